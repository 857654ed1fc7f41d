import type { Production } from '#shared/domains/booking/production/schemas.ts';
import { SUBLABEL_ARTISTS } from '#shared/domains/booking/production/sublabel.ts';
import { joinNames } from '#shared/kernel/text/text.ts';
import { useFormat } from '#web/platform/format.ts';

export const artistsText = ({ artists }: Pick<Production, 'artists'>): string =>
  joinNames(
    artists.map(({ name }) => name),
    SUBLABEL_ARTISTS,
  );

/** `Fri 2 Oct – Sat 28 Nov`, or one day alone. */
export function useDatesText(): (production: Pick<Production, 'startDate' | 'endDate'>) => string {
  const { day } = useFormat();
  return ({ startDate, endDate }) => {
    const first = day({ date: startDate });
    return startDate === endDate ? first : `${first} – ${day({ date: endDate })}`;
  };
}

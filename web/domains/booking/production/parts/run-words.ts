import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import type { Run, RunStop } from '#shared/domains/booking/production/run.ts';
import { useDistanceText } from '#web/platform/distance.ts';
import { useFormat } from '#web/platform/format.ts';

/** `3 shows · 12 days off · 2,140 km` */
export function useRunText(): (run: Run) => string {
  useLingui();
  const distance = useDistanceText();
  return ({ shows, gapDays, distanceKm }) =>
    [
      plural(shows, { one: '# show', other: '# shows' }),
      gapDays > 0 && plural(gapDays, { one: '# day off', other: '# days off' }),
      distanceKm > 0 && distance(distanceKm),
    ]
      .filter(Boolean)
      .join(' · ');
}

export const placeOf = ({ venue, cityCountry, artists }: RunStop): string =>
  [venue, cityCountry].filter(Boolean).join(', ') || artists.join(', ');

/** `Sat 22 May – Sun 23 May`, or one day alone. */
export function useStopDays(): (stop: Pick<RunStop, 'first' | 'last'>) => string {
  const { day } = useFormat();
  return ({ first, last }) =>
    first === last ? day({ date: first }) : `${day({ date: first })} – ${day({ date: last })}`;
}

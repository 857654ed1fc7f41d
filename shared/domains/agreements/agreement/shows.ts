import type { AgreementFields } from './schemas.ts';

/** All shows of an agreement, by day. */
export const showsOf = ({ show, otherShows = [] }: Pick<AgreementFields, 'show' | 'otherShows'>) => [
  show,
  ...otherShows,
];
/** A fact of all shows, each value once. */
export const eachOf = (agreement: Parameters<typeof showsOf>[0], field: 'title' | 'venue'): string =>
  [...new Set(showsOf(agreement).map((show) => show[field]))].filter(Boolean).join('; ');
/** The artists whose users may read it: those of every show. */
export const readersOf = ({
  artistIds,
  commonArtistIds = artistIds,
}: Pick<AgreementFields, 'artistIds' | 'commonArtistIds'>) => commonArtistIds;

interface Copied {
  readonly show: AgreementFields['show'];
  readonly otherShows?: AgreementFields['otherShows'];
}
/** The first and the last day of all shows. */
export function spanOf(agreement: Copied): { readonly date: string; readonly lastDate?: string } {
  const { date } = agreement.show;
  const last = showsOf(agreement)
    .map((show) => show.lastDate ?? show.date)
    .reduce((a, b) => (a > b ? a : b));
  return { date, ...(last > date ? { lastDate: last } : {}) };
}
/** The venue; of several shows, that of the first, and how many more there are: `Test Hall, Lisboa +5`. */
export const placeOf = ({ show: { venue }, otherShows = [] }: Copied): string =>
  otherShows.length > 0 ? `${venue} +${otherShows.length}` : venue;

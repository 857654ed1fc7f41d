import { showDays } from '#shared/domains/booking/show/rules.ts';
import type { ShowFields } from '#shared/domains/booking/show/schemas.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import type { AgreementKind } from '#shared/kernel/record/agreement.ts';
import type { Id } from '#shared/kernel/record/ids.ts';
import type { Stored } from '#shared/kernel/record/record.ts';
import { timeOf } from '#shared/kernel/time/date.ts';
import type { Days } from '#shared/kernel/time/days-text.ts';
import type { Stated } from './agreement.ts';
import { type AgreementLine, MAX_ARTISTS, type ScheduledShow } from './document.ts';

/*
 * A document of several shows: one party, one currency, a schedule, and lines that each charge one show. A document of
 * one show has no schedule, and its lines name no show.
 */

/** The longest text of one line of a document. */
const LINE_MAX = 200;

/** A show as the schedule has it. */
export const scheduled = (show: Stored<ShowFields>): ScheduledShow => ({
  showId: show.id,
  artist: joinedNames(show.artists.map(({ name }) => name)),
  ...showDays(show),
  start: show.isAllDay ? '' : timeOf(show.start),
  end: show.isAllDay ? '' : timeOf(show.end),
  venue: show.venue?.name ?? '',
  city: show.venue?.city ?? '',
});

export const unique = <T>(values: readonly T[]): T[] => [...new Set(values)];
/** The names, each once, as one line of a document. */
export function joinedNames(names: readonly string[]): string {
  const all = unique(names).join(', ');
  return all.length > LINE_MAX ? `${all.slice(0, LINE_MAX - 1)}…` : all;
}

/** The facts of a show that decide whether it belongs in a document with others. */
interface Together {
  readonly number: string;
  /** The other party. Blank if the show has none. */
  readonly partyId: string;
  readonly artistIds: readonly Id[];
  /** Left out for a show without a price. */
  readonly currency: string | undefined;
}
/** Refuses shows of different parties or currencies, or of too many artists. The error names the show. */
export function checkTogether(entity: AgreementKind, shows: readonly Together[]): void {
  if (shows.length < 2) return;
  const refuseAt = (code: string, found: Together | undefined) => {
    if (found) throw new AppError(`${entity}.${code}`, { params: { show: found.number } });
  };
  const currency = shows.find((show) => show.currency)?.currency;
  refuseAt(
    'otherParty',
    shows.find(({ partyId }) => partyId !== shows[0]?.partyId),
  );
  refuseAt(
    'otherCurrency',
    shows.find((show) => show.currency && show.currency !== currency),
  );
  const upTo = (at: number) => unique(shows.slice(0, at + 1).flatMap(({ artistIds }) => artistIds)).length;
  refuseAt(
    'manyArtists',
    shows.find((_, at) => upTo(at) > MAX_ARTISTS),
  );
}

/** The sum of the lines of a show, without VAT. */
export const feeOf = ({ lines }: Pick<Stated, 'lines'>, id: Id): number =>
  lines.filter(({ showId }) => showId === id).reduce((sum, { net }) => sum + net, 0);

/** The days and the place of a scheduled show: `21 May 2027, Test Hall`. */
export const nightText = ({ venue, city, ...days }: ScheduledShow, inWords: (days: Days) => string): string =>
  [inWords(days), venue || city].filter(Boolean).join(', ');

/** The text of a line, with the show that it charges. */
export function lineText({ shows = [] }: Stated, { text, showId }: AgreementLine, inWords: (days: Days) => string) {
  const show = shows.find((one) => one.showId === showId);
  return [text, show && nightText(show, inWords)].filter(Boolean).join(', ');
}

const idsOf = ({ shows = [] }: Pick<Stated, 'shows'>): Id[] => shows.map(({ showId }) => showId);
/** Whether both documents are of the same shows. A form changes no schedule: the shows of the record do. */
export const sameShows = (a: Pick<Stated, 'shows'>, b: Pick<Stated, 'shows'>): boolean =>
  JSON.stringify(idsOf(a)) === JSON.stringify(idsOf(b));

/** The parts that a schedule may lack. Its reader expects a place and a fee of each show. */
export const SHOW_GAPS = ['showVenue', 'showFee'] as const;
export interface ShowGap {
  readonly gap: (typeof SHOW_GAPS)[number];
  readonly show: ScheduledShow;
}
export const showGapsOf = (document: Stated): ShowGap[] =>
  (document.shows ?? []).flatMap((show) => {
    const isMissing = { showVenue: !show.venue, showFee: feeOf(document, show.showId) === 0 };
    return SHOW_GAPS.filter((gap) => isMissing[gap]).map((gap) => ({ gap, show }));
  });

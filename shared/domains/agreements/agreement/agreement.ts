import { isShowTimeName } from '#shared/domains/booking/timetable/rules.ts';
import { type AgreementDocument, agreementTotals, partnerOf } from './document.ts';

/** Facts that an agreement takes from its show and that both state from then on. */
export const SHOW_FACTS = ['artist', 'when', 'place', 'shows', 'partner', 'money', 'timetable'] as const;
export type ShowFact = (typeof SHOW_FACTS)[number];

/** A document without what only its record knows: its number, language and version. */
export type Stated = Omit<AgreementDocument, 'number' | 'locale' | 'version'>;

/** The fields that carry each fact. Taking a fact over from the show replaces them all. */
const FIELDS = {
  money: [
    'currency',
    'deal',
    'lines',
    'vatText',
    'payments',
    'costsByPromoter',
    'withholdingRate',
    'withholdingSteps',
    'withholdingBearer',
    'withholdingByShow',
  ],
  timetable: ['timetable'],
  partner: ['promoter', 'artist'],
} as const satisfies Partial<Record<ShowFact, readonly (keyof Stated)[]>>;

type Line = Stated['timetable'][number];
/**
 * The timetable without the show's own hours, which `when` states. Documents made before the show time was one fact
 * repeat it as a line: `20:00 – 21:30 Show time`.
 */
const ownLines = ({ show: { start, end }, timetable }: Stated): Line[] =>
  timetable.filter(({ time, label }) => {
    const [from = '', to = end] = time.split(/\s*[–-]\s*/);
    return !isShowTimeName(label) || from !== start || to !== end;
  });

/** A fact in few words: wording and layout may differ without a disagreement. */
const READ: Readonly<Record<ShowFact, (document: Stated) => unknown>> = {
  artist: ({ show }) => show.artist,
  when: ({ show: { date, lastDate, start, end } }) => [date, lastDate ?? date, start, end],
  place: ({ show }) => show.venue.name,
  shows: ({ shows = [] }) =>
    shows.map(({ showId, artist, date, lastDate = date, start, end, venue, city }) => [
      ...[showId, artist, date, lastDate],
      ...[start, end, venue, city],
    ]),
  partner: (document) => partnerOf(document as AgreementDocument).name,
  money: ({ currency, lines }) => [currency, agreementTotals(lines).net],
  timetable: (document) => ownLines(document).map(({ time, label }) => [time, label]),
};
const said = (document: Stated, fact: ShowFact): string => JSON.stringify(READ[fact](document));

/** An agreement without a timetable leaves it open, as most contracts do: the hours come with the advancing. */
const leavesOpen = (document: Stated, fact: ShowFact): boolean =>
  fact === 'timetable' && ownLines(document).length === 0;
/** The schedule of several shows states these, each for its show. */
const isScheduled = ({ shows }: Stated, fact: ShowFact): boolean =>
  shows !== undefined && (fact === 'artist' || fact === 'when' || fact === 'place');

/** The facts on which an agreement and its show disagree. `proposed` is the agreement that the show would make now. */
export const disagreements = (document: Stated, proposed: Stated): ShowFact[] =>
  SHOW_FACTS.filter(
    (fact) =>
      !leavesOpen(document, fact) && !isScheduled(document, fact) && said(document, fact) !== said(proposed, fact),
  );

/** The document with one fact as the show has it. */
export function takenOver<D extends Stated>(document: D, proposed: Stated, fact: ShowFact): D {
  const { show } = document;
  const { artist, title, date, lastDate, start, end, venue } = proposed.show;
  if (fact === 'artist') return { ...document, show: { ...show, artist, title } };
  if (fact === 'when')
    return { ...document, show: { ...show, date, lastDate, start, end }, timetable: ownLines(document) };
  if (fact === 'place') return { ...document, show: { ...show, venue } };
  if (fact === 'shows')
    return document.shows
      ? { ...document, show: { ...show, artist, title, date, lastDate, venue }, shows: proposed.shows }
      : document;
  const fields = FIELDS[fact].map((field) => [field, proposed[field]]);
  return { ...document, ...Object.fromEntries(fields) };
}

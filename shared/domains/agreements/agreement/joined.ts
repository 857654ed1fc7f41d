import { shareOut } from '#shared/kernel/money/money.ts';
import type { Id } from '#shared/kernel/record/ids.ts';
import { type Locale, tagOf } from '#shared/kernel/text/locale.ts';
import { type Days, daysText } from '#shared/kernel/time/days-text.ts';
import { words } from '#shared/kernel/values/words.ts';
import type { Stated } from './agreement.ts';
import { type AgreementLine, agreementTotals, MAX_PAYMENTS, type ScheduledShow, type Withholding } from './document.ts';
import { joinedNames, nightText, unique } from './several.ts';

type Payments = Stated['payments'];

/** Payments that add up to the price. VAT of all shows is rounded once, so the sums of each may differ from it. */
export function aligned(payments: Payments, gross: number): Payments {
  const last = payments.at(-1);
  const rest = gross - payments.reduce((sum, { amount }) => sum + amount, 0);
  if (!last || rest === 0) return payments;
  if (last.amount + rest >= 0) return [...payments.slice(0, -1), { ...last, amount: last.amount + rest }];
  const parts = shareOut(
    gross,
    payments.map(({ amount }) => amount),
  );
  return payments.map((payment, at) => ({ ...payment, amount: parts[at] ?? 0 }));
}

/** Those of the same day and text become one. */
function paymentsOf(documents: readonly Stated[], gross: number): Payments {
  const sums = new Map<string, Payments[number]>();
  for (const payment of documents.flatMap(({ payments }) => payments)) {
    const key = `${payment.due} ${payment.text}`;
    sums.set(key, { ...payment, amount: payment.amount + (sums.get(key)?.amount ?? 0) });
  }
  // Should there be more than a document holds, the last one takes the rest.
  const byDay = [...sums.values()].toSorted((a, b) => a.due.localeCompare(b.due)).slice(0, MAX_PAYMENTS);
  return aligned(byDay, gross);
}

interface Part<D extends Stated> {
  readonly show: ScheduledShow;
  /** The document of this show alone. */
  readonly document: D;
}
type Parts<D extends Stated> = readonly [Part<D>, ...Part<D>[]];

/** Each deal in words, once, under the shows that it is for. */
function dealsOf(parts: readonly Part<Stated>[], inWords: (days: Days) => string): string {
  const deals = unique(parts.map(({ document }) => document.deal));
  if (deals.length === 1) return deals[0] ?? '';
  const nightsOf = (deal: string) =>
    parts.filter(({ document }) => document.deal === deal).map(({ show }) => nightText(show, inWords));
  return deals
    .filter(Boolean)
    .map((deal) => `${nightsOf(deal).join('; ')}:\n${deal}`)
    .join('\n\n');
}

/** The value that all documents share, if they do. */
const shared = <T>(values: readonly T[]): T | undefined =>
  new Set(values.map((value) => JSON.stringify(value))).size === 1 ? values[0] : undefined;

const NOWHERE = { name: '', address: [] };
/** The facts that all shows have: the artists, the first and the last day, and the venue of a residency. */
function summaryOf(parts: Parts<Stated>): Stated['show'] {
  const [{ document }] = parts;
  const days = parts.map(({ show }) => show);
  const date = document.show.date;
  const last =
    days
      .map((day) => day.lastDate ?? day.date)
      .sort()
      .at(-1) ?? date;
  const { lastDate: _own, ...show } = document.show;
  const artist = joinedNames(parts.map((part) => part.show.artist));
  return {
    ...show,
    title: shared(parts.map((part) => part.document.show.title)) ?? artist,
    artist,
    ...(last > date ? { lastDate: last } : {}),
    start: '',
    end: '',
    billing: shared(parts.map((part) => part.document.show.billing)) ?? '',
    venue: shared(parts.map((part) => part.document.show.venue)) ?? NOWHERE,
  };
}

const withheld = ({ withholdingRate, withholdingBearer, withholdingSteps }: Stated): Withholding => ({
  withholdingRate,
  withholdingBearer,
  withholdingSteps,
});
type ShareOfShow = Withholding & { readonly showId: Id };
/** Tax kept back at source: once if all shows have the same, else for each show that has any. */
function withholdingOf(parts: Parts<Stated>): Withholding & Pick<Stated, 'withholdingByShow'> {
  const one = shared(parts.map(({ document }) => withheld(document)));
  if (one) return one;
  const taxed = parts.filter(({ document }) => document.withholdingRate !== undefined);
  return {
    withholdingRate: undefined,
    withholdingSteps: undefined,
    withholdingBearer: shared(taxed.map(({ document }) => document.withholdingBearer)),
    withholdingByShow: taxed.map(({ show: { showId }, document }) =>
      defined<ShareOfShow>({ showId, ...withheld(document) }),
    ),
  };
}

const defined = <D extends object>(document: Partial<Record<keyof D, unknown>>): D =>
  Object.fromEntries(Object.entries(document).filter(([, value]) => value !== undefined)) as D;

/** One document of the documents of its shows, which come by day. The document of one show stays as it is. */
export function joined<D extends Stated & { readonly locale: Locale }>(parts: Parts<D>): D {
  const [first] = parts;
  if (parts.length === 1) return first.document;
  const format = new Intl.DateTimeFormat(tagOf(first.document.locale), { dateStyle: 'long', timeZone: 'UTC' });
  const inWords = (days: Days) => daysText(format, days);
  const documents = parts.map(({ document }) => document);
  const priced = documents.find(({ lines }) => lines.some(({ net }) => net !== 0)) ?? first.document;
  const lines = parts.flatMap(({ show: { showId }, document }) => document.lines.map((line) => ({ ...line, showId })));
  return defined<D>({
    ...first.document,
    withholdingByShow: undefined,
    ...withholdingOf(parts),
    currency: priced.currency,
    show: summaryOf(parts),
    shows: parts.map(({ show }) => show),
    timetable: [],
    deal: dealsOf(parts, inWords),
    lines,
    payments: paymentsOf(documents, agreementTotals(lines).gross),
    ...(first.document.costsByPromoter
      ? { costsByPromoter: unique(documents.flatMap(({ costsByPromoter = [] }) => costsByPromoter)) }
      : {}),
  });
}

/** The fields that follow from the shows. */
const OF_SHOWS = words(
  'currency deal timetable shows costsByPromoter withholdingRate withholdingBearer withholdingSteps withholdingByShow',
);

/**
 * The document with the shows of another, `proposed`. A show that it had before keeps the lines of its author, as do
 * lines that charge no show.
 */
export function withShows<D extends Stated>(document: D, proposed: D, from: Id, ids: readonly Id[]): D {
  const before = document.shows?.map(({ showId }) => showId) ?? [from];
  const own = document.shows ? document.lines : document.lines.map((line) => ({ ...line, showId: from }));
  const [only = from] = ids;
  const given = proposed.shows ? proposed.lines : proposed.lines.map((line) => ({ ...line, showId: only }));
  const isKept = ({ showId }: AgreementLine) => !showId || (before.includes(showId) && ids.includes(showId));
  const isNew = ({ showId }: AgreementLine) => showId !== undefined && !before.includes(showId);
  const kept = proposed.currency === document.currency ? [...own.filter(isKept), ...given.filter(isNew)] : given;
  const placeOf = ({ showId }: AgreementLine) => (showId ? ids.indexOf(showId) : ids.length);
  const ordered = (kept.length > 0 ? kept : given).toSorted((a, b) => placeOf(a) - placeOf(b));
  const lines = proposed.shows ? ordered : ordered.map(({ showId: _one, ...line }) => line);
  const { slot, billing } = document.show;
  const changed = Object.fromEntries(OF_SHOWS.map((field) => [field, proposed[field]]));
  return defined<D>({
    ...document,
    ...changed,
    show: { ...proposed.show, slot, billing },
    lines,
    payments: aligned(proposed.payments, agreementTotals(lines).gross),
  });
}

import { AppError, type ErrorDetail } from '#shared/kernel/contract/error.ts';
import { MAX_MINOR } from '#shared/kernel/money/money.ts';
import { leadsTo, machine } from '#shared/kernel/record/machine.ts';
import type { LocalDate } from '#shared/kernel/time/date.ts';
import type { EveryField } from '#shared/kernel/values/every-field.ts';
import { saysSame } from '#shared/kernel/values/same.ts';
import { totalsOf } from './calculation.ts';
import { isCredit, isIssued } from './kinds.ts';
import { withoutBooking } from './line-booking.ts';
import type { InvoiceFields, InvoiceInput, InvoiceLine } from './schemas.ts';
import { openOf, settlementOf } from './settlement.ts';
import { type VatFacts, vatProblems, vatWarnings } from './vat-check.ts';

export const invoiceMachine = machine({
  name: 'invoice',
  first: 'draft',
  steps: [
    { on: 'change', from: ['draft', 'review'] },
    { on: 'submit', from: ['draft'], to: 'review' },
    { on: 'send back', from: ['review'], to: 'draft' },
    { on: 'issue', from: ['draft', 'review'], to: 'outstanding' },
    { on: 'credit', from: ['outstanding'] },
    { on: 'pay', from: ['outstanding'] },
    { on: 'send', from: ['outstanding'] },
    { on: 'dispute', from: ['outstanding'] },
    { on: 'delete', from: ['draft', 'review'], to: 'deleted' },
  ],
});

/** Refuses a step that the stage of a document does not allow. */
export function checkStep({ stage }: Pick<InvoiceFields, 'stage'>, on: string): void {
  if (!leadsTo(invoiceMachine, stage, on)) throw new AppError('document.badTransition');
}

/** The blank values of the fields that an author may add. */
export const BLANK_INVOICE = {
  reference: '',
  intro: '',
  internalNote: '',
  pricesIncludeVat: false,
  discountRate: 0,
  discount: 0,
} satisfies Partial<InvoiceInput>;

/** Converts an invoice to the input of its form, with ids instead of cards. */
export const inputOf = (invoice: InvoiceFields): EveryField<InvoiceInput> => ({
  bookkeepingId: invoice.bookkeepingId,
  companyId: invoice.company?.companyId,
  contactId: invoice.contact?.contactId,
  locale: invoice.locale,
  showIds: invoice.shows.map(({ showId }) => showId),
  artistIds: invoice.artists.map(({ artistId }) => artistId),
  ownerId: invoice.owner.userId,
  date: invoice.date,
  dueDate: invoice.dueDate,
  paymentTermId: invoice.paymentTermId,
  supplyFrom: invoice.supplyFrom,
  supplyTo: invoice.supplyTo,
  currency: invoice.currency,
  reference: invoice.reference,
  intro: invoice.intro,
  internalNote: invoice.internalNote,
  pricesIncludeVat: invoice.pricesIncludeVat,
  discountRate: invoice.discountRate,
  discount: invoice.discount,
  lines: invoice.lines.map(({ vat: _vat, net: _net, costCenter: _code, project: _project, ...line }) => line),
  statusId: invoice.statusId,
  tagIds: invoice.tagIds,
  freeFields: invoice.freeFields,
});

/** The fields that stay open on every level. All others freeze when the invoice is issued (money section 4, F2). */
const ALWAYS_OPEN: readonly (keyof InvoiceInput)[] = ['statusId', 'tagIds', 'ownerId', 'internalNote', 'freeFields'];
/** The fields that the lock by hand freezes (F1). */
const MONEY: readonly (keyof InvoiceInput)[] = [
  ...(['bookkeepingId', 'companyId', 'lines', 'currency', 'pricesIncludeVat', 'discountRate', 'discount'] as const),
];
/** The fields that a credit note shares with the document that it credits. */
const OF_ORIGINAL: readonly (keyof InvoiceInput)[] = ['bookkeepingId', 'companyId', 'currency', 'pricesIncludeVat'];

/** A commission keeps the show, the artist and the currency by which it is known. */
const OF_COMMISSION: readonly (keyof InvoiceInput)[] = ['showIds', 'artistIds', 'currency'];

/** A self-billed invoice keeps the parties and the currency of its agreement. */
const OF_PURCHASE: readonly (keyof InvoiceInput)[] = ['bookkeepingId', 'companyId', 'artistIds', 'currency'];

/** The fields that do not change, although the document is a draft. */
function keptBy({ creditOf, selfBill, type }: InvoiceFields): readonly (keyof InvoiceInput)[] {
  if (creditOf) return OF_ORIGINAL;
  if (selfBill) return OF_PURCHASE;
  return type === 'commission' ? OF_COMMISSION : [];
}

/** Whether two inputs have the same lines, however these are booked. */
const hasSameLines = (was: Pick<InvoiceInput, 'lines'>, input: Pick<InvoiceInput, 'lines'>): boolean =>
  saysSame(was.lines.map(withoutBooking), input.lines.map(withoutBooking));

/** Refuses an input that changes a frozen or locked field, and names the first such field. */
export function checkFrozen(invoice: InvoiceFields, input: InvoiceInput): void {
  const was = inputOf(invoice);
  const changed = (Object.keys(input) as (keyof InvoiceInput)[]).filter((field) =>
    field === 'lines' ? !hasSameLines(was, input) : !saysSame(was[field], input[field]),
  );
  const held = changed.find((field) => keptBy(invoice).includes(field));
  const frozen = isIssued(invoice) ? changed.find((field) => !ALWAYS_OPEN.includes(field)) : held;
  if (frozen) throw new AppError('document.frozen', { field: frozen });
  const locked = invoice.lockedAt ? changed.find((field) => MONEY.includes(field)) : undefined;
  if (locked) throw lockedError(invoice, locked);
}

const lockedError = ({ lockedAt = '', lockedBy = '' }: Pick<InvoiceFields, 'lockedAt' | 'lockedBy'>, field?: string) =>
  new AppError('document.locked', {
    params: { name: lockedBy, date: lockedAt.slice(0, 10) },
    ...(field ? { field } : {}),
  });

/** Refuses to delete anything but an unlocked draft. A draft has no number, so it leaves no gap. */
export function checkRemovable(invoice: Pick<InvoiceFields, 'stage' | 'lockedAt' | 'lockedBy'>): void {
  checkStep(invoice, 'delete');
  if (invoice.lockedAt) throw lockedError(invoice);
}

type Draft = Omit<InvoiceFields, 'net' | 'tax' | 'total' | 'groups' | 'lines'> & {
  readonly lines: readonly Omit<InvoiceLine, 'net'>[];
};
/** Computes the sums of a document. Line sums, groups and totals never come from the caller. */
export function withTotals(draft: Draft): InvoiceFields {
  const lines = draft.lines.map((line) => ({ ...line, vat: line.vat.code, rate: line.vat.rate }));
  const { lineNets, groups, net, tax, total } = totalsOf({ ...draft, lines });
  if ([net, tax, total].some((sum) => Math.abs(sum) > MAX_MINOR))
    throw new AppError('invoice.tooLarge', { field: 'lines' });
  return {
    ...draft,
    lines: draft.lines.map((line, i) => ({ ...line, net: lineNets[i] ?? 0 })),
    groups: groups.map(({ discount: _discount, ...group }) => group),
    net,
    tax,
    total,
  };
}

interface IssueDay extends VatFacts {
  readonly today: LocalDate;
  /** The document that a credit note credits. */
  readonly original?: Pick<InvoiceFields, 'date'> | undefined;
}
/** Lists the problems that prevent the issue of a document on a day, each at its field. */
export function issueProblems(invoice: InvoiceFields, day: IssueDay): ErrorDetail[] {
  const { date, today, original } = day;
  const { company, selfBill, lines, total, dueDate } = invoice;
  // A deduction mirrors the VAT of its document.
  const charged = { ...invoice, lines: lines.filter(({ deducts }) => !deducts) };
  const isBefore = original !== undefined && date < original.date;
  return [
    ...(company || selfBill ? [] : [{ code: 'required', field: 'companyId' }]),
    ...(lines.length > 0 ? [] : [{ code: 'invoice.noLines', field: 'lines' }]),
    ...(total < 0 ? [{ code: 'invoice.negativeTotal', field: 'lines' }] : []),
    ...(date > today ? [{ code: 'invoice.dateInFuture', field: 'date' }] : []),
    ...(isBefore ? [{ code: 'credit.beforeInvoice', field: 'date', params: { date: original.date } }] : []),
    ...(dueDate && dueDate < date ? [{ code: 'invoice.dueBeforeDate', field: 'dueDate' }] : []),
    // A credit note mirrors the VAT of its invoice, right or wrong.
    ...(original ? [] : vatProblems(charged, day)),
  ];
}

/** Lists the warnings that the user must confirm before the issue: unusual cases that are allowed. */
export function issueWarnings(invoice: InvoiceFields, day: IssueDay): ErrorDetail[] {
  const { date, today, original } = day;
  const isOld = date.slice(0, 4) < today.slice(0, 4);
  return [
    ...(isOld ? [{ code: 'invoice.dateLastYear', field: 'date', params: { date } }] : []),
    ...(original ? [] : vatWarnings(invoice, day)),
  ];
}

/** Returns the warnings that are not confirmed yet. */
export const unconfirmed = (warnings: readonly ErrorDetail[], confirmed: readonly string[]): ErrorDetail[] =>
  warnings.filter(({ code }) => !confirmed.includes(code));

export function checkPeriod(
  { supplyFrom, supplyTo }: Partial<Pick<InvoiceFields, 'supplyFrom' | 'supplyTo'>>,
  field = 'supplyTo',
): void {
  if (supplyFrom && supplyTo && supplyTo < supplyFrom) throw new AppError('endBeforeBegin', { field });
}

/** Returns the unpaid amount of an issued invoice; of a credit note, the amount that the agency still owes. */
export const openAmount = (invoice: InvoiceFields): number => (isIssued(invoice) ? openOf(invoice) : 0);
/** Returns the open amount as the buyer owes it: a credit note counts as negative. */
export const owedOf = (invoice: InvoiceFields): number =>
  isCredit(invoice) ? -openAmount(invoice) : openAmount(invoice);

/** Computes the fields of an invoice that are stored nowhere. */
export const derivedOf = (invoice: InvoiceFields, today: LocalDate) => ({
  open: openAmount(invoice),
  ...(isIssued(invoice) ? { settlement: settlementOf(invoice, invoice.dueDate || invoice.date, today) } : {}),
});

/** Computes the part of a credit note that is set off at once against the open amount. The rest is owed back. */
export const setOff = (open: number, credit: number): number => Math.min(Math.max(0, open), credit);

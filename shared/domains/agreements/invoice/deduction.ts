import type { Id } from '#shared/kernel/record/ids.ts';
import { sumOf, type VatGroup } from './calculation.ts';
import { creditable } from './credit.ts';
import { isCredit, isIssued } from './kinds.ts';
import { bookingOf } from './line-booking.ts';
import type { InvoiceFields, InvoiceLineInput, InvoiceType } from './schemas.ts';

/** A transaction has room for this many documents to deduct. */
export const MAX_DEDUCTIONS = 20;

type Document = Pick<
  InvoiceFields,
  'type' | 'stage' | 'lines' | 'groups' | 'creditedGroups' | 'total' | 'creditIssued'
>;

/** The documents that the lines take off, each once. */
export const deductedIds = (lines: readonly Pick<InvoiceLineInput, 'deducts'>[]): Id[] => [
  ...new Set(lines.flatMap(({ deducts }) => (deducts ? [deducts.invoiceId] : []))),
];

/** Whether nothing of an issued document is left. Then it holds no deduction any more. */
export const isTakenBack = (document: Pick<InvoiceFields, 'stage' | 'total' | 'creditIssued'>): boolean =>
  isIssued(document) && document.creditIssued > 0 && document.creditIssued >= document.total;

/** The documents that nobody else may deduct: none once this one is credited in full. A credit note deducts nothing. */
export const heldIds = (document: Document): Id[] =>
  isCredit(document) || isTakenBack(document) ? [] : deductedIds(document.lines);

/** The kind of a document: an ordinary one with a deduction is a final. */
export const typeOf = (type: InvoiceType, lines: readonly Pick<InvoiceLineInput, 'deducts'>[]): InvoiceType => {
  if (type !== 'invoice' && type !== 'onBehalf' && type !== 'final') return type;
  return deductedIds(lines).length > 0 ? 'final' : 'invoice';
};

/**
 * The net and VAT of each group that a later document deducts: all that this one bills, less its credit notes, and all
 * that it deducted itself. A later final takes off the last final only, and so the whole chain.
 */
export function standsFor(document: Document): VatGroup[] {
  const { groups, creditedGroups = [] } = document;
  const held = heldIds(document);
  const lines = document.lines.filter(({ deducts }) => deducts && held.includes(deducts.invoiceId));
  return creditable(groups, creditedGroups).map(({ vat, rate, taxable, tax }) => {
    const own = lines.filter((line) => line.vat.code === vat && line.vat.rate === rate).map(({ deducts }) => deducts);
    return {
      vat,
      rate,
      taxable: taxable + sumOf(own.map((one) => one?.taxable ?? 0)),
      tax: tax + sumOf(own.map((one) => one?.tax ?? 0)),
    };
  });
}

interface Deducting {
  readonly pricesIncludeVat: boolean;
  readonly text: string;
  readonly showId?: Id | undefined;
}
/** The lines that take a document off, one for each VAT group (money section 7). */
export function deductionLines(
  document: Document & { readonly id: Id },
  { pricesIncludeVat, text, showId }: Deducting,
): InvoiceLineInput[] {
  return standsFor(document).flatMap(({ vat, rate, taxable, tax }) => {
    const like = document.lines.find((line) => line.vat.code === vat && line.vat.rate === rate);
    const minor = pricesIncludeVat ? taxable + tax : taxable;
    if (!like || (taxable === 0 && tax === 0)) return [];
    return {
      text,
      quantity: minor < 0 ? 1000 : -1000,
      unit: 'C62' as const,
      priceC: Math.abs(minor) * 100,
      discountRate: 0,
      discount: 0,
      vatRateId: like.vatRateId,
      ...bookingOf(like),
      ...(showId ? { showId } : {}),
      deducts: { invoiceId: document.id, taxable, tax },
    };
  });
}

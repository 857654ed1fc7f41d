import { AppError } from '#shared/kernel/contract/error.ts';
import { shareOf } from '#shared/kernel/money/money.ts';
import type { VatGroup } from './calculation.ts';

const isAlike = (a: VatGroup, b: Pick<VatGroup, 'vat' | 'rate'>): boolean => a.vat === b.vat && a.rate === b.rate;
const grossOf = (groups: readonly VatGroup[]): number =>
  groups.reduce((sum, { taxable, tax }) => sum + taxable + tax, 0);

/** Returns the amounts of a document's groups that are not credited yet. */
export const creditable = (groups: readonly VatGroup[], credited: readonly VatGroup[]): VatGroup[] =>
  groups.map((group) => {
    const before = credited.filter((one) => isAlike(one, group));
    return {
      ...group,
      taxable: before.reduce((left, { taxable }) => left - taxable, group.taxable),
      tax: before.reduce((left, { tax }) => left - tax, group.tax),
    };
  });

/** Computes the amount of a document that can still be credited, with VAT. */
export const creditableTotal = (groups: readonly VatGroup[], credited: readonly VatGroup[]): number =>
  grossOf(creditable(groups, credited));

interface Terms {
  /** Whether the document's prices include VAT. Then the agreed gross is credited. */
  readonly includesVat: boolean;
  /** Formats an amount for the reader. */
  readonly say: (most: number) => string;
}

const exceeds = (amount: number, most: number): boolean => Math.abs(amount) > Math.abs(most) || amount * most < 0;
/** Limits a part to the amount that is left. In a negative group, all amounts are negative. */
const atMost = (part: number, left: number): number =>
  left < 0 ? Math.max(left, part) : Math.min(Math.max(0, left), part);

/** Computes the part of a group with net prices. Its VAT is at most the VAT that is left. */
function partOfNet({ vat, rate, taxable }: VatGroup, left: VatGroup): VatGroup {
  return { vat, rate, taxable, tax: atMost(shareOf(taxable, rate), left.tax) };
}
/** Computes the part of a group with inclusive prices. Its gross stays; net and VAT are at most what is left. */
function partOfGross({ vat, rate, taxable, tax }: VatGroup, left: VatGroup): VatGroup {
  const gross = taxable + tax;
  const vatPart = atMost(tax, left.tax);
  const net = atMost(gross - vatPart, left.taxable);
  return { vat, rate, taxable: net, tax: gross - net };
}

/**
 * Computes the groups of a credit note. The part that uses up a group takes the net and the VAT that are left (money
 * section 7). Refuses more than is left, of a group and of the document. Otherwise a group below zero would let the
 * other groups be credited above the total.
 */
export function creditedGroups(
  left: readonly VatGroup[],
  wanted: readonly VatGroup[],
  { includesVat, say }: Terms,
): VatGroup[] {
  const groups = wanted.map((group) => {
    const open = left.find((one) => isAlike(one, group)) ?? { ...group, taxable: 0, tax: 0 };
    const [amount, most] = includesVat
      ? [group.taxable + group.tax, open.taxable + open.tax]
      : [group.taxable, open.taxable];
    if (exceeds(amount, most)) throw tooMuch(say(most));
    if (amount === most) return { ...group, taxable: open.taxable, tax: open.tax };
    return includesVat ? partOfGross(group, open) : partOfNet(group, open);
  });
  const most = grossOf(left);
  if (grossOf(groups) > most) throw tooMuch(say(most));
  return groups;
}

const tooMuch = (amount: string) => new AppError('credit.exceedsInvoice', { field: 'lines', params: { amount } });

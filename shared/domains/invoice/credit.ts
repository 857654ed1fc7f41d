import { AppError } from '#shared/kernel/error.ts';
import { shareOf } from '#shared/kernel/money.ts';
import type { VatGroup } from './calculation.ts';

const isAlike = (a: VatGroup, b: Pick<VatGroup, 'vat' | 'rate'>): boolean => a.vat === b.vat && a.rate === b.rate;

/** What of a document's groups was not credited yet. */
export const creditable = (groups: readonly VatGroup[], credited: readonly VatGroup[]): VatGroup[] =>
  groups.map((group) => {
    const before = credited.filter((one) => isAlike(one, group));
    return {
      ...group,
      taxable: before.reduce((left, { taxable }) => left - taxable, group.taxable),
      tax: before.reduce((left, { tax }) => left - tax, group.tax),
    };
  });

/**
 * The VAT of a credit by groups: of its part, at most what is left; the part that uses up the taxable takes the VAT that
 * is left (money section 7). More than is left of a group is refused, with the amount as `say` words it.
 */
export function creditedGroups(
  left: readonly VatGroup[],
  wanted: readonly Omit<VatGroup, 'tax'>[],
  say: (most: number) => string,
): VatGroup[] {
  return wanted.map(({ vat, rate, taxable }) => {
    const open = left.find((group) => isAlike(group, { vat, rate }));
    const most = open?.taxable ?? 0;
    const isTooMuch = Math.abs(taxable) > Math.abs(most) || taxable * most < 0;
    if (isTooMuch) throw new AppError('credit.exceedsInvoice', { field: 'lines', params: { amount: say(most) } });
    const tax = shareOf(taxable, rate);
    const [rest, sign] = [open?.tax ?? 0, Math.sign(most)];
    return { vat, rate, taxable, tax: taxable === most ? rest : sign * Math.min(sign * tax, sign * rest) };
  });
}

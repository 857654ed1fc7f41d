import { divideRounded, shareOf, shareOut } from '#shared/kernel/money/money.ts';

/** The values to compute a line from. The price is per unit, in hundredths of a minor unit (money section 1). */
export interface CountedLine {
  /** The quantity in thousandths, not 0. */
  readonly quantity: number;
  readonly priceC: number;
  readonly discountRate?: number | undefined;
  readonly discount?: number | undefined;
  /** The VAT case. Lines with the same case and rate form one group. */
  readonly vat: string;
  readonly rate: number;
  /** The net and the VAT that an earlier document bills already. Such a line takes off exactly these. */
  readonly deducts?: { readonly taxable: number; readonly tax: number } | undefined;
}
export interface Counted {
  readonly lines: readonly CountedLine[];
  readonly discountRate?: number | undefined;
  readonly discount?: number | undefined;
  readonly pricesIncludeVat?: boolean | undefined;
}
/** A part of the total with one VAT, as the tax office needs it. */
export interface VatGroup {
  readonly vat: string;
  readonly rate: number;
  readonly taxable: number;
  readonly tax: number;
}
export interface InvoiceTotals {
  readonly lineNets: readonly number[];
  readonly groups: readonly (VatGroup & { readonly discount: number })[];
  readonly lineSum: number;
  readonly discount: number;
  readonly net: number;
  readonly tax: number;
  readonly total: number;
}

/** A thousandth of a unit, at a hundredth of a minor unit. */
const PER_MINOR = 100_000n;
const WHOLE = 100_000n;

export const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0);

/** Computes the amount of a line less its own discount. Gross and discount are each rounded (money section 7). */
export function lineAmount({ quantity, priceC, discountRate = 0, discount = 0 }: CountedLine): number {
  const gross = Number(divideRounded(BigInt(quantity) * BigInt(priceC), PER_MINOR));
  return gross - shareOf(gross, discountRate) - discount;
}

const withoutVat = (gross: number, rate: number): number =>
  Number(divideRounded(BigInt(gross) * WHOLE, WHOLE + BigInt(rate)));

interface Group {
  readonly vat: string;
  readonly rate: number;
  readonly at: number[];
}
function groupsOf(lines: readonly CountedLine[]): Group[] {
  const groups = new Map<string, Group>();
  for (const [i, { vat, rate }] of lines.entries()) {
    const key = `${vat} ${rate}`;
    const group = groups.get(key) ?? { vat, rate, at: [] };
    group.at.push(i);
    groups.set(key, group);
  }
  return [...groups.values()];
}

/** Computes the VAT once per group. If prices include VAT, the agreed gross stays exact. */
function taxed({ rate }: Group, sum: number, discount: number, isIncluded: boolean | undefined) {
  if (!isIncluded) {
    const taxable = sum - discount;
    return { lines: sum, discount, taxable, tax: shareOf(taxable, rate) };
  }
  const [lines, taxable] = [withoutVat(sum, rate), withoutVat(sum - discount, rate)];
  return { lines, discount: lines - taxable, taxable, tax: sum - discount - taxable };
}

/** The deductions of a group, by the place of their line. */
const deductedFrom = ({ at }: Group, lines: readonly CountedLine[]) =>
  new Map(
    at.flatMap((i) => {
      const deducts = lines[i]?.deducts;
      return deducts ? [[i, deducts] as const] : [];
    }),
  );

/** Computes lines, VAT groups and totals: amounts BT-106 to BT-112 of EN 16931, in minor units. */
export function totalsOf({ lines, discountRate = 0, discount = 0, pricesIncludeVat }: Counted): InvoiceTotals {
  const amounts = lines.map((line) => (line.deducts ? 0 : lineAmount(line)));
  const groups = groupsOf(lines);
  const sums = groups.map(({ at }) => sumOf(at.map((i) => amounts[i] ?? 0)));
  const off = shareOf(sumOf(amounts), discountRate) + discount;
  // Only what is owed can be discounted.
  const weights = sums.map((sum) => Math.max(0, sum));
  const offs = shareOut(off, weights);
  const lineNets = [...amounts];
  const found = groups.map((group, i) => {
    const part = taxed(group, sums[i] ?? 0, offs[i] ?? 0, pricesIncludeVat);
    const nets = shareOut(
      part.lines,
      group.at.map((line) => amounts[line] ?? 0),
    );
    for (const [n, line] of group.at.entries()) lineNets[line] = nets[n] ?? 0;
    const offNow = deductedFrom(group, lines);
    for (const [line, { taxable }] of offNow.entries()) lineNets[line] = -taxable;
    const [taxable, tax] = (['taxable', 'tax'] as const).map(
      (of) => part[of] - sumOf([...offNow.values()].map((one) => one[of])),
    ) as [number, number];
    return { vat: group.vat, rate: group.rate, discount: part.discount, taxable, tax };
  });
  const [net, tax] = [sumOf(found.map(({ taxable }) => taxable)), sumOf(found.map((group) => group.tax))];
  const total = net + tax;
  return {
    lineNets,
    groups: found,
    lineSum: sumOf(lineNets),
    discount: sumOf(found.map((group) => group.discount)),
    net,
    tax,
    total,
  };
}

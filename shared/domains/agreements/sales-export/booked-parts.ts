import { sumOf } from '#shared/domains/agreements/invoice/calculation.ts';
import type { InvoiceLine, TaxGroup } from '#shared/domains/agreements/invoice/schemas.ts';
import { shareOut } from '#shared/kernel/money/money.ts';

/** A part of a VAT group that is booked alike, with the first of its lines. */
export interface BookedPart {
  readonly line: InvoiceLine | undefined;
  readonly net: number;
  readonly tax: number;
}

const keyOf = ({ ledger = '', costCenter, project }: InvoiceLine): string =>
  [ledger, costCenter?.code ?? '', project?.code ?? ''].join(' ');

/** The amounts of each line of a group: its deductions as they are, the rest shared out over its charges. */
function amountsOf(lines: readonly InvoiceLine[], { taxable, tax }: TaxGroup): { net: number; tax: number }[] {
  const offs = lines.map(({ deducts }) => deducts);
  const charged = (of: 'taxable' | 'tax', left: number) => left + sumOf(offs.map((off) => off?.[of] ?? 0));
  const weights = lines.map(({ deducts, net }) => (deducts ? 0 : net));
  const nets = shareOut(charged('taxable', taxable), weights);
  const taxes = shareOut(charged('tax', tax), nets);
  return lines.map(({ deducts }, i) => ({
    net: (nets[i] ?? 0) - (deducts?.taxable ?? 0),
    tax: (taxes[i] ?? 0) - (deducts?.tax ?? 0),
  }));
}

/** Splits a VAT group by the booking of its lines. The parts add up to the group (money section 11). */
export function bookedParts(all: readonly InvoiceLine[], group: TaxGroup): BookedPart[] {
  const lines = all.filter((line) => line.vat.code === group.vat && line.vat.rate === group.rate);
  const keys = [...new Set(lines.map(keyOf))];
  if (keys.length < 2) return [{ line: lines[0], net: group.taxable, tax: group.tax }];
  const amounts = amountsOf(lines, group);
  const parts = keys.map((key) => {
    const own = amounts.filter((_, i) => lines[i] && keyOf(lines[i]) === key);
    const sum = (of: 'net' | 'tax') => sumOf(own.map((one) => one[of]));
    return { line: lines.find((line) => keyOf(line) === key), net: sum('net'), tax: sum('tax') };
  });
  return parts.filter(({ net, tax }) => net !== 0 || tax !== 0);
}

import { sumOf } from '#shared/domains/agreements/invoice/calculation.ts';
import type { InvoiceFields, InvoiceLine } from '#shared/domains/agreements/invoice/schemas.ts';

/** Returns the amount that the document's own discount takes off its lines, without VAT. */
export const discountOf = ({ lines, net }: Pick<InvoiceFields, 'lines' | 'net'>): number =>
  sumOf(lines.map((line) => line.net)) - net;

/** Returns the reasons why no VAT is charged, each once. */
export const reasonsOf = (lines: readonly InvoiceLine[]): readonly string[] => [
  ...new Set(lines.map(({ vat }) => vat.text).filter(Boolean)),
];

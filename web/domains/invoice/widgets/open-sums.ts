import type { InvoiceRow } from '#shared/domains/invoice/schemas.ts';

interface Sum {
  readonly currency: string;
  readonly minor: number;
}
/** What is still open of them as the buyer owes it, each currency for itself; credit notes are taken off. */
export function openSums(rows: readonly Pick<InvoiceRow, 'type' | 'currency' | 'open'>[]): readonly Sum[] {
  const sums = new Map<string, number>();
  for (const { type, currency, open } of rows)
    sums.set(currency, (sums.get(currency) ?? 0) + (type === 'credit' ? -open : open));
  return [...sums].flatMap(([currency, minor]) => (minor === 0 ? [] : [{ currency, minor }]));
}

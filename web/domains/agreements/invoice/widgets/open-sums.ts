import type { InvoiceRow } from '#shared/domains/agreements/invoice/schemas.ts';

interface Sum {
  readonly currency: string;
  readonly minor: number;
}
/** Sums up the open amounts that the buyer owes, by currency. Credit notes are subtracted. */
export function openSums(rows: readonly Pick<InvoiceRow, 'type' | 'currency' | 'open'>[]): readonly Sum[] {
  const sums = new Map<string, number>();
  for (const { type, currency, open } of rows)
    sums.set(currency, (sums.get(currency) ?? 0) + (type === 'credit' ? -open : open));
  return [...sums].flatMap(([currency, minor]) => (minor === 0 ? [] : [{ currency, minor }]));
}

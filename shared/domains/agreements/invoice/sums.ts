import { owedOf } from './rules.ts';
import type { InvoiceFields } from './schemas.ts';

/** Amounts of a document as the buyer owes them: a credit note counts negative. */
export function figuresOf(invoice: InvoiceFields) {
  const sign = invoice.type === 'credit' ? -1 : 1;
  const { net, tax, total, paid } = invoice;
  return { net: sign * net, tax: sign * tax, total: sign * total, paid: sign * paid, open: owedOf(invoice) };
}

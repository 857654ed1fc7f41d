import { isCredit, isPurchase } from './kinds.ts';
import { owedOf } from './rules.ts';
import type { InvoiceFields } from './schemas.ts';

/** Amounts of a document as the buyer owes them: a credit note counts negative. A purchase is no sale and counts 0. */
export function figuresOf(invoice: InvoiceFields) {
  const sign = isPurchase(invoice) ? 0 : isCredit(invoice) ? -1 : 1;
  const { net, tax, total, paid } = invoice;
  const signed = (minor: number) => (minor === 0 ? 0 : sign * minor);
  return { net: signed(net), tax: signed(tax), total: signed(total), paid: signed(paid), open: owedOf(invoice) };
}

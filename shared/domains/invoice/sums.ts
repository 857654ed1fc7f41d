import { sumsOf } from '#shared/kernel/sum.ts';
import { owedOf } from './rules.ts';
import type { InvoiceFields } from './schemas.ts';

function figuresOf(invoice: InvoiceFields) {
  const sign = invoice.type === 'credit' ? -1 : 1;
  const { net, tax, total } = invoice;
  return { net: sign * net, tax: sign * tax, total: sign * total, open: owedOf(invoice) };
}

/** Sums of issued documents by what they share, each currency for itself; credit notes count negative. */
export const sumsBy = <K extends object>(invoices: readonly InvoiceFields[], shared: (invoice: InvoiceFields) => K) =>
  sumsOf(invoices, (invoice) => ({ ...shared(invoice), currency: invoice.currency }), figuresOf).sort(
    (a, b) => b.total - a.total,
  );

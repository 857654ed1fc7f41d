import { owedOf } from './rules.ts';
import type { InvoiceFields } from './schemas.ts';

interface Sum {
  readonly currency: InvoiceFields['currency'];
  readonly count: number;
  readonly net: number;
  readonly tax: number;
  readonly total: number;
  readonly open: number;
}

/** Sums of issued documents by what they share, each currency for itself; credit notes count negative. */
export function sumsBy<K extends object>(
  invoices: readonly InvoiceFields[],
  shared: (invoice: InvoiceFields) => K,
): (K & Sum)[] {
  const sums = new Map<string, K & Sum>();
  for (const invoice of invoices) {
    const sign = invoice.type === 'credit' ? -1 : 1;
    const group = { ...shared(invoice), currency: invoice.currency };
    const key = JSON.stringify(group);
    const before = sums.get(key) ?? { ...group, count: 0, net: 0, tax: 0, total: 0, open: 0 };
    sums.set(key, {
      ...before,
      count: before.count + 1,
      net: before.net + sign * invoice.net,
      tax: before.tax + sign * invoice.tax,
      total: before.total + sign * invoice.total,
      open: before.open + owedOf(invoice),
    });
  }
  return [...sums.values()].sort((a, b) => b.total - a.total);
}

import { type OutstandingItem, outstandingPk } from '#functions/domains/relations/company/public/outstanding.ts';
import { tableName } from '#functions/platform/data/table.ts';
import type { Write } from '#functions/platform/data/write.ts';
import { owedOf } from '#shared/domains/agreements/invoice/rules.ts';
import type { InvoiceFields } from '#shared/domains/agreements/invoice/schemas.ts';
import { noOf } from '#shared/kernel/record/ids.ts';
import type { Stored } from '#shared/kernel/record/record.ts';

type Invoice = Stored<InvoiceFields>;

function keyOf(tenantId: string, { company, bookkeepingId, currency, exchange }: Invoice) {
  if (!company) return undefined;
  const rate = exchange ? [exchange.base, exchange.rate] : [];
  return { pk: outstandingPk(tenantId, company.companyId), sk: [noOf(bookkeepingId), currency, ...rate].join('#') };
}

function added(tenantId: string, invoice: Invoice | undefined, sign: 1 | -1): Write[] {
  const key = invoice && keyOf(tenantId, invoice);
  const by = invoice ? sign * owedOf(invoice) : 0;
  if (!key || by === 0) return [];
  const itemOf = (sum: number) => ({
    Update: {
      TableName: tableName(),
      Key: key,
      UpdateExpression: 'ADD #open :sum',
      ExpressionAttributeNames: { '#open': 'open' },
      ExpressionAttributeValues: { ':sum': sum },
    },
  });
  return [{ item: itemOf(by), adds: { to: `${key.pk} ${key.sk}`, by, itemOf } }];
}

/** The part of a document's write that keeps its company's sums exact. */
export const outstandingWrites = (tenantId: string, was: Invoice | undefined, is: Invoice | undefined): Write[] => [
  ...added(tenantId, was, -1),
  ...added(tenantId, is, 1),
];

/** Finds the sums of a company that differ from its documents, each as it is stored and as it was counted. */
export function wrongSums(kept: readonly OutstandingItem[], invoices: readonly Invoice[], tenantId: string) {
  const sums = new Map<string, { readonly pk: string; readonly sk: string; readonly known: number; counted: number }>();
  for (const { pk, sk, open } of kept) sums.set(sk, { pk, sk, known: open, counted: 0 });
  for (const invoice of invoices) {
    const key = keyOf(tenantId, invoice);
    if (!key || invoice.deletedAt) continue;
    const sum = sums.get(key.sk) ?? { ...key, known: 0, counted: 0 };
    sum.counted += owedOf(invoice);
    sums.set(key.sk, sum);
  }
  return [...sums.values()].filter(({ known, counted }) => known !== counted);
}

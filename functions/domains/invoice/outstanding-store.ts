import { readAll } from '#functions/platform/read.ts';
import { tableName } from '#functions/platform/table.ts';
import type { Write } from '#functions/platform/write.ts';
import { owedOf } from '#shared/domains/invoice/rules.ts';
import type { InvoiceFields } from '#shared/domains/invoice/schemas.ts';
import { converted } from '#shared/kernel/exchange.ts';
import { type Id, noOf } from '#shared/kernel/ids.ts';
import type { Money } from '#shared/kernel/money.ts';
import type { Stored } from '#shared/kernel/record.ts';

/*
 * What each company owes, changed in the transaction of each document that is issued, paid or credited:
 *   pk <tenant>#AR#<company no>  sk <bookkeeping no>#<currency>                where that is the bookkeeping's own
 *                                sk <bookkeeping no>#<currency>#<base>#<rate>   else, by the rate it was issued at
 */
type Invoice = Stored<InvoiceFields>;
interface Item {
  readonly pk: string;
  readonly sk: string;
  readonly open: number;
}

const pkOf = (tenantId: string, companyId: Id) => `${tenantId}#AR#${noOf(companyId)}`;

function keyOf(tenantId: string, { company, bookkeepingId, currency, exchange }: Invoice) {
  if (!company) return undefined;
  const rate = exchange ? [exchange.base, exchange.rate] : [];
  return { pk: pkOf(tenantId, company.companyId), sk: [noOf(bookkeepingId), currency, ...rate].join('#') };
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

function summed(amounts: readonly Money[]): Money[] {
  const sums = new Map<string, number>();
  for (const { currency, minor } of amounts) sums.set(currency, (sums.get(currency) ?? 0) + minor);
  return [...sums].filter(([, minor]) => minor !== 0).map(([currency, minor]) => ({ currency, minor }) as Money);
}

/** An open sum in its bookkeeping's currency, at the rate its documents were issued at. */
function inBase({ sk, open }: Item): Money {
  const [, currency = '', base = currency, rate = '1'] = sk.split('#');
  const at = { currency, date: '', rate, source: 'ecb' } as const;
  return { minor: converted({ minor: open, currency }, at as never, base), currency: base as Money['currency'] };
}

/** All sums of a company that differ from its documents, each as it is kept and as it was counted. */
export function wrongSums(kept: readonly Item[], invoices: readonly Invoice[], tenantId: string) {
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

export const keptSums = (tenantId: string, companyId: Id): Promise<Item[]> =>
  readAll<Item>({ pk: pkOf(tenantId, companyId) });

export interface Outstanding {
  /** By the currencies of the documents, and the same as the bookkeepings reckon. */
  readonly amounts: readonly Money[];
  readonly total: readonly Money[];
}
/** What a company owes the agency; negative where the agency owes the company. */
export async function outstandingOf(tenantId: string, companyId: Id): Promise<Outstanding> {
  const items = await keptSums(tenantId, companyId);
  const amounts = items.map(({ sk, open }) => ({ minor: open, currency: sk.split('#')[1] }) as Money);
  return { amounts: summed(amounts), total: summed(items.map(inBase)) };
}

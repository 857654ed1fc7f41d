import { invoiceStore } from '#functions/domains/agreements/invoice/store.ts';
import { readAhead } from '#functions/platform/data/read-ahead.ts';
import type { TenantContext } from '#functions/platform/endpoint/context.ts';
import { wordNo } from '#functions/platform/record/request.ts';
import { E_STATES, INVOICE_STAGES } from '#shared/domains/agreements/invoice/kinds.ts';
import type { InvoiceFields } from '#shared/domains/agreements/invoice/schemas.ts';
import type { Stored } from '#shared/kernel/record/record.ts';
import { addMonths, dayNumber } from '#shared/kernel/time/date.ts';
import { chunks } from '#shared/kernel/values/chunks.ts';

type Tenant = Pick<TenantContext, 'tenantId'>;
type Invoice = Stored<InvoiceFields>;
export interface Book {
  readonly no: number;
}

/** Three parallel reads of a hundred. */
const BATCH = 300;
const AHEAD = 2;

const ofStages = ({ no }: Book, ...stages: (typeof INVOICE_STAGES)[number][]) => [
  { column: 'bookkeeping', anyOf: [no] },
  { column: 'stage', anyOf: stages.map((stage) => wordNo(INVOICE_STAGES, stage)) },
];
const within = (first: string, months: number) => ({
  from: dayNumber(first),
  to: dayNumber(addMonths(first, months)),
});

/** The issued documents of a bookkeeping in some months. */
export const issuedIn = (book: Book, firstMonth: string, months: number) => ({
  filters: ofStages(book, 'outstanding'),
  ...within(`${firstMonth}-01`, months),
});

/** Reads the issued documents of a month. Only a few hundred are in memory at a time. */
export async function* documentsOf({ tenantId }: Tenant, book: Book, month: string): AsyncGenerator<Invoice[]> {
  const nos = (await invoiceStore.definition.list?.all(tenantId, issuedIn(book, month, 1))) ?? [];
  yield* readAhead(chunks(nos, BATCH), AHEAD, (part) => invoiceStore.many({ tenantId }, part, new Set(part)));
}

/** Finds the drafts dated in a month. A draft without a date is issued at a later one, so it does not count. */
export async function draftsOf({ tenantId }: Tenant, book: Book, month: string): Promise<Invoice[]> {
  const query = { filters: ofStages(book, 'draft', 'review'), ...within(`${month}-01`, 1) };
  const nos = (await invoiceStore.definition.list?.all(tenantId, query)) ?? [];
  const drafts = await invoiceStore.many({ tenantId }, nos, new Set(nos));
  return drafts.filter(({ date, deletedAt }) => !deletedAt && date.startsWith(month));
}

/** Finds the issued documents of a month whose e-invoice failed. */
export async function failedOf({ tenantId }: Tenant, book: Book, month: string): Promise<Invoice[]> {
  const { filters, ...period } = issuedIn(book, month, 1);
  const isFailed = { column: 'eInvoice', anyOf: [wordNo(E_STATES, 'failed')] };
  const query = { filters: [...filters, isFailed], ...period };
  const nos = (await invoiceStore.definition.list?.all(tenantId, query)) ?? [];
  const found = await invoiceStore.many({ tenantId }, nos, new Set(nos));
  return found.filter(({ eInvoice }) => eInvoice?.state === 'failed');
}

/** Finds the month of the first issued document. */
export async function firstMonthOf(ctx: Tenant, book: Book): Promise<string | undefined> {
  const { rows } = await invoiceStore.page(ctx, { page: 1, perPage: 1, filters: ofStages(book, 'outstanding') });
  return rows[0]?.date.slice(0, 7);
}

import { bookkeepingStore } from '#functions/domains/reference/bookkeeping/store.ts';
import type { TenantContext } from '#functions/platform/endpoint/context.ts';
import { isIssued } from '#shared/domains/agreements/invoice/kinds.ts';
import type { InvoiceFields } from '#shared/domains/agreements/invoice/schemas.ts';
import type { BookkeepingInput } from '#shared/domains/reference/bookkeeping/contract.ts';
import type { Stored } from '#shared/kernel/record/record.ts';
import { dayIn } from '#shared/kernel/time/zone.ts';
import { printedCopies } from '../snapshots.ts';

type Tenant = Pick<TenantContext, 'tenantId'>;

/** A draft with the data that its issue would copy, as of today. */
export async function withCopies(
  ctx: Tenant,
  draft: Stored<InvoiceFields>,
  bookkeeping: Stored<BookkeepingInput>,
  now: Date,
): Promise<Stored<InvoiceFields>> {
  const date = draft.date || dayIn(now, bookkeeping.zone);
  return { ...draft, date, ...(await printedCopies(ctx, { invoice: draft, bookkeeping, date })) };
}

/** An issued invoice as it was issued; a draft as it would be issued now. */
export async function asIssued(
  ctx: Tenant & { readonly now: Date },
  invoice: Stored<InvoiceFields>,
): Promise<Stored<InvoiceFields>> {
  if (isIssued(invoice)) return invoice;
  const bookkeeping = await bookkeepingStore.find(ctx, invoice.bookkeepingId);
  return bookkeeping ? withCopies(ctx, invoice, bookkeeping, ctx.now) : invoice;
}

import { bookkeepingStore } from '#functions/domains/reference/bookkeeping/store.ts';
import type { TenantContext } from '#functions/platform/endpoint/context.ts';
import type { InvoiceFields } from '#shared/domains/agreements/invoice/schemas.ts';
import type { LocalDate } from '#shared/kernel/time/date.ts';
import { dayIn } from '#shared/kernel/time/zone.ts';

/** The day it is where the bookkeeping of an invoice is. */
export async function todayOf({ tenantId, now }: TenantContext, invoice: InvoiceFields): Promise<LocalDate> {
  const bookkeeping = await bookkeepingStore.find({ tenantId }, invoice.bookkeepingId);
  return dayIn(now, bookkeeping?.zone ?? 'UTC');
}

import { bookkeepingStore } from '#functions/domains/reference/bookkeeping/store.ts';
import type { TenantContext } from '#functions/platform/endpoint/context.ts';
import type { InvoiceFields } from '#shared/domains/agreements/invoice/schemas.ts';
import { dayIn } from '#shared/kernel/time/zone.ts';

/** The days between which an answer counts, in the zone of the artist's bookkeeping. */
export async function answerDays(
  ctx: Pick<TenantContext, 'tenantId' | 'now'>,
  { bookkeepingId, review }: InvoiceFields,
) {
  const bookkeeping = await bookkeepingStore.find(ctx, bookkeepingId);
  const zone = bookkeeping?.zone ?? 'UTC';
  const today = dayIn(ctx.now, zone);
  return {
    today,
    sentOn: review ? dayIn(new Date(review.at), zone) : today,
    silenceDays: bookkeeping?.silenceDays ?? 0,
  };
}

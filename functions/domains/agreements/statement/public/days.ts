import { bookkeepingStore } from '#functions/domains/reference/bookkeeping/store.ts';
import type { TenantContext } from '#functions/platform/endpoint/context.ts';
import type { StatementFields } from '#shared/domains/agreements/statement/schemas.ts';
import { dayIn } from '#shared/kernel/time/zone.ts';

/** Today, and the day of sending, where the bookkeeping is. */
export async function daysOf(ctx: TenantContext, { bookkeeping, sentAt }: StatementFields) {
  const zone = (await bookkeepingStore.find(ctx, bookkeeping.bookkeepingId))?.zone ?? 'UTC';
  const today = dayIn(ctx.now, zone);
  return { today, sentOn: sentAt ? dayIn(new Date(sentAt), zone) : today };
}

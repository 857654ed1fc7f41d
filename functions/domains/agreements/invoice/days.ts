import { bookkeepingStore } from '#functions/domains/reference/bookkeeping/store.ts';
import type { Tenant } from '#functions/platform/record/master.ts';
import type { Id } from '#shared/kernel/record/ids.ts';
import type { LocalDate } from '#shared/kernel/time/date.ts';
import { dayIn } from '#shared/kernel/time/zone.ts';

/** Each bookkeeping with the day it is there: invoices are due by it. */
export async function bookkeepingDays(ctx: Tenant & { readonly now: Date }): Promise<ReadonlyMap<Id, LocalDate>> {
  const all = await bookkeepingStore.all(ctx);
  return new Map(all.map(({ id, zone }) => [id, dayIn(ctx.now, zone)]));
}

import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { invoiceContract } from '#shared/domains/agreements/invoice/contract.ts';
import { checkHold } from '#shared/domains/agreements/invoice/reminding.ts';
import { dayIn } from '#shared/kernel/time/zone.ts';
import { bookkeepingDays } from '../days.ts';
import { invoiceForUpdate, shown } from '../public/view.ts';
import { invoiceStore } from '../store.ts';

/** A later hold replaces the one before. */
export const handler = endpoint(invoiceContract.routes.hold, async ({ params, body, ctx }) => {
  const { rev, ...input } = body;
  const before = await invoiceForUpdate(ctx, params.id, rev);
  const days = await bookkeepingDays(ctx);
  checkHold(before, input, days.get(before.bookkeepingId) ?? dayIn(ctx.now, 'UTC'));
  const hold = { ...input, by: ctx.actor.name };
  return shown(ctx, await invoiceStore.update(ctx, before, { ...before, hold }, { action: 'holdReminders' }));
});

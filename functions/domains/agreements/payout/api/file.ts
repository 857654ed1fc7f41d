import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { payoutContract } from '#shared/domains/agreements/payout/contract.ts';
import { noOf } from '#shared/kernel/record/ids.ts';
import { payoutFileStore, payoutStore } from '../store.ts';
import { purchaseOf } from '../view.ts';

/** Refuses a file to a caller who may not see the agreement of one of its payouts. */
export const handler = endpoint(payoutContract.routes.file, async ({ params, ctx }) => {
  const file = await payoutFileStore.get(ctx, params.id);
  const payouts = await payoutStore.many(ctx, file.payoutIds.map(noOf));
  for (const { agreement } of payouts) await purchaseOf(ctx, agreement.id);
  return file;
});

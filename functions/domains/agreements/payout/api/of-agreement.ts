import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { payoutContract } from '#shared/domains/agreements/payout/contract.ts';
import { payoutStore } from '../store.ts';
import { purchaseOf, shownPayout } from '../view.ts';

/** In the order in which they are planned. */
export const handler = endpoint(payoutContract.routes.ofAgreement, async ({ params, ctx }) => {
  const { no } = await purchaseOf(ctx, params.id);
  const rows = await payoutStore.where(ctx, [{ column: 'agreement', anyOf: [no] }]);
  return { rows: rows.filter(({ deletedAt }) => !deletedAt).map((payout) => shownPayout(payout)) };
});

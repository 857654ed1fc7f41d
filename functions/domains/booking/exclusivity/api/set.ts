import { openShow } from '#functions/domains/booking/show/public/own.ts';
import { showStore } from '#functions/domains/booking/show/store.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { exclusivityContract } from '#shared/domains/booking/exclusivity/contract.ts';
import { exclusivityOf } from '../clause.ts';

export const handler = endpoint(exclusivityContract.routes.set, async ({ body, ctx }) => {
  const { showId, rev, ...exclusivity } = body;
  const before = await openShow(ctx, showId, rev);
  return exclusivityOf(ctx, await showStore.update(ctx, before, { ...before, exclusivity }, { action: 'exclusivity' }));
});

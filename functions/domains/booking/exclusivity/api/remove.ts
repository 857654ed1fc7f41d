import { openShow } from '#functions/domains/booking/show/public/own.ts';
import { showStore } from '#functions/domains/booking/show/store.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { exclusivityContract } from '#shared/domains/booking/exclusivity/contract.ts';
import { exclusivityOf } from '../clause.ts';

export const handler = endpoint(exclusivityContract.routes.remove, async ({ body, ctx }) => {
  const before = await openShow(ctx, body.showId, body.rev);
  const { exclusivity: _gone, ...after } = before;
  return exclusivityOf(ctx, await showStore.update(ctx, before, after, { action: 'exclusivity' }));
});

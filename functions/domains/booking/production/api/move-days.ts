import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { plain } from '#functions/platform/record/items.ts';
import { productionContract } from '#shared/domains/booking/production/contract.ts';
import { datesAfter } from '#shared/domains/booking/production/rules.ts';
import { productionForUpdate, shownProduction } from '../access.ts';
import { productionStore } from '../store.ts';

export const handler = endpoint(productionContract.routes.moveDays, async ({ params, body, ctx }) => {
  const before = await productionForUpdate(ctx, params.id, body.rev);
  const after = { ...plain(before), ...datesAfter(before, body.days) };
  return shownProduction(ctx, await productionStore.update(ctx, before, after, { action: 'move' }));
});

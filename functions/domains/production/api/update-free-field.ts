import { freeAfter, seenOne } from '#functions/domains/free-field/values-store.ts';
import { artistAccess } from '#functions/platform/access.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { productionContract } from '#shared/domains/production/contract.ts';
import { productionStore } from '../store.ts';

export const handler = endpoint(productionContract.routes.updateFreeField, async ({ body, ctx }) => {
  const before = await productionStore.getForUpdate(ctx, body.id, body.rev);
  artistAccess.check(
    ctx,
    before.artists.map((a) => a.artistId),
  );
  const free = await freeAfter(ctx, 'production', body.freeFields, before.freeFields);
  return seenOne(ctx, 'production', await productionStore.update(ctx, before, { ...before, ...free }));
});

import { artistAccess } from '#functions/platform/access.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { productionContract } from '#shared/domains/production/contract.ts';
import { productionStore } from '../store.ts';

export const handler = endpoint(productionContract.routes.get, async ({ params, ctx }) => {
  const production = await productionStore.get(ctx, params.id);
  artistAccess.check(
    ctx,
    production.artists.map((a) => a.artistId),
  );
  return production;
});

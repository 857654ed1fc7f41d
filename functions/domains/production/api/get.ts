import { seenOne } from '#functions/domains/free-field/values-store.ts';
import { artistAccess } from '#functions/platform/access.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { openRecord } from '#functions/platform/recent.ts';
import { productionContract } from '#shared/domains/production/contract.ts';
import { productionStore } from '../store.ts';

export const handler = endpoint(productionContract.routes.get, async ({ params, ctx }) => {
  const production = await openRecord(ctx, productionStore, params.id);
  artistAccess.check(
    ctx,
    production.artists.map((a) => a.artistId),
  );
  return seenOne(ctx, 'production', production);
});

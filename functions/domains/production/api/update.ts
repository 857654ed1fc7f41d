import { seenOne, withFree } from '#functions/domains/free-field/values-store.ts';
import { artistAccess } from '#functions/platform/access.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { checkInput } from '#functions/platform/endpoint/parse.ts';
import { productionContract } from '#shared/domains/production/contract.ts';
import { ProductionInput } from '#shared/domains/production/schemas.ts';
import { prepareProduction } from '../prepare.ts';
import { productionStore } from '../store.ts';

export const handler = endpoint(productionContract.routes.update, async ({ body, ctx }) => {
  const { id, rev, ...fields } = body;
  const before = await productionStore.getForUpdate(ctx, id, rev);
  artistAccess.check(
    ctx,
    before.artists.map((a) => a.artistId),
  );
  const input = checkInput(ProductionInput, fields);
  const after = await withFree('production', prepareProduction)(ctx, input, before);
  return seenOne(ctx, 'production', await productionStore.update(ctx, before, after));
});

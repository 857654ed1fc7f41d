import { withFree } from '#functions/domains/identity/free-field/public/values.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { checkInput } from '#functions/platform/endpoint/parse.ts';
import { productionContract } from '#shared/domains/booking/production/contract.ts';
import { ProductionInput } from '#shared/domains/booking/production/schemas.ts';
import { productionForUpdate, shownProduction } from '../access.ts';
import { prepareProduction } from '../prepare.ts';
import { productionStore } from '../store.ts';

export const handler = endpoint(productionContract.routes.update, async ({ body, ctx }) => {
  const { id, rev, ...fields } = body;
  const before = await productionForUpdate(ctx, id, rev);
  const input = checkInput(ProductionInput, fields);
  const after = await withFree('production', prepareProduction)(ctx, input, before);
  return shownProduction(ctx, await productionStore.update(ctx, before, after));
});

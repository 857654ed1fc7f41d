import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { servicesOf } from '#functions/records/book.ts';
import { freeFieldContract } from '#shared/domains/identity/free-field/contract.ts';
import { saying } from '../public/slots.ts';
import { freeFieldStore } from '../store.ts';

export const handler = endpoint(freeFieldContract.routes.references, async ({ params, ctx }) => {
  const { id, mainArea } = await freeFieldStore.get(ctx, params.id);
  const { find } = await servicesOf(mainArea);
  return { count: (await find(ctx, [saying(id)])).length };
});

import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { privateEntryContract } from '#shared/domains/booking/private-entry/contract.ts';
import { done } from '#shared/kernel/record/ids.ts';
import { checkSeen, privateEntryStore } from '../store.ts';

export const handler = endpoint(privateEntryContract.routes.remove, async ({ params, ctx }) => {
  await privateEntryStore.remove(ctx, checkSeen(ctx, await privateEntryStore.get(ctx, params.id)));
  return done;
});

import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { privateEntryContract } from '#shared/domains/booking/private-entry/contract.ts';
import { checkSeen, privateEntryStore } from '../store.ts';

export const handler = endpoint(privateEntryContract.routes.get, async ({ params, ctx }) =>
  checkSeen(ctx, await privateEntryStore.get(ctx, params.id)),
);

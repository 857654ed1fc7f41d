import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { privateEntryContract } from '#shared/domains/booking/private-entry/contract.ts';
import { checkSeen, privateEntryStore } from '../store.ts';

export const handler = endpoint(privateEntryContract.routes.restore, async ({ params, ctx }) =>
  privateEntryStore.restore(ctx, checkSeen(ctx, await privateEntryStore.getDeleted(ctx, params.id))),
);

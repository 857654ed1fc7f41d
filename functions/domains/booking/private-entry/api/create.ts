import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { privateEntryContract } from '#shared/domains/booking/private-entry/contract.ts';
import { checkArtist, privateEntryStore } from '../store.ts';

export const handler = endpoint(privateEntryContract.routes.create, async ({ body, ctx }) => {
  await checkArtist(ctx, body.artistId);
  return privateEntryStore.create(ctx, body);
});

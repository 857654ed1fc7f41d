import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { privateEntryContract } from '#shared/domains/booking/private-entry/contract.ts';
import { checkArtist, entryForUpdate, privateEntryStore } from '../store.ts';

export const handler = endpoint(privateEntryContract.routes.update, async ({ params, body, ctx }) => {
  const { rev, ...entry } = body;
  const before = await entryForUpdate(ctx, params, rev);
  await checkArtist(ctx, entry.artistId, before);
  return privateEntryStore.update(ctx, before, entry);
});

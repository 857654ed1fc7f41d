import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { privateEntryContract } from '#shared/domains/booking/private-entry/contract.ts';
import { checkArtist, entryForUpdate, privateEntryStore } from '../store.ts';

export const handler = endpoint(privateEntryContract.routes.move, async ({ params, body, ctx }) => {
  const { rev, ...place } = body;
  const before = await entryForUpdate(ctx, params, rev);
  await checkArtist(ctx, place.artistId, before);
  return privateEntryStore.update(ctx, before, { ...before, ...place }, { action: 'move' });
});

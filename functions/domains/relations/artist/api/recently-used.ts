import { seenFree } from '#functions/domains/identity/free-field/public/values.ts';
import { recentRecords } from '#functions/platform/data/recent.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { artistAccess } from '#functions/platform/session/access-filters.ts';
import { artistContract } from '#shared/domains/relations/artist/contract.ts';
import { seenArtist } from '../outside.ts';
import { artistStore } from '../store.ts';

export const handler = endpoint(artistContract.routes.recentlyUsed, async ({ ctx }) => {
  const found = await recentRecords(ctx, artistStore, (id) => artistAccess.may(ctx, [id]));
  const rows = found.map((artist) => seenArtist(ctx, artist));
  return { rows: await seenFree(ctx, 'artist', rows) };
});

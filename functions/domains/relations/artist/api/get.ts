import { seenOne } from '#functions/domains/identity/free-field/public/values.ts';
import { openRecord } from '#functions/platform/data/recent.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { artistAccess } from '#functions/platform/session/access-filters.ts';
import { artistContract } from '#shared/domains/relations/artist/contract.ts';
import { seenArtist } from '../outside.ts';
import { artistStore } from '../store.ts';

export const handler = endpoint(artistContract.routes.get, async ({ params, ctx }) => {
  artistAccess.check(ctx, [params.id]);
  const artist = openRecord(ctx, artistStore, params.id).then((found) => seenArtist(ctx, found));
  return seenOne(ctx, 'artist', artist);
});

import { artistStore } from '#functions/domains/relations/artist/store.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { artistAccess } from '#functions/platform/session/access-filters.ts';
import { webformContract } from '#shared/domains/booking/webform/contract.ts';
import { changeForm } from '../change.ts';

export const handler = endpoint(webformContract.routes.linkArtist, async ({ body, ctx }) => {
  const { id: artistId, name } = await artistStore.get(ctx, body.artistId);
  artistAccess.check(ctx, [artistId]);
  const others = (artists: readonly { readonly artistId: string }[]) => artists.some((a) => a.artistId === artistId);
  const link = changeForm(
    ctx,
    body.id,
    ({ artists }) => (others(artists) ? {} : { artists: [...artists, { artistId, name }] }),
    'linkArtist',
  );
  return link;
});

import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { servicesOf } from '#functions/records/book.ts';
import { userContract } from '#shared/domains/identity/user/contract.ts';
import { userStore } from '../store.ts';

/** The artists a user is linked to. */
export const handler = endpoint(userContract.routes.artists, async ({ params, ctx }) => {
  const { allArtists, artistIds } = await userStore.get(ctx, params.id);
  const { names } = await servicesOf('artist');
  const rows = (await names(ctx, artistIds)).map(({ id, name }) => ({ artistId: id, name }));
  return { allArtists, rows };
});

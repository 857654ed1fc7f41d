import { usersSeeing } from '#functions/domains/identity/user/store.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { artistAccess } from '#functions/platform/session/access-filters.ts';
import { artistContract } from '#shared/domains/relations/artist/contract.ts';
import { artistStore } from '../store.ts';

export const handler = endpoint(artistContract.routes.usersWithAccess, async ({ body, ctx }) => {
  artistAccess.check(ctx, [body.artistId]);
  const { id } = await artistStore.get(ctx, body.artistId);
  const users = await usersSeeing(ctx, id);
  return { rows: users.toSorted((a, b) => a.name.localeCompare(b.name)) };
});

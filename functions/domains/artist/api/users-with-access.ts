import { userStore } from '#functions/domains/user/store.ts';
import { artistAccess } from '#functions/platform/access.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { artistContract } from '#shared/domains/artist/contract.ts';
import { artistStore } from '../store.ts';

/** An agency's users are few enough to read them all. */
export const handler = endpoint(artistContract.routes.usersWithAccess, async ({ body, ctx }) => {
  artistAccess.check(ctx, [body.artistId]);
  const { id } = await artistStore.get(ctx, body.artistId);
  const nos = (await userStore.definition.list?.all(ctx.tenantId, { filters: [] })) ?? [];
  const users = await userStore.many(ctx, nos);
  const rows = users.filter((user) => user.state !== 'deactivated' && (user.allArtists || user.artistIds.includes(id)));
  return { rows };
});

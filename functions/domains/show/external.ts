import { artistStore } from '#functions/domains/artist/store.ts';
import { userStore } from '#functions/domains/user/store.ts';
import type { UserContext } from '#functions/platform/endpoint/context.ts';
import type { ShowFields } from '#shared/domains/show/schemas.ts';
import { isOwner } from '#shared/domains/user/rules.ts';
import { type Id, noOf } from '#shared/kernel/ids.ts';

/** Who looks after a show that nobody inside entered: the agent of its first artist. */
export async function responsibleFor(
  ctx: UserContext,
  [artistId]: readonly Id[],
): Promise<Partial<Pick<ShowFields, 'owner'>>> {
  const [artist] = artistId ? await artistStore.many(ctx, [noOf(artistId)]) : [];
  const agent = artist?.ownerId ? await userStore.find(ctx, artist.ownerId) : undefined;
  return agent && !agent.deletedAt && isOwner(agent) ? { owner: { userId: agent.id, name: agent.name } } : {};
}

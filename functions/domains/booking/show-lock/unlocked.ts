import { seenShows } from '#functions/domains/booking/show/public/sees.ts';
import { onceMapping, showStore } from '#functions/domains/booking/show/store.ts';
import { artistStore } from '#functions/domains/relations/artist/store.ts';
import type { UserContext } from '#functions/platform/endpoint/context.ts';
import { everyRow, queryOf } from '#functions/platform/record/request.ts';
import type { LockSelection } from '#shared/domains/booking/show-lock/contract.ts';
import { AppError } from '#shared/kernel/contract/error.ts';

/** Few artists stand in many shows, so that the list of shows need not know of bookkeepings. */
async function artistsOf({ tenantId }: UserContext, bookkeepingIds: readonly string[]): Promise<number[]> {
  const artists = await artistStore.where({ tenantId }, []);
  return artists
    .filter(({ bookkeepingId }) => bookkeepingId && bookkeepingIds.includes(bookkeepingId))
    .map(({ no }) => no);
}

/** Numbers of the shows that are still open, as far as the caller may see them. */
export async function unlockedShows(ctx: UserContext, selection: LockSelection): Promise<readonly number[]> {
  const { from, to, bookkeepingIds, ownerIds, statusIds } = selection;
  if (to < from) throw new AppError('endBeforeBegin', { field: 'to' });
  const chosen = (field: string, values: readonly string[]) =>
    values.length > 0 ? [{ field, relation: 'anyOf' as const, values }] : [];
  const filters = [
    { field: 'locked', relation: 'noneOf' as const, values: ['true'] },
    ...chosen('owner', ownerIds),
    ...chosen('status', statusIds),
  ];
  const request = everyRow({ from, to, filters });
  const artists = bookkeepingIds.length > 0 ? [{ column: 'artists', anyOf: await artistsOf(ctx, bookkeepingIds) }] : [];
  const query = queryOf(onceMapping, request, [...seenShows(ctx), ...artists]);
  return (await showStore.definition.list?.all(ctx.tenantId, query)) ?? [];
}

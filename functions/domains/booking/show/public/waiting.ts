import type { UserContext } from '#functions/platform/endpoint/context.ts';
import { showStore } from '../store.ts';
import { REQUESTED } from './marks.ts';
import { seenShows } from './sees.ts';

/** Requests about the caller's artists that wait to be decided, without reading one. */
export async function countRequests(ctx: UserContext): Promise<number> {
  const filters = [REQUESTED, ...seenShows(ctx)];
  return (await showStore.definition.list?.read(ctx.tenantId, { filters, page: 1, perPage: 1 }))?.total ?? 0;
}

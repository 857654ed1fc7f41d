import type { UserContext } from '#functions/platform/endpoint/context.ts';
import { listQuery } from '#functions/platform/record/request.ts';
import { contractMapping, contractStore } from './store.ts';
import { visibleOnly } from './view.ts';

/** Contracts of a year's shows that the caller may see and that still hold. */
export async function countedIn(ctx: UserContext, year: number) {
  const request = {
    ...{ keyword: '', page: 1, perPage: 1, sort: { by: '', direction: 'asc' as const } },
    filters: [{ field: 'stage', relation: 'anyOf' as const, values: ['draft', 'sent'] }],
    ...{ from: `${year}-01-01`, to: `${year}-12-31` },
  };
  const query = await listQuery(ctx.tenantId, contractMapping, request, visibleOnly(ctx));
  const nos = (await contractStore.definition.list?.all(ctx.tenantId, query)) ?? [];
  return contractStore.many(ctx, nos);
}

import type { UserContext } from '#functions/platform/endpoint/context.ts';
import { checkInside } from '#functions/platform/inside.ts';
import { everyRow, listQuery } from '#functions/platform/record/request.ts';
import { contractMapping, contractStore } from './store.ts';
import { visibleOnly } from './view.ts';

/** Contracts of a year's shows that the caller may see and that still hold. */
export async function countedIn(ctx: UserContext, year: number) {
  checkInside(ctx);
  const request = everyRow({
    from: `${year}-01-01`,
    to: `${year}-12-31`,
    filters: [{ field: 'stage', relation: 'anyOf', values: ['draft', 'sent'] }],
  });
  const query = await listQuery(ctx, contractMapping, request, visibleOnly(ctx));
  const nos = (await contractStore.definition.list?.all(ctx.tenantId, query)) ?? [];
  return contractStore.many(ctx, nos);
}

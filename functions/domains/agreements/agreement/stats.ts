import type { UserContext } from '#functions/platform/endpoint/context.ts';
import { everyRow, listQuery } from '#functions/platform/record/request.ts';
import { checkInternal } from '#functions/platform/session/internal-only.ts';
import type { AgreementDefinition } from './public/kind.ts';
import { visibleOnly } from './public/view.ts';

/** Agreements of a year's shows that the caller may see and that still hold. */
export async function countedIn(kind: AgreementDefinition, ctx: UserContext, year: number) {
  checkInternal(ctx);
  const values = kind.stages.filter((stage) => !kind.uncounted.includes(stage));
  const request = everyRow({
    from: `${year}-01-01`,
    to: `${year}-12-31`,
    filters: [{ field: 'stage', relation: 'anyOf', values }],
  });
  const query = await listQuery(ctx, kind.mapping, request, visibleOnly(kind, ctx));
  const nos = (await kind.store.definition.list?.all(ctx.tenantId, query)) ?? [];
  return kind.store.many(ctx, nos);
}

import { statusIdFor } from '#functions/domains/reference/status/store.ts';
import type { TenantContext } from '#functions/platform/endpoint/context.ts';
import type { Carried } from '#functions/platform/record/taggable.ts';
import type { StatusKind } from '#shared/kernel/record/main-area.ts';
import { tagIdsFor } from '../store.ts';

/** Status and tags that a record is saved with, each checked at its field. */
export async function carriedFor(
  ctx: Pick<TenantContext, 'tenantId'>,
  area: StatusKind,
  input: Carried,
  before?: Carried,
): Promise<Carried> {
  const [status, tags] = await Promise.all([
    statusIdFor(ctx, area, input.statusId, before),
    tagIdsFor(ctx, area, input.tagIds, before),
  ]);
  return { ...status, ...tags };
}

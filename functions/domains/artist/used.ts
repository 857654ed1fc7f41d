import { showStore } from '#functions/domains/show/store.ts';
import type { TenantContext } from '#functions/platform/endpoint/context.ts';
import { type Id, noOf } from '#shared/kernel/ids.ts';

/** Whether a show names the artist. */
export async function isArtistUsed({ tenantId }: Pick<TenantContext, 'tenantId'>, id: Id): Promise<boolean> {
  const shows = await showStore.definition.list?.all(tenantId, {
    filters: [{ column: 'artists', anyOf: [noOf(id)] }],
  });
  return shows !== undefined && shows.length > 0;
}

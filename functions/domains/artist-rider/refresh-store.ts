import { artistStore } from '#functions/domains/artist/store.ts';
import type { TenantContext } from '#functions/platform/endpoint/context.ts';
import { refreshCarried } from '#functions/platform/record/change.ts';
import type { Id } from '#shared/kernel/ids.ts';
import { artistRiderStore } from './store.ts';

/** Brings the name that riders carry of their artist up to date; answers how many changed. */
export async function refreshRiders(ctx: TenantContext, entity: string, id: Id): Promise<number> {
  if (entity !== 'artist') return 0;
  const { name: artistName } = await artistStore.get(ctx, id);
  return refreshCarried(ctx, artistRiderStore, [artistRiderStore.scopeFilter(id)], (rider) => ({
    ...rider,
    artistName,
  }));
}

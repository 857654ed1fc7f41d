import { tagging } from '#functions/domains/tag/batch-store.ts';
import { artistAccess } from '#functions/platform/access.ts';
import { type BatchArea, removing, restoring } from '#functions/platform/batch.ts';
import type { ProductionFields } from '#shared/domains/production/schemas.ts';
import { productionMapping, productionStore } from './store.ts';

export const productionBatch: BatchArea<ProductionFields> = {
  store: productionStore,
  mapping: productionMapping,
  always: artistAccess.linked,
  check: (ctx, { artists }) =>
    artistAccess.check(
      ctx,
      artists.map(({ artistId }) => artistId),
    ),
  operations: {
    tags: tagging('production', productionStore, 'production.update'),
    delete: removing(productionStore, 'production.delete'),
    restore: restoring(productionStore, 'production.delete'),
  },
};

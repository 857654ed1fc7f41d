import { bySummary, owning } from '#functions/domains/identity/user/public/batch.ts';
import { statusing } from '#functions/domains/reference/status/public/batch.ts';
import { tagging } from '#functions/domains/reference/tag/public/batch.ts';
import { type BatchDefinition, restoring } from '#functions/platform/record/batch.ts';
import { emit } from '#functions/platform/record/emit.ts';
import { artistAccess } from '#functions/platform/session/access-filters.ts';
import type { ProductionFields } from '#shared/domains/booking/production/schemas.ts';
import { checkAccess } from './access.ts';
import { productionMapping, productionStore } from './store.ts';

export const productionBatch: BatchDefinition<ProductionFields> = {
  store: productionStore,
  mapping: productionMapping,
  always: artistAccess.linked,
  check: checkAccess,
  operations: {
    status: statusing('production', productionStore, 'production.update'),
    owner: owning(productionStore, 'production.update', bySummary()),
    tags: tagging('production', productionStore, 'production.update'),
    /** The shows stay, without a production: they leave it behind the write, when it is gone. */
    delete: {
      permission: 'production.delete',
      prepare: (ctx) => async (production, once) => {
        const outbox = [emit('releaseShows', { productionId: production.id })];
        await productionStore.remove(ctx, production, { ...once, outbox });
      },
    },
    restore: restoring(productionStore, 'production.delete'),
  },
};

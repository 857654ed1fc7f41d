import { tagging } from '#functions/domains/tag/batch-store.ts';
import { artistAccess } from '#functions/platform/access.ts';
import { type BatchArea, removing, restoring } from '#functions/platform/batch.ts';
import type { GroundTransportFields } from '#shared/domains/ground-transport/schemas.ts';
import { checkAccess } from './access.ts';
import { groundTransportMapping, groundTransportStore } from './store.ts';

export const groundTransportBatch: BatchArea<GroundTransportFields> = {
  store: groundTransportStore,
  mapping: groundTransportMapping,
  always: artistAccess.linked,
  check: checkAccess,
  operations: {
    tags: tagging('groundTransport', groundTransportStore, 'groundTransport.update'),
    delete: removing(groundTransportStore, 'groundTransport.delete'),
    restore: restoring(groundTransportStore, 'groundTransport.delete'),
  },
};

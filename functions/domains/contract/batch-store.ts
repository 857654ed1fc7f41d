import { statusing } from '#functions/domains/status/batch-store.ts';
import { tagging } from '#functions/domains/tag/batch-store.ts';
import { byCard, owning } from '#functions/domains/user/batch-store.ts';
import { type BatchArea, removing } from '#functions/platform/batch.ts';
import { checkRemovable } from '#shared/domains/contract/rules.ts';
import type { ContractFields } from '#shared/domains/contract/schemas.ts';
import { contractMapping, contractStore } from './store.ts';
import { checkAccess, visibleOnly } from './view.ts';

export const contractBatch: BatchArea<ContractFields> = {
  store: contractStore,
  mapping: contractMapping,
  always: visibleOnly,
  check: checkAccess,
  operations: {
    status: statusing('contract', contractStore, 'contract.update'),
    owner: owning(contractStore, 'contract.update', byCard()),
    tags: tagging('contract', contractStore, 'contract.update'),
    delete: removing(contractStore, 'contract.delete', checkRemovable),
  },
};

import { tagging } from '#functions/domains/tag/batch-store.ts';
import { userStore } from '#functions/domains/user/store.ts';
import { type BatchArea, referred, removing } from '#functions/platform/batch.ts';
import { checkRemovable } from '#shared/domains/contract/rules.ts';
import type { ContractFields } from '#shared/domains/contract/schemas.ts';
import { isOwner } from '#shared/domains/user/rules.ts';
import { contractMapping, contractStore } from './store.ts';
import { checkAccess, visibleOnly } from './view.ts';

export const contractBatch: BatchArea<ContractFields> = {
  store: contractStore,
  mapping: contractMapping,
  always: visibleOnly,
  check: checkAccess,
  operations: {
    owner: {
      permission: 'contract.update',
      takesValues: true,
      prepare: async (ctx, values) => {
        const { id: userId, name } = await referred(ctx, userStore, values, isOwner);
        return async (contract, once) => {
          if (contract.owner.userId === userId) return;
          await contractStore.update(ctx, contract, { ...contract, owner: { userId, name } }, once);
        };
      },
    },
    tags: tagging('contract', contractStore, 'contract.update'),
    delete: removing(contractStore, 'contract.delete', checkRemovable),
  },
};

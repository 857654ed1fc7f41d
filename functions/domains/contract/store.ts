import { paperStore } from '#functions/domains/paper/public/definition-store.ts';
import type { ContractFields } from '#shared/domains/contract/schemas.ts';
import { CONTRACT_STAGES } from '#shared/domains/contract/stages.ts';

export const { store: contractStore, mapping: contractMapping } = paperStore<ContractFields>(
  'contract',
  CONTRACT_STAGES,
);

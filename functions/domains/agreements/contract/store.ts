import { agreementStore } from '#functions/domains/agreements/agreement/public/agreement-store.ts';
import type { ContractFields } from '#shared/domains/agreements/contract/schemas.ts';
import { CONTRACT_STAGES } from '#shared/domains/agreements/contract/stages.ts';

export const { store: contractStore, mapping: contractMapping } = agreementStore<ContractFields>(
  'contract',
  CONTRACT_STAGES,
);

import { agreementFields } from '#shared/domains/agreements/agreement/fields.ts';
import { defineFields } from '#shared/kernel/record/fields.ts';
import type { ContractFields } from './schemas.ts';

const plain = { sees: 'everybody' } as const;

/** The fields of a contract. */
export const contractFields = defineFields<ContractFields, 'unlockReason'>()({
  ...agreementFields,
  quote: plain,
  signedAt: plain,
});

import { agreementFields } from '#shared/domains/agreements/agreement/fields.ts';
import { defineFields, plain } from '#shared/kernel/record/fields.ts';
import type { ContractFields } from './schemas.ts';

/** The fields of a contract. */
export const contractFields = defineFields<ContractFields, 'unlockReason'>()({
  ...agreementFields,
  quote: plain,
  signedAt: plain,
});

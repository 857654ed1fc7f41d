import { agreementFields } from '#shared/domains/agreements/agreement/fields.ts';
import { defineFields } from '#shared/kernel/record/fields.ts';
import type { PurchaseFields } from './schemas.ts';

const plain = { sees: 'everybody' } as const;

/** The fields of a purchase agreement. */
export const purchaseAgreementFields = defineFields<PurchaseFields, 'unlockReason'>()({
  ...agreementFields,
  signedAt: plain,
});

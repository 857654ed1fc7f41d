import { agreementFields } from '#shared/domains/agreements/agreement/fields.ts';
import { defineFields, plain } from '#shared/kernel/record/fields.ts';
import type { PurchaseFields } from './schemas.ts';

/** The fields of a purchase agreement. */
export const purchaseAgreementFields = defineFields<PurchaseFields, 'unlockReason'>()({
  ...agreementFields,
  signedAt: plain,
});

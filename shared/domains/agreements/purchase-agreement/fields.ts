import { agreementFields } from '#shared/domains/agreements/paper/fields.ts';
import { defineFields } from '#shared/kernel/fields.ts';
import type { PurchaseFields } from './schemas.ts';

const plain = { sees: 'everybody' } as const;

/** The fields of a purchase agreement. */
export const purchaseAgreementFields = defineFields<PurchaseFields, 'unlockReason'>()({
  ...agreementFields,
  signedAt: plain,
});

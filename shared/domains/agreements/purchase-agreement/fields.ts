import { agreementFields } from '#shared/domains/agreements/agreement/fields.ts';
import { defineFields, internal, plain, silent } from '#shared/kernel/record/fields.ts';
import type { PurchaseFields } from './schemas.ts';

/** The fields of a purchase agreement. The agency alone sees how it pays. */
export const purchaseAgreementFields = defineFields<PurchaseFields, 'unlockReason'>()({
  ...agreementFields,
  signedAt: plain,
  artistInvoice: internal,
  approval: { ...internal, ...silent },
  payouts: { ...internal, ...silent },
  cancelReason: internal,
});

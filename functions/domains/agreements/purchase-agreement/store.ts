import { agreementStore } from '#functions/domains/agreements/agreement/public/agreement-store.ts';
import { invoiceKey } from '#shared/domains/agreements/purchase-agreement/rules.ts';
import type { PurchaseFields } from '#shared/domains/agreements/purchase-agreement/schemas.ts';
import { PURCHASE_STAGES } from '#shared/domains/agreements/purchase-agreement/stages.ts';

export const { store: purchaseStore, mapping: purchaseMapping } = agreementStore<PurchaseFields>(
  'purchaseAgreement',
  PURCHASE_STAGES,
  { unique: [{ kind: 'artistInvoice', field: 'number', of: invoiceKey }] },
);

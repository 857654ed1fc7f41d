import { paperStore } from '#functions/domains/paper/public/definition-store.ts';
import type { PurchaseFields } from '#shared/domains/purchase-agreement/schemas.ts';
import { PURCHASE_STAGES } from '#shared/domains/purchase-agreement/stages.ts';

export const { store: purchaseStore, mapping: purchaseMapping } = paperStore<PurchaseFields>(
  'purchaseAgreement',
  PURCHASE_STAGES,
);

import { agreementServices } from '#functions/domains/agreements/agreement/public/services.ts';
import type { ServicesOf } from '#functions/records/services.ts';
import { purchaseStore } from './store.ts';

export const purchaseAgreementServices = agreementServices('purchaseAgreement', purchaseStore, {
  batch: async () => (await import('./batch.ts')).purchaseBatch,
  excel: async () => (await import('./excel.ts')).purchaseExcel,
  kind: async () => (await import('./public/kind.ts')).purchaseKind,
  standard: async (locale) => (await import('./public/template.ts')).standardPurchase(locale),
}) satisfies ServicesOf<'purchaseAgreement'>;

import { paperServices } from '#functions/domains/paper/public/services.ts';
import type { ServicesOf } from '#functions/records/services.ts';

export const purchaseAgreementServices = paperServices('purchaseAgreement', {
  batch: async () => (await import('./batch-store.ts')).purchaseBatch,
  excel: async () => (await import('./excel-store.ts')).purchaseExcel,
}) satisfies ServicesOf<'purchaseAgreement'>;

import { paperServices } from '#functions/domains/paper/public/services.ts';
import type { ServicesOf } from '#functions/records/services.ts';

export const purchaseAgreementServices = paperServices('purchaseAgreement', {
  batch: async () => (await import('./batch.ts')).purchaseBatch,
  excel: async () => (await import('./excel.ts')).purchaseExcel,
}) satisfies ServicesOf<'purchaseAgreement'>;

import { paperServices } from '#functions/domains/paper/public/services.ts';
import type { ServicesOf } from '#functions/records/services.ts';

export const contractServices = paperServices('contract', {
  batch: async () => (await import('./batch.ts')).contractBatch,
  excel: async () => (await import('./excel.ts')).contractExcel,
}) satisfies ServicesOf<'contract'>;

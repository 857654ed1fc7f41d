import { paperServices } from '#functions/domains/paper/public/services.ts';
import type { ServicesOf } from '#functions/records/services.ts';

export const contractServices = paperServices('contract', {
  batch: async () => (await import('./batch-store.ts')).contractBatch,
  excel: async () => (await import('./excel-store.ts')).contractExcel,
}) satisfies ServicesOf<'contract'>;

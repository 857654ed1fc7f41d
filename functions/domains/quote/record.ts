import { paperServices } from '#functions/domains/paper/public/services.ts';
import type { ServicesOf } from '#functions/records/services.ts';

export const quoteServices = paperServices('quote', {
  batch: async () => (await import('./batch.ts')).quoteBatch,
  excel: async () => (await import('./excel.ts')).quoteExcel,
}) satisfies ServicesOf<'quote'>;

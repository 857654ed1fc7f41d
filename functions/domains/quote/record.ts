import { paperServices } from '#functions/domains/paper/public/services.ts';
import type { ServicesOf } from '#functions/records/services.ts';

export const quoteServices = paperServices('quote', {
  batch: async () => (await import('./batch-store.ts')).quoteBatch,
  excel: async () => (await import('./excel-store.ts')).quoteExcel,
}) satisfies ServicesOf<'quote'>;

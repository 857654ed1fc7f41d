import { agreementServices } from '#functions/domains/agreements/agreement/public/services.ts';
import type { ServicesOf } from '#functions/records/services.ts';
import { quoteStore } from './store.ts';

export const quoteServices = agreementServices('quote', quoteStore, {
  batch: async () => (await import('./batch.ts')).quoteBatch,
  excel: async () => (await import('./excel.ts')).quoteExcel,
  kind: async () => (await import('./public/kind.ts')).quoteKind,
  standard: async (locale) => (await import('./public/template.ts')).standardQuote(locale),
}) satisfies ServicesOf<'quote'>;

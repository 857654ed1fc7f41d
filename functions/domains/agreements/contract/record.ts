import { agreementServices } from '#functions/domains/agreements/agreement/public/services.ts';
import type { ServicesOf } from '#functions/records/services.ts';
import { contractStore } from './store.ts';

export const contractServices = agreementServices('contract', contractStore, {
  batch: async () => (await import('./batch.ts')).contractBatch,
  excel: async () => (await import('./excel.ts')).contractExcel,
  kind: async () => (await import('./public/kind.ts')).contractKind,
  standard: async (locale) => (await import('./public/template.ts')).standardContract(locale),
}) satisfies ServicesOf<'contract'>;

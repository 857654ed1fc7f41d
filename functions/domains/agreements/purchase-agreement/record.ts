import { agreementServices } from '#functions/domains/agreements/agreement/public/services.ts';
import type { ServicesOf } from '#functions/records/services.ts';
import { partnerOf } from '#shared/domains/agreements/agreement/document.ts';
import { purchaseStore } from './store.ts';

export const purchaseAgreementServices = agreementServices('purchaseAgreement', purchaseStore, {
  batch: async () => (await import('./batch.ts')).purchaseBatch,
  excel: async () => (await import('./excel.ts')).purchaseExcel,
  kind: async () => (await import('./public/kind.ts')).purchaseKind,
  standard: async (locale) => (await import('./public/template.ts')).standardPurchase(locale),
  // The partner is the artist's side, which is no company.
  also: ({ document }) => {
    const { name, email } = partnerOf(document);
    return [{ name, email, about: '' }];
  },
}) satisfies ServicesOf<'purchaseAgreement'>;

import { areaOf } from '#functions/domains/attached/my-selection/public/area.ts';
import { targetOf } from '#functions/domains/relations/import/public/target.ts';
import { sheetOf } from '#functions/platform/excel/area.ts';
import { agreementsNaming, naming } from '#functions/records/linked.ts';
import { type ServicesOf, storeServices } from '#functions/records/services.ts';
import { companyAsRecipients, personAsRecipient } from './public/recipients.ts';
import { contactSubject } from './public/subject.ts';
import { contactStore } from './store.ts';

export const contactServices = {
  ...storeServices(contactStore, contactSubject),
  linked: async (ctx, id) => ({
    show: await naming(ctx, 'show', 'contact', id),
    ...(await agreementsNaming(ctx, 'contact', id)),
    invoice: await naming(ctx, 'invoice', 'contact', id),
  }),
  recipients: async (ctx, id) => [await personAsRecipient(ctx, id)],
  peopleAt: companyAsRecipients,
  batch: async () => areaOf((await import('./batch.ts')).contactBatch),
  excel: async () => sheetOf((await import('./excel.ts')).contactExcel),
  word: async () => (await import('./word-source.ts')).contactSource,
  importing: async () => targetOf((await import('./import.ts')).contactImport),
} satisfies ServicesOf<'contact'>;

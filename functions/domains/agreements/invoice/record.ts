import { areaOf } from '#functions/domains/attached/my-selection/public/area.ts';
import { companyAsRecipients, personAsRecipient } from '#functions/domains/relations/contact/public/recipients.ts';
import { sheetOf } from '#functions/platform/excel/area.ts';
import { ownedByOwner } from '#functions/platform/record/owned.ts';
import { nosOf } from '#functions/records/linked.ts';
import { type ServicesOf, storeServices } from '#functions/records/services.ts';
import { invoiceStore } from './store.ts';

export const invoiceServices = {
  ...storeServices(invoiceStore, (invoice) => ({
    title: invoiceStore.definition.title(invoice),
    artistIds: invoice.artists.map(({ artistId }) => artistId),
    isInternal: true,
  })),
  ...ownedByOwner(invoiceStore),
  linked: async (ctx, id) => {
    const { shows, artists, company, contact } = await invoiceStore.get(ctx, id);
    return {
      show: nosOf(...shows.map(({ showId }) => showId)),
      artist: nosOf(...artists.map(({ artistId }) => artistId)),
      company: nosOf(company?.companyId),
      contact: nosOf(contact?.contactId),
    };
  },
  recipients: async (ctx, id) => {
    const { contact, company } = await invoiceStore.get(ctx, id);
    return [await personAsRecipient(ctx, contact?.contactId), await companyAsRecipients(ctx, company?.companyId)];
  },
  batch: async () => areaOf((await import('./batch.ts')).invoiceBatch),
  excel: async () => sheetOf((await import('./excel.ts')).invoiceExcel),
  printed: async (ctx, id) => (await import('./public/file.ts')).invoiceFile(ctx, id, 'pdf'),
  word: async () => (await import('./word-source.ts')).invoiceSource,
} satisfies ServicesOf<'invoice'>;

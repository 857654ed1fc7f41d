import { areaOf } from '#functions/domains/attached/my-selection/public/area.ts';
import { bookingDataOf } from '#functions/domains/booking/show/public/booking-data.ts';
import { companyAsRecipients, personAsRecipient } from '#functions/domains/relations/contact/public/recipients.ts';
import type { UserContext } from '#functions/platform/endpoint/context.ts';
import { sheetOf } from '#functions/platform/excel/area.ts';
import { ownedByOwner } from '#functions/platform/record/owned.ts';
import { nosOf } from '#functions/records/linked.ts';
import { type ServicesOf, storeServices } from '#functions/records/services.ts';
import type { InvoiceFields } from '#shared/domains/agreements/invoice/schemas.ts';
import { billedShows } from './public/billed-shows.ts';
import { invoiceStore } from './store.ts';

/** The address for the invoices of a booking, as the client gave it when signing. */
async function bookingRecipients(ctx: UserContext, { shows, company }: InvoiceFields) {
  const known = await Promise.all(shows.map(({ showId }) => bookingDataOf(ctx.tenantId, showId)));
  const emails = new Set(known.flatMap(({ invoiceEmail }) => invoiceEmail ?? []));
  const name = company?.name ?? '';
  return [...emails].map((email) => ({ name, email, about: '' }));
}

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
    const invoice = await invoiceStore.get(ctx, id);
    const { contact, company } = invoice;
    return [
      await bookingRecipients(ctx, invoice),
      await personAsRecipient(ctx, contact?.contactId),
      await companyAsRecipients(ctx, company?.companyId),
    ];
  },
  billedShows,
  batch: async () => areaOf((await import('./batch.ts')).invoiceBatch),
  excel: async () => sheetOf((await import('./excel.ts')).invoiceExcel),
  printed: async (ctx, id) => (await import('./public/file.ts')).invoiceFile(ctx, id, 'pdf'),
  word: async () => (await import('./word-source.ts')).invoiceSource,
} satisfies ServicesOf<'invoice'>;

import { areaOf } from '#functions/domains/attached/my-selection/public/area.ts';
import { companyAsRecipients, personAsRecipient } from '#functions/domains/relations/contact/public/recipients.ts';
import { sheetOf } from '#functions/platform/excel/area.ts';
import { ownedByOwner } from '#functions/platform/record/owned.ts';
import { agreementsNaming, naming, nosOf } from '#functions/records/linked.ts';
import { type ServicesOf, storeServices } from '#functions/records/services.ts';
import { noOf } from '#shared/kernel/record/ids.ts';
import { byMark } from './public/marks.ts';
import { showSubject } from './public/subject.ts';
import { showStore } from './store.ts';

export const showServices = {
  ...storeServices(showStore, showSubject),
  ...ownedByOwner(showStore),
  naming: (column, id) => byMark(column, id) ?? { column, anyOf: [noOf(id)] },
  partyNos: async (ctx) => (await import('./public/outside.ts')).partyShowNos(ctx),
  venueNos: async (ctx) => (await import('./public/outside.ts')).seenVenueNos(ctx),
  linked: async (ctx, id) => {
    const { artists, production, promoter, venue, contact } = await showStore.get(ctx, id);
    return {
      artist: nosOf(...artists.map(({ artistId }) => artistId)),
      production: nosOf(production?.productionId),
      company: nosOf(promoter?.companyId, venue?.venueId),
      contact: nosOf(contact?.contactId),
      ...(await agreementsNaming(ctx, 'shows', id)),
      invoice: await naming(ctx, 'invoice', 'shows', id),
    };
  },
  recipients: async (ctx, id) => {
    const { contact, promoter, venue } = await showStore.get(ctx, id);
    return [
      await personAsRecipient(ctx, contact?.contactId),
      await companyAsRecipients(ctx, promoter?.companyId),
      await companyAsRecipients(ctx, venue?.venueId),
    ];
  },
  batch: async () => areaOf((await import('./batch.ts')).showBatch),
  excel: async () => sheetOf((await import('./public/excel.ts')).showExcel),
  word: async () => (await import('./word-source.ts')).showSource,
} satisfies ServicesOf<'show'>;

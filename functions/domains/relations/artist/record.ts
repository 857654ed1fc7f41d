import { areaOf } from '#functions/domains/attached/my-selection/public/area.ts';
import { targetOf } from '#functions/domains/relations/import/public/target.ts';
import { sheetOf } from '#functions/platform/excel/area.ts';
import { isOwnerOf, ownedBy } from '#functions/platform/record/owned.ts';
import { agreementsNaming, naming, nosOf } from '#functions/records/linked.ts';
import { type ServicesOf, storeServices } from '#functions/records/services.ts';
import { artistSubject } from './public/subject.ts';
import { artistStore } from './store.ts';

export const artistServices = {
  ...storeServices(artistStore, artistSubject),
  ...ownedBy(artistStore, isOwnerOf, (artist, from, to) =>
    artist.ownerId === from ? { ...artist, ownerId: to.id } : artist,
  ),
  linked: async (ctx, id) => ({
    production: await naming(ctx, 'production', 'artists', id),
    ...(await agreementsNaming(ctx, 'artists', id)),
    invoice: await naming(ctx, 'invoice', 'artists', id),
    artist: nosOf(id),
  }),
  recipients: () => Promise.resolve([]),
  batch: async () => areaOf((await import('./batch.ts')).artistBatch),
  excel: async () => sheetOf((await import('./excel.ts')).artistExcel),
  word: async () => (await import('./word-source.ts')).artistSource,
  importing: async () => targetOf((await import('./import.ts')).artistImport),
} satisfies ServicesOf<'artist'>;

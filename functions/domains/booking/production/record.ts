import { areaOf } from '#functions/domains/attached/my-selection/public/area.ts';
import { namedIn } from '#functions/domains/booking/show/public/marks.ts';
import { showStore } from '#functions/domains/booking/show/store.ts';
import { personAsRecipient } from '#functions/domains/relations/contact/public/recipients.ts';
import { sheetOf } from '#functions/platform/excel/area.ts';
import { naming, nosOf } from '#functions/records/linked.ts';
import { type ServicesOf, storeServices } from '#functions/records/services.ts';
import { productionSubject } from './public/subject.ts';
import { isOwn, productionStore } from './store.ts';

/** Shows of one production whose contacts are offered. */
const MAX_SHOWS = 50;

export const productionServices = {
  ...storeServices(productionStore, productionSubject),
  linked: async (ctx, id) => ({
    artist: nosOf(...(await productionStore.get(ctx, id)).artists.map(({ artistId }) => artistId)),
    show: await naming(ctx, 'show', 'production', id),
  }),
  recipients: async (ctx, id) => {
    const filters = [namedIn('production', id)];
    const nos = (await showStore.definition.list?.all(ctx.tenantId, { filters })) ?? [];
    const shows = await showStore.many(ctx, nos.slice(0, MAX_SHOWS));
    return Promise.all(shows.map(({ contact }) => personAsRecipient(ctx, contact?.contactId)));
  },
  records: productionStore,
  isOwn,
  batch: async () => areaOf((await import('./batch.ts')).productionBatch),
  excel: async () => sheetOf((await import('./excel.ts')).productionExcel),
  word: async () => (await import('./word-source.ts')).productionSource,
} satisfies ServicesOf<'production'>;

import { areaOf } from '#functions/domains/attached/my-selection/public/area.ts';
import { targetOf } from '#functions/domains/relations/import/public/target.ts';
import { sheetOf } from '#functions/platform/excel/area.ts';
import { servicesOf } from '#functions/records/book.ts';
import { agreementsNaming, naming } from '#functions/records/linked.ts';
import { type ServicesOf, storeServices } from '#functions/records/services.ts';
import { companySubject } from './public/subject.ts';
import { companyStore } from './store.ts';

export const companyServices = {
  ...storeServices(companyStore, companySubject),
  linked: async (ctx, id) => {
    const shows = await Promise.all([naming(ctx, 'show', 'promoter', id), naming(ctx, 'show', 'venue', id)]);
    return {
      show: [...new Set(shows.flat())],
      ...(await agreementsNaming(ctx, 'company', id)),
      invoice: await naming(ctx, 'invoice', 'company', id),
    };
  },
  recipients: async (ctx, id) => [await (await servicesOf('contact')).peopleAt(ctx, id)],
  batch: async () => areaOf((await import('./batch.ts')).companyBatch),
  excel: async () => sheetOf((await import('./public/excel.ts')).companyExcel),
  word: async () => (await import('./word-source.ts')).companySource,
  importing: async () => targetOf((await import('./public/import.ts')).companyImport),
} satisfies ServicesOf<'company'>;

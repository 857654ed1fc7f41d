import { travelServices } from '#functions/domains/journeys/travel/public/services.ts';
import type { ServicesOf } from '#functions/records/services.ts';
import { trainStore } from './store.ts';

export const trainServices = travelServices('train', trainStore, {
  excel: async () => (await import('./excel.ts')).trainExcel,
  wordData: async () => (await import('./public/word-data.ts')).trainData,
  inShow: { list: 'trains', rows: async () => (await import('./public/word-data.ts')).trainRows },
  definition: async () => (await import('./public/travel.ts')).trainTravel,
}) satisfies ServicesOf<'train'>;

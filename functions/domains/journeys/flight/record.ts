import { travelServices } from '#functions/domains/journeys/travel/public/services.ts';
import type { ServicesOf } from '#functions/records/services.ts';
import { flightStore } from './store.ts';

export const flightServices = travelServices('flight', flightStore, {
  excel: async () => (await import('./excel.ts')).flightExcel,
  wordData: async () => (await import('./public/word-data.ts')).flightData,
  inShow: { list: 'flights', rows: async () => (await import('./public/word-data.ts')).flightRows },
  definition: async () => (await import('./public/travel.ts')).flightTravel,
}) satisfies ServicesOf<'flight'>;

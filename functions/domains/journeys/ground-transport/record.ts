import { travelServices } from '#functions/domains/journeys/travel/public/services.ts';
import type { ServicesOf } from '#functions/records/services.ts';
import { groundTransportStore } from './store.ts';

export const groundTransportServices = travelServices('groundTransport', groundTransportStore, {
  excel: async () => (await import('./excel.ts')).groundTransportExcel,
  wordData: async () => (await import('./public/word-data.ts')).groundTransportData,
  inShow: { list: 'transports', rows: async () => (await import('./public/word-data.ts')).groundTransportRows },
  also: ({ driver }) => [{ name: driver.name || driver.email, email: driver.email, about: driver.vehicleModel }],
  definition: async () => (await import('./public/travel.ts')).groundTransportTravel,
}) satisfies ServicesOf<'groundTransport'>;

import { travelServices } from '#functions/domains/journeys/travel/public/services.ts';
import type { ServicesOf } from '#functions/records/services.ts';
import { groundTransportStore } from './store.ts';

export const groundTransportServices = travelServices('groundTransport', groundTransportStore, {
  excel: async () => (await import('./excel.ts')).groundTransportExcel,
  wordData: async () => (await import('./public/word-data.ts')).rideData,
  inShow: { list: 'transports', rows: async () => (await import('./public/word-data.ts')).rideRows },
  also: ({ driver }) => [{ name: driver.name || driver.email, email: driver.email, about: driver.vehicleModel }],
}) satisfies ServicesOf<'groundTransport'>;

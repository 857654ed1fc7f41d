import { travelServices } from '#functions/domains/journeys/travel/public/services.ts';
import type { ServicesOf } from '#functions/records/services.ts';
import { guestMoved } from '#shared/domains/journeys/lodging/rules.ts';
import { lodgingStore } from './store.ts';

export const lodgingServices = travelServices('lodging', lodgingStore, {
  excel: async () => (await import('./excel.ts')).lodgingExcel,
  wordData: async () => (await import('./public/word-data.ts')).lodgingData,
  inShow: { list: 'hotels', rows: async () => (await import('./public/word-data.ts')).lodgingRows },
  also: ({ placeName, email }) => [{ name: placeName, email, about: '' }],
  definition: async () => (await import('./public/travel.ts')).lodgingTravel,
  contactMoved: ({ rooms }, from, to) => ({ rooms: guestMoved(rooms, from, to) }),
}) satisfies ServicesOf<'lodging'>;

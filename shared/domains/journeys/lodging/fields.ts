import { bookedFields } from '#shared/domains/journeys/travel/fields.ts';
import { defineFields, plain, printed, silent } from '#shared/kernel/record/fields.ts';
import type { LodgingFields } from './schemas.ts';

/** The fields of a stay. */
export const lodgingFields = defineFields<LodgingFields>()({
  ...bookedFields,
  email: { ...plain, ...printed },
  phone: { ...plain, ...printed },
  website: { ...plain, type: 'text', in: ['word'] },
  placeId: { ...plain, ...silent },
  placeName: { ...plain, ...printed, word: 'title' },
  placeAddress: { ...plain, ...printed, word: 'address' },
  stay: plain,
  breakfast: { ...plain, type: 'flag', in: ['excel', 'word'] },
  paidBy: plain,
  rooms: plain,
  placeGeo: { ...plain, ...silent },
  zone: plain,
});

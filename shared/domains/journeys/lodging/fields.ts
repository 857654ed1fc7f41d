import { travelFields } from '#shared/domains/journeys/travel/fields.ts';
import { defineFields } from '#shared/kernel/record/fields.ts';
import type { LodgingFields } from './schemas.ts';

const plain = { sees: 'everybody' } as const;

/** The fields of a stay. */
export const lodgingFields = defineFields<LodgingFields>()({
  ...travelFields,
  email: plain,
  hexColor: plain,
  phone: plain,
  website: plain,
  bookingReference: plain,
  placeId: { ...plain, log: false },
  placeName: plain,
  placeAddress: plain,
  stay: plain,
  breakfast: plain,
  paidBy: plain,
  rooms: plain,
  placeGeo: { ...plain, log: false },
  zone: plain,
});

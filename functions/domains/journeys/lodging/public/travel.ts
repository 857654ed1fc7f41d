import { travelDefinition } from '#functions/domains/journeys/travel/public/area.ts';
import { located, placed } from '#functions/domains/journeys/travel/public/parts.ts';
import { lodgingSpan, lodgingStretches } from '#shared/domains/journeys/lodging/rules.ts';
import { lodgingStore } from '../store.ts';

export const lodgingTravel = travelDefinition(lodgingStore, 'lodging', {
  summary: ({ placeName, hexColor, stay, zone }) => ({
    title: placeName,
    hexColor,
    start: stay.checkIn,
    end: stay.checkOut,
    ...(zone ? { zone } : {}),
  }),
  stretches: lodgingStretches,
  places: (lodging) => [placed(lodging, 'hotel')],
  parts: (lodging) => [
    {
      id: lodging.id,
      title: lodging.placeName,
      span: lodgingSpan(lodging),
      ...located(lodging),
      lines: [lodging.phone, lodging.website, lodging.bookingReference],
    },
  ],
});

import { travelDefinition } from '#functions/domains/journeys/travel/public/area.ts';
import { lodgingStretches } from '#shared/domains/journeys/lodging/rules.ts';
import { lodgingStore } from '../store.ts';

/** Stays, as they belong to shows. */
export const lodgingTravel = travelDefinition(
  lodgingStore,
  'lodging',
  ({ placeName, hexColor, stay: lodging, zone }) => ({
    title: placeName,
    hexColor,
    start: lodging.checkIn,
    end: lodging.checkOut,
    ...(zone ? { zone } : {}),
  }),
  lodgingStretches,
);

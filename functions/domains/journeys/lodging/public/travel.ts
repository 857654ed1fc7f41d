import { travelArea } from '#functions/domains/journeys/travel/public/area.ts';
import { stayStretches } from '#shared/domains/journeys/lodging/rules.ts';
import { lodgingStore } from '../store.ts';

/** Stays, as they belong to shows. */
export const lodgingTravel = travelArea(
  lodgingStore,
  'lodging',
  ({ placeName, hexColor, stay, zone }) => ({
    title: placeName,
    hexColor,
    start: stay.checkIn,
    end: stay.checkOut,
    ...(zone ? { zone } : {}),
  }),
  stayStretches,
);

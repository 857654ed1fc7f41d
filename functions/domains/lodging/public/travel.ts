import { travelArea } from '#functions/domains/travel/public/area.ts';
import { stayStretches } from '#shared/domains/lodging/rules.ts';
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

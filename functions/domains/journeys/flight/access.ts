import { shownTravel, travelAccess } from '#functions/domains/journeys/travel/public/access.ts';
import { flightStore } from './store.ts';

export const flightAccess = travelAccess(flightStore, shownTravel);

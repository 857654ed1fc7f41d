import { shownTravel, travelAccess } from '#functions/domains/travel/access-store.ts';
import { flightStore } from './store.ts';

export const flightAccess = travelAccess(flightStore, shownTravel);

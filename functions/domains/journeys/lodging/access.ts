import { shownTravel, travelAccess } from '#functions/domains/journeys/travel/public/access.ts';
import { lodgingStore } from './store.ts';

export const lodgingAccess = travelAccess(lodgingStore, shownTravel);

import { shownTravel, travelAccess } from '#functions/domains/travel/public/access.ts';
import { lodgingStore } from './store.ts';

export const lodgingAccess = travelAccess(lodgingStore, shownTravel);

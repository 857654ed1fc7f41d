import { shownTravel, travelAccess } from '#functions/domains/travel/access-store.ts';
import { lodgingStore } from './store.ts';

export const lodgingAccess = travelAccess(lodgingStore, shownTravel);

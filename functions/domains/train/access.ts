import { shownTravel, travelAccess } from '#functions/domains/travel/access-store.ts';
import { trainStore } from './store.ts';

export const trainAccess = travelAccess(trainStore, shownTravel);

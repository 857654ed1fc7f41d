import { shownTravel, travelAccess } from '#functions/domains/journeys/travel/public/access.ts';
import { trainStore } from './store.ts';

export const trainAccess = travelAccess(trainStore, shownTravel);

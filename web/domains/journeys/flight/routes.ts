import { msg } from '@lingui/core/macro';
import { travelRoutes } from '#web/domains/journeys/travel/widgets/travel-routes.ts';

export const flightRoutes = travelRoutes({
  area: 'flight',
  titles: { many: msg`Flights`, new: msg`New flight`, edit: msg`Edit flight` },
  list: () => import('./pages/flight-list.tsx'),
  detail: () => import('./pages/flight-detail.tsx'),
});

import { msg } from '@lingui/core/macro';
import { travelRoutes } from '#web/domains/journeys/travel/widgets/travel-routes.ts';

export const groundTransportRoutes = travelRoutes({
  area: 'groundTransport',
  titles: { many: msg`Ground transport`, new: msg`New ground transport`, edit: msg`Edit ground transport` },
  list: () => import('./pages/ground-transport-list.tsx'),
  detail: () => import('./pages/ground-transport-detail.tsx'),
});

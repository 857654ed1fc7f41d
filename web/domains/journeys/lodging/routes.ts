import { msg } from '@lingui/core/macro';
import { travelRoutes } from '#web/domains/journeys/travel/widgets/travel-routes.ts';

export const lodgingRoutes = travelRoutes({
  area: 'lodging',
  titles: { many: msg`Accommodation`, new: msg`New accommodation`, edit: msg`Edit accommodation` },
  list: () => import('./pages/lodging-list.tsx'),
  detail: () => import('./pages/lodging-detail.tsx'),
});

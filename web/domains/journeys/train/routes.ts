import { msg } from '@lingui/core/macro';
import { travelRoutes } from '#web/domains/journeys/travel/widgets/travel-routes.ts';

export const trainRoutes = travelRoutes({
  area: 'train',
  titles: { many: msg`Train journeys`, new: msg`New train journey`, edit: msg`Edit train journey` },
  list: () => import('./pages/train-list.tsx'),
  detail: () => import('./pages/train-detail.tsx'),
});

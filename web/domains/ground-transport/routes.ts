import { msg } from '@lingui/core/macro';
import { Car } from 'lucide-react';
import { travelRoutes } from '#web/domains/travel/widgets/travel-routes.ts';

export const groundTransportRoutes = travelRoutes({
  area: 'groundTransport',
  icon: Car,
  titles: { many: msg`Ground transport`, new: msg`New ground transport`, edit: msg`Edit ground transport` },
  list: () => import('./pages/ride-list.tsx'),
  detail: () => import('./pages/ride-detail.tsx'),
  search: async () => (await import('./search.ts')).searchRides,
});

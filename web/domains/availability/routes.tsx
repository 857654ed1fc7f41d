import { msg } from '@lingui/core/macro';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { appRoute } from '#web/app/roots.tsx';
import { availabilitySearch } from './search.ts';

const availability = createRoute({
  getParentRoute: () => appRoute,
  path: '/planning/availability',
  staticData: { audience: 'user', permission: 'artist.read', domain: 'availability', title: msg`Availability` },
  validateSearch: availabilitySearch,
  component: lazyRouteComponent(() => import('./pages/availability-page.tsx'), 'AvailabilityPage'),
});

export const availabilityRoutes = { availability };

import { msg } from '@lingui/core/macro';
import { createRoute } from '@tanstack/react-router';
import { appRoute } from '#web/app/roots.tsx';
import { lazyPage } from '#web/platform/lazy-page.ts';
import { availabilitySearch } from './search.ts';

const availability = createRoute({
  getParentRoute: () => appRoute,
  path: '/planning/availability',
  staticData: { audience: 'user', permission: 'artist.read', domain: 'availability', title: msg`Availability` },
  validateSearch: availabilitySearch,
  component: lazyPage(() => import('./pages/availability-page.tsx'), 'AvailabilityPage'),
});

export const availabilityRoutes = { availability };

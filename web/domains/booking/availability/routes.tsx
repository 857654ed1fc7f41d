import { msg } from '@lingui/core/macro';
import { pagesOf } from '#web/app/pages.ts';
import { lazyPage } from '#web/platform/lazy-page.ts';
import { availabilitySearch } from './search.ts';

const page = pagesOf('availability');
const availability = lazyPage(() => import('./pages/availability-page.tsx'), 'AvailabilityPage');

export const availabilityRoutes = {
  availability: page('/planning/availability', 'artist.read', msg`Availability`, availability, availabilitySearch),
};

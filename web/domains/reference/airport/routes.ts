import { msg } from '@lingui/core/macro';
import { seededRoutes } from '#web/kits/seeded/published-routes.ts';

export const airportRoutes = seededRoutes({
  domain: 'airport',
  titles: { list: msg`Airports`, add: msg`New airport`, edit: msg`Airport` },
  load: () => import('./pages.tsx'),
});

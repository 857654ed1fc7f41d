import { msg } from '@lingui/core/macro';
import { seededRoutes } from '#web/kits/seeded/published-routes.ts';

export const airlineRoutes = seededRoutes({
  domain: 'airline',
  titles: { list: msg`Airlines`, add: msg`New airline`, edit: msg`Airline` },
  load: () => import('./pages.tsx'),
});

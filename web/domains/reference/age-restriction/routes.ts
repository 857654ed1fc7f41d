import { msg } from '@lingui/core/macro';
import { masterRoutes } from '#web/kits/master/master-routes.ts';

export const ageRestrictionRoutes = masterRoutes({
  domain: 'age-restriction',
  title: msg`Age restrictions`,
  load: () => import('./pages.tsx'),
});

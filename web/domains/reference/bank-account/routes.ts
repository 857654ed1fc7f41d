import { msg } from '@lingui/core/macro';
import { masterRoutes } from '#web/kits/master/master-routes.ts';

export const bankAccountRoutes = masterRoutes({
  domain: 'bank-account',
  title: msg`Bank accounts`,
  load: () => import('./pages.tsx'),
});

import { msg } from '@lingui/core/macro';
import { masterRoutes } from '#web/domains/system/widgets/master/master-routes.ts';

export const bankAccountRoutes = masterRoutes({
  domain: 'bank-account',
  title: msg`Bank accounts`,
  load: () => import('./pages.tsx'),
});

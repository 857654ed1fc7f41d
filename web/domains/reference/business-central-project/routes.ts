import { msg } from '@lingui/core/macro';
import { masterRoutes } from '#web/kits/master/master-routes.ts';

export const businessCentralProjectRoutes = masterRoutes({
  domain: 'business-central-project',
  title: msg`Business Central projects`,
  load: () => import('./pages.tsx'),
});

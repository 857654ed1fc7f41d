import { msg } from '@lingui/core/macro';
import { masterRoutes } from '#web/kits/master/master-routes.ts';

export const costCenterRoutes = masterRoutes({
  domain: 'cost-center',
  edit: '/costcenter/$key/edit',
  title: msg`Cost centres`,
  load: () => import('./pages.tsx'),
});

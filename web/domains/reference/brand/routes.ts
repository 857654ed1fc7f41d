import { msg } from '@lingui/core/macro';
import { masterRoutes } from '#web/kits/master/master-routes.ts';

export const brandRoutes = masterRoutes({
  domain: 'brand',
  edit: '/brand/$key/edit',
  title: msg`Brands`,
  load: () => import('./pages.tsx'),
});

import { msg } from '@lingui/core/macro';
import { masterRoutes } from '#web/kits/master/master-routes.ts';

export const productRoutes = masterRoutes({
  domain: 'product',
  path: '/productgroup/$group/product',
  title: msg`Products of a group`,
  load: () => import('./pages.tsx'),
});

import { msg } from '@lingui/core/macro';
import { masterRoutes } from '#web/kits/master/master-routes.ts';

export const productGroupRoutes = masterRoutes({
  domain: 'product-group',
  title: msg`Products`,
  load: () => import('./pages.tsx'),
});

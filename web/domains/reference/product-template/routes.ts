import { msg } from '@lingui/core/macro';
import { masterRoutes } from '#web/kits/master/master-routes.ts';

export const productTemplateRoutes = masterRoutes({
  domain: 'product-template',
  title: msg`Product templates`,
  load: () => import('./pages.tsx'),
});

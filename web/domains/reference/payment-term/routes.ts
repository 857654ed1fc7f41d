import { msg } from '@lingui/core/macro';
import { masterRoutes } from '#web/kits/master/master-routes.ts';

export const paymentTermRoutes = masterRoutes({
  domain: 'payment-term',
  title: msg`Payment terms`,
  load: () => import('./pages.tsx'),
});

import { msg } from '@lingui/core/macro';
import { masterRoutes } from '#web/domains/system/widgets/master/master-routes.ts';

export const paymentTermRoutes = masterRoutes({
  domain: 'payment-term',
  path: '/paymentterm',
  title: msg`Payment terms`,
  load: () => import('./pages.tsx'),
});

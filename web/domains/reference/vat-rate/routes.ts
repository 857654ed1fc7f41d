import { msg } from '@lingui/core/macro';
import { masterRoutes } from '#web/kits/master/master-routes.ts';

export const vatRateRoutes = masterRoutes({
  domain: 'vat-rate',
  title: msg`VAT rates`,
  load: () => import('./pages.tsx'),
});

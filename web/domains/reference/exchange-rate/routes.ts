import { msg } from '@lingui/core/macro';
import { masterRoutes } from '#web/kits/master/master-routes.ts';

export const exchangeRateRoutes = masterRoutes({
  domain: 'exchange-rate',
  title: msg`Exchange rates`,
  load: () => import('./pages.tsx'),
});

import { msg } from '@lingui/core/macro';
import { masterRoutes } from '#web/domains/system/widgets/master/master-routes.ts';

export const exchangeRateRoutes = masterRoutes({
  domain: 'exchange-rate',
  title: msg`Exchange rates`,
  load: () => import('./pages.tsx'),
});

import { msg } from '@lingui/core/macro';
import { masterRoutes } from '#web/kits/master/master-routes.ts';

export const currencyRoutes = masterRoutes({
  domain: 'currency',
  title: msg`Currencies`,
  load: () => import('./pages.tsx'),
});

import { msg } from '@lingui/core/macro';
import { masterRoutes } from '#web/kits/master/master-routes.ts';

export const bookkeepingRoutes = masterRoutes({
  domain: 'bookkeeping',
  title: msg`Bookkeeping entities`,
  load: () => import('./pages.tsx'),
});

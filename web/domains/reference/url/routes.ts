import { msg } from '@lingui/core/macro';
import { masterRoutes } from '#web/kits/master/master-routes.ts';

export const urlRoutes = masterRoutes({
  domain: 'url',
  title: msg`Web links`,
  load: () => import('./pages.tsx'),
});

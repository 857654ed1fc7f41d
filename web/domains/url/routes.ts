import { msg } from '@lingui/core/macro';
import { masterRoutes } from '#web/domains/system/widgets/master/master-routes.ts';

export const urlRoutes = masterRoutes({
  domain: 'url',
  title: msg`Web links`,
  load: () => import('./pages.tsx'),
});

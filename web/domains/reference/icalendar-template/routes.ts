import { msg } from '@lingui/core/macro';
import { masterRoutes } from '#web/kits/master/master-routes.ts';

export const icalendarTemplateRoutes = masterRoutes({
  domain: 'icalendar-template',
  edit: '/icalendartemplate/detail/$key',
  title: msg`Calendar templates`,
  load: () => import('./pages.tsx'),
});

import { msg } from '@lingui/core/macro';
import { masterRoutes } from '#web/kits/master/master-routes.ts';

export const advancingTemplateRoutes = masterRoutes({
  domain: 'advancing-template',
  edit: '/advancingtemplate/detail/$key',
  title: msg`Advancing templates`,
  read: 'advancingTemplate.read',
  update: 'advancingTemplate.update',
  load: () => import('./pages.tsx'),
});

import { msg } from '@lingui/core/macro';
import { isSubjectEntity } from '#shared/kernel/record/subject.ts';
import { masterRoutes } from '#web/kits/master/master-routes.ts';

export const messageTemplateRoutes = masterRoutes({
  domain: 'message-template',
  path: '/template/message/$type',
  edit: '/template/message/detail/$key',
  title: msg`Email templates`,
  read: 'messageTemplate.read',
  update: 'messageTemplate.update',
  accepts: ({ type }) => isSubjectEntity(type),
  load: () => import('./pages.tsx'),
});

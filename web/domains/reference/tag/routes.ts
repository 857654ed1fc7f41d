import { msg } from '@lingui/core/macro';
import { isMainArea } from '#shared/kernel/record/main-area.ts';
import { masterRoutes } from '#web/kits/master/master-routes.ts';

export const tagRoutes = masterRoutes({
  domain: 'tag',
  path: '/tag/$mainArea',
  edit: '/tag/detail/$key',
  title: msg`Tags`,
  read: 'tag.read',
  update: 'tag.update',
  accepts: ({ mainArea }) => isMainArea(mainArea),
  load: () => import('./pages.tsx'),
});

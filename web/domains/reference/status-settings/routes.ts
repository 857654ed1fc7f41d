import { msg } from '@lingui/core/macro';
import { isStatusArea } from '#shared/kernel/main-area.ts';
import { masterRoutes } from '#web/kits/master/master-routes.ts';

export const statusSettingsRoutes = masterRoutes({
  domain: 'status',
  path: '/status/$mainArea',
  edit: '/status/detail/$key',
  title: msg`Statuses`,
  read: 'status.read',
  update: 'status.update',
  accepts: ({ mainArea }) => isStatusArea(mainArea),
  load: () => import('./pages.tsx'),
});

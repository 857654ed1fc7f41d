import { msg } from '@lingui/core/macro';
import { isStatusKind } from '#shared/kernel/record/main-area.ts';
import { masterRoutes } from '#web/kits/master/master-routes.ts';

export const statusSettingsRoutes = masterRoutes({
  domain: 'status',
  path: '/status/$mainArea',
  edit: '/status/detail/$key',
  title: msg`Statuses`,
  read: 'status.read',
  update: 'status.update',
  accepts: ({ mainArea }) => isStatusKind(mainArea),
  load: () => import('./pages.tsx'),
});

import { msg } from '@lingui/core/macro';
import { listRoute } from '#web/kits/settings/list-route.ts';

export const cultureRoutes = listRoute({
  domain: 'culture',
  title: msg`Regional formats`,
  list: () => import('./pages/culture-list.tsx'),
});

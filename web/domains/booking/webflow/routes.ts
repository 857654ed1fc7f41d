import { msg } from '@lingui/core/macro';
import { listRoute } from '#web/kits/settings/list-route.ts';

export const webflowRoutes = listRoute({
  domain: 'webflow',
  title: msg`Webflow`,
  list: () => import('./pages/webflow.tsx'),
});

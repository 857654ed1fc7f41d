import { msg } from '@lingui/core/macro';
import { listRoute } from '#web/kits/settings/list-route.ts';

export const apiTokenRoutes = listRoute({
  domain: 'api-token',
  title: msg`API tokens`,
  list: () => import('./pages/api-tokens.tsx'),
});

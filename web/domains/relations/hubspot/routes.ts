import { msg } from '@lingui/core/macro';
import { listRoute } from '#web/kits/settings/list-route.ts';

export const hubspotRoutes = listRoute({
  domain: 'hubspot',
  title: msg`HubSpot`,
  list: () => import('./pages/hubspot.tsx'),
});

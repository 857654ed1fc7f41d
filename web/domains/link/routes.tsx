import { msg } from '@lingui/core/macro';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { publicRoute } from '#web/app/roots.tsx';

const download = createRoute({
  getParentRoute: () => publicRoute,
  path: '/download/$secret',
  staticData: { audience: 'secret', permission: null, domain: 'link', title: msg`Document` },
  component: lazyRouteComponent(() => import('./pages/download.tsx'), 'DownloadPage'),
});

export const linkRoutes = { download };

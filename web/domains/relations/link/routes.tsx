import { msg } from '@lingui/core/macro';
import { createRoute } from '@tanstack/react-router';
import { publicRoute } from '#web/app/roots.tsx';
import { lazyPage } from '#web/platform/lazy-page.ts';

const download = createRoute({
  getParentRoute: () => publicRoute,
  path: '/download/$secret',
  staticData: { audience: 'secret', permission: null, domain: 'link', title: msg`Document` },
  component: lazyPage(() => import('./pages/download.tsx'), 'DownloadPage'),
});

export const linkRoutes = { download };

import { msg } from '@lingui/core/macro';
import { createRoute, notFound } from '@tanstack/react-router';
import { IMPORT_KINDS, type ImportKind } from '#shared/domains/relations/import/schemas.ts';
import { appRoute } from '#web/app/roots.tsx';
import { lazyPage } from '#web/platform/lazy-page.ts';

const importPage = createRoute({
  getParentRoute: () => appRoute,
  path: '/import/$mainArea',
  params: {
    parse: ({ mainArea }: { mainArea: string }): { mainArea: ImportKind } => {
      const area = IMPORT_KINDS.find((one) => one === mainArea);
      if (!area) throw notFound();
      return { mainArea: area };
    },
  },
  staticData: { audience: 'user', domain: 'import', permission: null, title: msg`Import` },
  component: lazyPage(() => import('./pages/import-page.tsx'), 'ImportPage'),
});

export const importRoutes = { importPage };

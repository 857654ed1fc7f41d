import { msg } from '@lingui/core/macro';
import type { QueryClient } from '@tanstack/react-query';
import { createRoute, notFound } from '@tanstack/react-router';
import { appRoute } from '#web/app/roots.tsx';
import { lazyPage } from '#web/platform/lazy-page.ts';
import { meQuery } from '#web/platform/me.ts';
import { flag, listSearch, words } from '#web/ui/list/search.ts';

const facts = { audience: 'operator', domain: 'adminone', permission: null } as const;

/** For everybody else these pages do not exist; the server refuses them too. */
async function onlyOperators({ context }: { readonly context: { readonly queryClient: QueryClient } }) {
  const { user } = await context.queryClient.ensureQueryData(meQuery);
  if (!user.isOperator) throw notFound();
}

const clients = createRoute({
  getParentRoute: () => appRoute,
  path: '/adminone/client',
  staticData: { ...facts, title: msg`Agencies` },
  validateSearch: listSearch({ active: flag }),
  beforeLoad: onlyOperators,
  component: lazyPage(() => import('./pages/clients.tsx'), 'ClientsPage'),
});
const clientUsers = createRoute({
  getParentRoute: () => appRoute,
  path: '/adminone/user',
  staticData: { ...facts, title: msg`Users of agencies` },
  validateSearch: listSearch({ client: words }),
  beforeLoad: onlyOperators,
  component: lazyPage(() => import('./pages/client-users.tsx'), 'ClientUsersPage'),
});

const clientNew = createRoute({
  getParentRoute: () => appRoute,
  path: '/adminone/client/new',
  staticData: { ...facts, title: msg`New agency` },
  beforeLoad: onlyOperators,
  component: lazyPage(() => import('./pages/client-new.tsx'), 'ClientNewPage'),
});
const clientEdit = createRoute({
  getParentRoute: () => appRoute,
  path: '/adminone/client/$key',
  staticData: { ...facts, title: msg`Agency` },
  beforeLoad: onlyOperators,
  component: lazyPage(() => import('./pages/client-edit.tsx'), 'ClientEditPage'),
});
const clientUser = createRoute({
  getParentRoute: () => appRoute,
  path: '/adminone/user/$key',
  staticData: { ...facts, title: msg`User of an agency` },
  validateSearch: listSearch({ client: words }),
  beforeLoad: onlyOperators,
  component: lazyPage(() => import('./pages/client-user.tsx'), 'ClientUserPage'),
});

export const adminoneRoutes = { clients, clientNew, clientEdit, clientUsers, clientUser };

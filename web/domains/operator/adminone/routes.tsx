import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { QueryClient } from '@tanstack/react-query';
import { createRoute, notFound, type RouteComponent } from '@tanstack/react-router';
import { DEAD_STATES } from '#shared/domains/operator/maintenance/states.ts';
import { QUEUES } from '#shared/kernel/contract/job.ts';
import type { Checked } from '#web/app/pages.ts';
import { appRoute } from '#web/app/roots.tsx';
import { lazyPage } from '#web/platform/lazy-page.ts';
import { meQuery } from '#web/platform/me.ts';
import { flag, listSearch, oneOf, words } from '#web/ui/list/search.ts';

/** For everybody else these pages do not exist; the server refuses them too. */
async function onlyOperators({ context }: { readonly context: { readonly queryClient: QueryClient } }) {
  const { user } = await context.queryClient.ensureQueryData(meQuery);
  if (!user.isOperator) throw notFound();
}

const page = <const Path extends string, Search = undefined>(
  path: Path,
  title: MessageDescriptor,
  component: RouteComponent,
  validateSearch?: Checked<Search>,
) => {
  const staticData = { audience: 'operator', domain: 'adminone', permission: null, title } as const;
  const beforeLoad = onlyOperators;
  return createRoute({ getParentRoute: () => appRoute, path, staticData, validateSearch, beforeLoad, component });
};
const clients = lazyPage(() => import('./pages/clients.tsx'), 'ClientsPage');
const clientUsers = lazyPage(() => import('./pages/client-users.tsx'), 'ClientUsersPage');
const clientNew = lazyPage(() => import('./pages/client-new.tsx'), 'ClientNewPage');
const clientEdit = lazyPage(() => import('./pages/client-edit.tsx'), 'ClientEditPage');
const maintenance = lazyPage(() => import('./pages/maintenance.tsx'), 'MaintenancePage');
const deadLetters = lazyPage(() => import('./pages/dead-letters.tsx'), 'DeadLettersPage');
const clientUser = lazyPage(() => import('./pages/client-user.tsx'), 'ClientUserPage');

export const adminoneRoutes = {
  maintenance: page('/adminone/maintenance', msg`Maintenance`, maintenance),
  deadLetters: page(
    '/adminone/deadletter',
    msg`Dead letters`,
    deadLetters,
    listSearch({ state: oneOf(DEAD_STATES), queue: oneOf(QUEUES) }),
  ),
  clients: page('/adminone/client', msg`Agencies`, clients, listSearch({ active: flag })),
  clientNew: page('/adminone/client/new', msg`New agency`, clientNew),
  clientEdit: page('/adminone/client/$key', msg`Agency`, clientEdit),
  clientUsers: page('/adminone/user', msg`Users of agencies`, clientUsers, listSearch({ client: words })),
  clientUser: page('/adminone/user/$key', msg`User of an agency`, clientUser, listSearch({ client: words })),
};

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
/** Only operators fetch the file that names these pages, so that the start of the app does not name them. */
const late = () => import('./late-pages.ts');
const clients = lazyPage(async () => (await late()).clients(), 'ClientsPage');
const clientUsers = lazyPage(async () => (await late()).clientUsers(), 'ClientUsersPage');
const clientNew = lazyPage(async () => (await late()).clientNew(), 'ClientNewPage');
const clientEdit = lazyPage(async () => (await late()).clientEdit(), 'ClientEditPage');
const maintenance = lazyPage(async () => (await late()).maintenance(), 'MaintenancePage');
const deadLetters = lazyPage(async () => (await late()).deadLetters(), 'DeadLettersPage');
const clientUser = lazyPage(async () => (await late()).clientUser(), 'ClientUserPage');

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

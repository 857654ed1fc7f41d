import { msg } from '@lingui/core/macro';
import type { QueryClient } from '@tanstack/react-query';
import { createRoute } from '@tanstack/react-router';
import { pagesOf } from '#web/app/pages.ts';
import { appRoute } from '#web/app/roots.tsx';
import { lazyPage } from '#web/platform/lazy-page.ts';
import { period } from '#web/ui/list/period-search.ts';
import { choice, flag, listSearch } from '#web/ui/list/search.ts';

const listPage = () => import('./pages/request-list.tsx');
const facts = { audience: 'user', domain: 'advancing', permission: 'advancing.read' } as const;
const page = pagesOf('advancing');
const listed = listSearch({ date: period, state: choice, artist: choice, needsMe: flag });
async function askRequest(queryClient: QueryClient, id: string): Promise<void> {
  const { requestQuery } = await import('./queries.ts');
  await queryClient.prefetchQuery(requestQuery(id));
}
const detail = createRoute({
  getParentRoute: () => appRoute,
  path: '/advancing/approve/$key',
  staticData: {
    ...facts,
    title: msg`Advancing request`,
    first: (queryClient, { key = '' }) => askRequest(queryClient, key),
  },
  validateSearch: ({ filter }): { filter?: 'me' } => (filter === 'me' ? { filter } : {}),
  loader: ({ context, params }) => void askRequest(context.queryClient, params.key),
  component: lazyPage(() => import('./pages/request.tsx'), 'RequestPage'),
});

export const advancingRoutes = {
  advancingList: page('/advancing', 'advancing.read', msg`Advancing`, lazyPage(listPage, 'RequestListPage'), listed),
  advancingRequest: detail,
};

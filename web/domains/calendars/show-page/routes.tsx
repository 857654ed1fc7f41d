import { msg } from '@lingui/core/macro';
import type { QueryClient } from '@tanstack/react-query';
import { createRoute } from '@tanstack/react-router';
import { appRoute } from '#web/app/roots.tsx';
import { lazyPage } from '#web/platform/lazy-page.ts';

const TABS = ['deal', 'timetable', 'documents', 'notes', 'tasks', 'emails', 'files', 'activity'] as const;
type Tab = (typeof TABS)[number];
const tabOf = (value: unknown) => TABS.find((tab) => tab === value);

async function askShow(queryClient: QueryClient, id: string): Promise<void> {
  const { showQuery } = await import('#web/domains/booking/show/widgets/show-queries.ts');
  await queryClient.prefetchQuery(showQuery(id));
}
const detail = createRoute({
  getParentRoute: () => appRoute,
  path: '/show/$key',
  staticData: {
    audience: 'user',
    domain: 'show',
    permission: 'show.read',
    title: msg`Show`,
    first: (queryClient, { key = '' }) => askShow(queryClient, key),
  },
  validateSearch: (search): { tab?: Tab | undefined } => ({ tab: tabOf(search.tab) }),
  // Loads the show with the page's code, also for a hovered link; navigation does not wait for it.
  loader: ({ context, params }) => void askShow(context.queryClient, params.key),
  component: lazyPage(() => import('./pages/show-page.tsx'), 'ShowPage'),
});

export const showPageRoutes = { showDetail: detail };

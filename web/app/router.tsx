import type { QueryClient } from '@tanstack/react-query';
import { createRouter, type RouterHistory } from '@tanstack/react-router';
import { accountRoutes } from '#web/domains/account/routes.tsx';
import { planningRoutes } from '#web/domains/planning/routes.tsx';
import { ErrorPage } from './error-page.tsx';
import { appRoute, publicRoute, rootRoute } from './roots.tsx';

/** One line per domain: pages of signed-in users. */
const appPages = {
  ...planningRoutes,
};

/** One line per domain: pages without the shell. */
const publicPages = {
  ...accountRoutes,
};

const routeTree = rootRoute.addChildren({
  appRoute: appRoute.addChildren(appPages),
  publicRoute: publicRoute.addChildren(publicPages),
});

export const makeRouter = (queryClient: QueryClient, history?: RouterHistory) =>
  createRouter({
    routeTree,
    context: { queryClient },
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    defaultErrorComponent: ErrorPage,
    defaultPendingMs: 150,
    scrollRestoration: true,
    ...(history ? { history } : {}),
  });

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof makeRouter>;
  }
}

import type { QueryClient } from '@tanstack/react-query';
import { accessToken } from '#web/platform/auth.ts';
import { meQuery } from '#web/platform/me.ts';
import { appRoute, bareRoute } from './roots.tsx';
import type { makeRouter } from './router.tsx';

type Router = ReturnType<typeof makeRouter>;

/** Nobody who is not signed in is asked for: the router sends them to sign in. */
async function ask(queryClient: QueryClient, first: (() => Promise<void>) | undefined): Promise<void> {
  if (!(await accessToken())) return;
  await Promise.all([queryClient.prefetchQuery(meQuery), first?.()]);
}

/**
 * The router asks who is there, then for the page's code, then the page for its data. Here all three set out at once,
 * by the address, and the router finds them under way. The code, which is many files, is asked for last: a connection
 * takes a few at a time, and they would stand before who is there and what the texts are.
 */
export function headStart(router: Router, queryClient: QueryClient): void {
  const { pathname, search } = router.latestLocation;
  const [routes, params, page] = router.getMatchedRoutes(pathname);
  if (routes.some(({ id }) => id === appRoute.id || id === bareRoute.id)) {
    const { first } = page?.options.staticData ?? {};
    // Where it fails the router meets the same failure, and shows it.
    ask(queryClient, first && (() => first(queryClient, params, search))).catch(() => undefined);
  }
  setTimeout(() => {
    for (const route of routes) void router.loadRouteChunk(route);
  });
}

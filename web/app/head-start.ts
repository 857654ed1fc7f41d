import type { QueryClient } from '@tanstack/react-query';
import { accessToken } from '#web/platform/auth.ts';
import { meQuery } from '#web/platform/me.ts';
import { appRoute, bareRoute } from './roots.tsx';
import type { makeRouter } from './router.tsx';

type Router = ReturnType<typeof makeRouter>;

/** Fetches the user and the page's first data. Without a token it fetches nothing: the router asks for a sign-in. */
async function ask(queryClient: QueryClient, first: (() => Promise<void>) | undefined): Promise<void> {
  if (!(await accessToken())) return;
  await Promise.all([queryClient.prefetchQuery(meQuery), first?.()]);
}

/**
 * Starts the requests for the user, the page's code and its data at once, by the address. The router alone would send
 * them one after the other; now it finds them under way. The code, which is many files, is requested last: a connection
 * takes a few at a time, and the code would hold up the user and the texts.
 */
export function headStart(router: Router, queryClient: QueryClient): void {
  const { pathname, search } = router.latestLocation;
  const [routes, params, page] = router.getMatchedRoutes(pathname);
  if (routes.some(({ id }) => id === appRoute.id || id === bareRoute.id)) {
    const { first } = page?.options.staticData ?? {};
    // The router meets the same failure and shows it.
    ask(queryClient, first && (() => first(queryClient, params, search))).catch(() => undefined);
  }
  setTimeout(() => {
    for (const route of routes) void router.loadRouteChunk(route);
  });
}

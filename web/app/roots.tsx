import type { QueryClient } from '@tanstack/react-query';
import { createRootRouteWithContext, createRoute, Outlet, redirect } from '@tanstack/react-router';
import '#web/platform/page-meta.ts';
import { accessToken } from '#web/platform/auth.ts';
import { meQuery } from '#web/platform/me.ts';
import { startPreferenceSync } from '#web/platform/preference-sync.ts';
import { ErrorPage, NotFoundPage } from './error-page.tsx';
import { Nowhere } from './nowhere.tsx';
import { RootLayout } from './root-layout.tsx';
import { Shell } from './shell/shell.tsx';

export const rootRoute = createRootRouteWithContext<{ queryClient: QueryClient }>()({
  component: RootLayout,
  notFoundComponent: Nowhere,
  errorComponent: ErrorPage,
});

/** Pages outside the shell: sign-in, secret links, texts. */
export const publicRoute = createRoute({ getParentRoute: () => rootRoute, id: 'public', component: Outlet });

interface Entry {
  readonly location: { readonly href: string };
  readonly context: { readonly queryClient: QueryClient };
}
/** Sends a user without a session to sign in, and back here afterwards. */
async function signedIn({ location, context }: Entry): Promise<void> {
  if (!(await accessToken())) throw redirect({ href: `/account/signin?returnTo=${encodeURIComponent(location.href)}` });
  await context.queryClient.ensureQueryData(meQuery);
  startPreferenceSync();
}

const ShellOfPages = () => (
  <Shell>
    <Outlet />
  </Shell>
);

/** Pages of a signed-in user. */
export const appRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'app',
  component: ShellOfPages,
  notFoundComponent: NotFoundPage,
  beforeLoad: signedIn,
});

/** Pages of a signed-in user without the shell: for a panel in another tool. */
export const bareRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'bare',
  component: Outlet,
  beforeLoad: signedIn,
});

import { type StaticDataRouteOption, useRouter } from '@tanstack/react-router';
import { may, useMe } from '#web/platform/me.ts';
import { NAV, type NavGroup, OPERATOR_NAV } from './nav.ts';

/** Which pages there are, and which of them this user may open: asked of the routes themselves. */
export function usePages() {
  const router = useRouter();
  const me = useMe();
  const pages: Readonly<Record<string, { readonly options: { staticData?: StaticDataRouteOption } } | undefined>> =
    router.routesByPath;
  const factsOf = (path: string) => pages[path]?.options.staticData;
  const has = (path: string): boolean => pages[path] !== undefined;
  const allowed = (path: string): boolean => has(path) && may(me, factsOf(path)?.permission);
  return { has, allowed, factsOf };
}

/** Groups without entries disappear. */
export function useNav(): readonly NavGroup[] {
  const { allowed } = usePages();
  const nav = useMe().user.isOperator ? OPERATOR_NAV : NAV;
  return nav
    .map((group) => ({ ...group, entries: group.entries.filter(({ to }) => allowed(to)) }))
    .filter(({ entries }) => entries.length > 0);
}

export function useGo(): (address: string) => void {
  const router = useRouter();
  return (address) => router.history.push(address);
}

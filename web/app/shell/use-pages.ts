import { useRouter } from '@tanstack/react-router';
import { may, useMe } from '#web/platform/me.ts';
import { NAV, type NavGroup, OPERATOR_NAV } from './nav.ts';

/** Which pages there are, and which of them this user may open: asked of the routes themselves. */
export function usePages() {
  const router = useRouter();
  const me = useMe();
  const pages = router.routesByPath as Readonly<
    Record<string, { readonly options: { readonly staticData?: { readonly permission?: never } } } | undefined>
  >;
  const has = (path: string): boolean => pages[path] !== undefined;
  const allowed = (path: string): boolean => has(path) && may(me, pages[path]?.options.staticData?.permission);
  return { has, allowed };
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

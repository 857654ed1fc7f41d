import { useRouter } from '@tanstack/react-router';
import { useMe } from '#web/platform/me.ts';
import { usePages } from '#web/platform/pages.ts';
import { type NavGroup, navOf, OPERATOR_NAV } from './nav.ts';

/** Groups without entries disappear. */
export function useNav(): readonly NavGroup[] {
  const { allowed } = usePages();
  const { isOperator, role } = useMe().user;
  const nav = isOperator ? OPERATOR_NAV : navOf(role);
  return nav
    .map((group) => ({ ...group, entries: group.entries.filter(({ to }) => allowed(to)) }))
    .filter(({ entries }) => entries.length > 0);
}

export function useGo(): (address: string) => void {
  const router = useRouter();
  return (address) => router.history.push(address);
}

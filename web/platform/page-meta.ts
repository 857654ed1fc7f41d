import type { MessageDescriptor } from '@lingui/core';
import type { QueryClient } from '@tanstack/react-query';
import type { Permission } from '#shared/kernel/access/permission.ts';

/** Facts of a page beside its route: the guard, the navigation and `npm run routes` read them. */
declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    title?: MessageDescriptor;
    /** `null`: any signed-in user. */
    permission?: Permission | null;
    audience?: 'public' | 'secret' | 'identity' | 'user' | 'operator';
    domain?: string;
    /** Asks for what the page shows first, so that it is under way before the page's code is there. */
    first?: (
      queryClient: QueryClient,
      params: Readonly<Record<string, string>>,
      search: Readonly<Record<string, unknown>>,
    ) => Promise<void>;
  }
}

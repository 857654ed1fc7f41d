import type { MessageDescriptor } from '@lingui/core';
import {
  type AnyValidator,
  type Constrain,
  createRoute,
  type DefaultValidator,
  type RouteComponent,
} from '@tanstack/react-router';
import type { Permission } from '#shared/kernel/access/permission.ts';
import { appRoute } from './roots.tsx';

/** Reads the search of an address; links to the page know its type. */
export type Checked<Search> = Constrain<Search, AnyValidator, DefaultValidator>;

/** Makes the pages of a domain for signed-in users, a line each. A page with the permission `null` is for all of them. */
export const pagesOf =
  (domain: string) =>
  <const Path extends string, Search = undefined>(
    path: Path,
    permission: Permission | null,
    title: MessageDescriptor,
    component: RouteComponent,
    validateSearch?: Checked<Search>,
  ) => {
    const staticData = { audience: 'user', domain, permission, title } as const;
    return createRoute({ getParentRoute: () => appRoute, path, staticData, validateSearch, component });
  };

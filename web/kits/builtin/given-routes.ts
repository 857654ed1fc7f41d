import type { MessageDescriptor } from '@lingui/core';
import { createRoute, notFound } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import { appRoute } from '#web/app/roots.tsx';
import { listRoute } from '#web/kits/settings/list-route.ts';
import { lazyPage } from '#web/platform/lazy-page.ts';

interface BuiltinRoutes {
  /** Its address too. */
  readonly domain: string;
  readonly title: MessageDescriptor;
  readonly list: () => Promise<{ readonly ListPage: ComponentType }>;
  readonly edit: {
    readonly title: MessageDescriptor;
    readonly isCode: (code: string) => Promise<boolean>;
    readonly load: () => Promise<{ readonly EditPage: ComponentType }>;
  };
}

/** The pages of what everybody has and an agency sets on a page each. */
export const builtinRoutes = ({ edit, ...list }: BuiltinRoutes): object => ({
  ...listRoute(list),
  [`${list.domain}Edit`]: createRoute({
    getParentRoute: () => appRoute,
    path: `/${list.domain}/$key`,
    beforeLoad: async ({ params }: { readonly params: { readonly key: string } }) => {
      if (!(await edit.isCode(params.key))) throw notFound();
    },
    staticData: { audience: 'user', domain: list.domain, permission: 'masterData.read', title: edit.title },
    component: lazyPage(edit.load, 'EditPage'),
  }),
});

import type { MessageDescriptor } from '@lingui/core';
import { createRoute, lazyRouteComponent, notFound } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import { appRoute } from '#web/app/roots.tsx';

interface GivenRoutes {
  /** Its address too. */
  readonly domain: string;
  readonly title: MessageDescriptor;
  readonly list: () => Promise<{ readonly ListPage: ComponentType }>;
  /** For those that are set on a page of their own. */
  readonly edit?: {
    readonly title: MessageDescriptor;
    readonly isCode: (code: string) => boolean;
    readonly load: () => Promise<{ readonly EditPage: ComponentType }>;
  };
}

/** The pages of what everybody has. As those of masters, their types stay out of the router's. */
export function givenRoutes({ domain, title, list, edit }: GivenRoutes): object {
  const facts = { audience: 'user', domain, permission: 'masterData.read' } as const;
  const listPage = createRoute({
    getParentRoute: () => appRoute,
    path: `/${domain}`,
    staticData: { ...facts, title },
    component: lazyRouteComponent(list, 'ListPage'),
  });
  if (!edit) return { [`${domain}List`]: listPage };
  const editPage = createRoute({
    getParentRoute: () => appRoute,
    path: `/${domain}/$key`,
    beforeLoad: ({ params }: { readonly params: { readonly key: string } }) => {
      if (!edit.isCode(params.key)) throw notFound();
    },
    staticData: { ...facts, title: edit.title },
    component: lazyRouteComponent(edit.load, 'EditPage'),
  });
  return { [`${domain}List`]: listPage, [`${domain}Edit`]: editPage };
}

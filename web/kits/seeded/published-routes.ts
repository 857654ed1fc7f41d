import type { MessageDescriptor } from '@lingui/core';
import { createRoute } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import { appRoute } from '#web/app/roots.tsx';
import { lazyPage } from '#web/platform/lazy-page.ts';
import { choice, flag, listSearch } from '#web/ui/list/search.ts';

interface SeededRoutes {
  /** Its address too. */
  readonly domain: string;
  readonly titles: Readonly<Record<'list' | 'add' | 'edit', MessageDescriptor>>;
  readonly load: () => Promise<{
    readonly ListPage: ComponentType;
    readonly formPages: () => Promise<{ readonly NewPage: ComponentType; readonly EditPage: ComponentType }>;
  }>;
}

/** List, new and edit page of reference data. As those of masters, their types stay out of the router's. */
export function seededRoutes({ domain, titles, load }: SeededRoutes): object {
  const forms = () => load().then(({ formPages }) => formPages());
  const facts = { audience: 'user', domain, permission: 'masterData.read' } as const;
  return {
    [`${domain}List`]: createRoute({
      getParentRoute: () => appRoute,
      path: `/${domain}`,
      staticData: { ...facts, title: titles.list },
      validateSearch: listSearch({ country: choice, active: flag }),
      component: lazyPage(load, 'ListPage'),
    }),
    [`${domain}New`]: createRoute({
      getParentRoute: () => appRoute,
      path: `/${domain}/new`,
      staticData: { ...facts, permission: 'masterData.update', title: titles.add },
      component: lazyPage(forms, 'NewPage'),
    }),
    [`${domain}Edit`]: createRoute({
      getParentRoute: () => appRoute,
      path: `/${domain}/$key`,
      staticData: { ...facts, title: titles.edit },
      component: lazyPage(forms, 'EditPage'),
    }),
  };
}

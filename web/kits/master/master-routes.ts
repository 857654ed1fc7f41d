import type { MessageDescriptor } from '@lingui/core';
import { createRoute, notFound } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import type { Permission } from '#shared/kernel/access/permission.ts';
import { appRoute } from '#web/app/roots.tsx';
import { lazyPage } from '#web/platform/lazy-page.ts';
import { baseOf } from './master-place.ts';

interface Pages {
  readonly ListPage: ComponentType;
  readonly formPages: () => Promise<{ readonly NewPage: ComponentType; readonly EditPage: ComponentType }>;
}
interface MasterRoutes {
  readonly domain: string;
  /** `/status/$mainArea`; the domain's own address unless said. */
  readonly path?: string;
  /** `/costcenter/$key/edit`; the list's address with the key unless said. */
  readonly edit?: string;
  readonly title: MessageDescriptor;
  readonly read?: Permission;
  readonly update?: Permission;
  /** Refuses an address whose parameter means nothing. */
  readonly accepts?: (params: Readonly<Record<string, string>>) => boolean;
  readonly load: () => Promise<Pages>;
}

/**
 * List, new and edit page of a master. Their types stay out of the router's: pages reach them by `PageLink` alone, and
 * forty masters would slow down the checking of every link.
 */
export function masterRoutes(spec: MasterRoutes): object {
  const { domain, path = baseOf(spec.domain), edit = `${path}/$key`, title, load, accepts } = spec;
  const { read = 'masterData.read', update = 'masterData.update' } = spec;
  const forms = () => load().then(({ formPages }) => formPages());
  const page = (at: string, component: ReturnType<typeof lazyPage>, permission: Permission) =>
    createRoute({
      getParentRoute: () => appRoute,
      path: at,
      beforeLoad: ({ params }) => {
        if (accepts && !at.startsWith(edit) && !accepts(params as Record<string, string>)) throw notFound();
      },
      staticData: { audience: 'user', domain, permission, title },
      component,
    });
  return {
    [`${domain}List`]: page(path, lazyPage(load, 'ListPage'), read),
    [`${domain}New`]: page(`${path}/new`, lazyPage(forms, 'NewPage'), update),
    [`${domain}Edit`]: page(edit, lazyPage(forms, 'EditPage'), read),
  };
}

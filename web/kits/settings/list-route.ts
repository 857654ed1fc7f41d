import type { MessageDescriptor } from '@lingui/core';
import { createRoute } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import { appRoute } from '#web/app/roots.tsx';
import { baseOf } from '#web/kits/master/master-place.ts';
import { lazyPage } from '#web/platform/lazy-page.ts';

interface ListRoute {
  readonly domain: string;
  readonly title: MessageDescriptor;
  readonly list: () => Promise<{ readonly ListPage: ComponentType }>;
}
/** A settings page that is one list and no more. As those of masters, its type stays out of the router's. */
export const listRoute = ({ domain, title, list }: ListRoute): object => ({
  [`${domain}List`]: createRoute({
    getParentRoute: () => appRoute,
    path: baseOf(domain),
    staticData: { audience: 'user', domain, permission: 'masterData.read', title },
    component: lazyPage(list, 'ListPage'),
  }),
});

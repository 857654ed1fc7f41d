import type { MessageDescriptor } from '@lingui/core';
import { createRoute } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import { kebab } from '#shared/kernel/contract/route.ts';
import type { TravelKind } from '#shared/kernel/record/appointment.ts';
import { pathOfKind } from '#shared/kernel/record/subject.ts';
import { appRoute } from '#web/app/roots.tsx';
import { lazyPage } from '#web/platform/lazy-page.ts';
import { listSearch } from '#web/ui/list/search.ts';
import { tabSearch } from '#web/ui/record/tab-search.ts';
import { newTravelSearch, travelSearch } from './travel-search.ts';

type Pages<Name extends string> = () => Promise<Readonly<Record<Name, ComponentType>>>;
interface TravelRoutes {
  readonly area: TravelKind;
  readonly titles: Readonly<Record<'many' | 'new' | 'edit', MessageDescriptor>>;
  readonly list: Pages<'ListPage' | 'NewPage'>;
  readonly detail: Pages<'DetailPage' | 'EditPage'>;
}
type Action = 'read' | 'create' | 'update';
type Search = (raw: Record<string, unknown>) => object;

/**
 * The pages of a kind. Their types stay out of the router's, as those of masters
 * do: whatever leads to them goes by their address.
 */
export function travelRoutes({ area, titles, list, detail }: TravelRoutes): object {
  const base = pathOfKind(area);
  const page = (
    path: string,
    action: Action,
    title: MessageDescriptor,
    component: ReturnType<typeof lazyPage>,
    validateSearch: Search = tabSearch,
  ) =>
    createRoute({
      getParentRoute: () => appRoute,
      path: `${base}${path}`,
      staticData: { audience: 'user', domain: kebab(area), permission: `${area}.${action}`, title },
      validateSearch,
      component,
    });
  return {
    [`${area}List`]: page('', 'read', titles.many, lazyPage(list, 'ListPage'), listSearch(travelSearch)),
    [`${area}New`]: page('/new', 'create', titles.new, lazyPage(list, 'NewPage'), newTravelSearch),
    [`${area}Detail`]: page('/$key', 'read', titles.many, lazyPage(detail, 'DetailPage')),
    [`${area}Edit`]: page('/$key/edit', 'update', titles.edit, lazyPage(detail, 'EditPage')),
  };
}

import { i18n, type MessageDescriptor } from '@lingui/core';
import { createRoute } from '@tanstack/react-router';
import type { LucideIcon } from 'lucide-react';
import type { ComponentType } from 'react';
import type { TravelKind } from '#shared/kernel/appointment.ts';
import { appRoute } from '#web/app/roots.tsx';
import { lazyPage } from '#web/platform/lazy-page.ts';
import { registerSearch, type SearchProvider } from '#web/platform/search-providers.ts';
import { listSearch } from '#web/ui/list/search.ts';
import { tabSearch } from '#web/ui/record/tab-search.ts';
import { travelBase, travelDomain } from './travel-model.ts';
import { newTravelSearch, travelSearch } from './travel-search.ts';

type Pages<Name extends string> = () => Promise<Readonly<Record<Name, ComponentType>>>;
interface TravelRoutes {
  readonly area: TravelKind;
  readonly icon: LucideIcon;
  readonly titles: Readonly<Record<'many' | 'new' | 'edit', MessageDescriptor>>;
  readonly list: Pages<'ListPage' | 'NewPage'>;
  readonly detail: Pages<'DetailPage' | 'EditPage'>;
  readonly search: () => Promise<SearchProvider['search']>;
}
type Action = 'read' | 'create' | 'update';
type Search = (raw: Record<string, unknown>) => object;

/**
 * The pages of a kind, and how the palette finds its records. Their types stay out of the router's, as those of masters
 * do: whatever leads to them goes by their address.
 */
export function travelRoutes({ area, icon, titles, list, detail, search }: TravelRoutes): object {
  const base = travelBase(area);
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
      staticData: { audience: 'user', domain: travelDomain(area), permission: `${area}.${action}`, title },
      validateSearch,
      component,
    });
  registerSearch({
    id: area,
    group: () => i18n._(titles.many),
    icon,
    permission: `${area}.read`,
    search: async (keyword, signal) => (await search())(keyword, signal),
  });
  return {
    [`${area}List`]: page('', 'read', titles.many, lazyPage(list, 'ListPage'), listSearch(travelSearch)),
    [`${area}New`]: page('/new', 'create', titles.new, lazyPage(list, 'NewPage'), newTravelSearch),
    [`${area}Detail`]: page('/$key', 'read', titles.many, lazyPage(detail, 'DetailPage')),
    [`${area}Edit`]: page('/$key/edit', 'update', titles.edit, lazyPage(detail, 'EditPage')),
  };
}

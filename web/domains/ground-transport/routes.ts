import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { createRoute } from '@tanstack/react-router';
import { Car } from 'lucide-react';
import { appRoute } from '#web/app/roots.tsx';
import { newTravelSearch, travelSearch } from '#web/domains/travel/widgets/travel-search.ts';
import { lazyPage } from '#web/platform/lazy-page.ts';
import { registerSearch } from '#web/platform/search-providers.ts';
import { listSearch } from '#web/ui/list/search.ts';
import { tabSearch } from '#web/ui/record/tab-search.ts';

const facts = { audience: 'user', domain: 'ground-transport' } as const;
const title = msg`Ground transport`;
const listPages = () => import('./pages/ride-list.tsx');
const pages = () => import('./pages/ride-detail.tsx');

const list = createRoute({
  getParentRoute: () => appRoute,
  path: '/groundtransport',
  staticData: { ...facts, permission: 'groundTransport.read', title },
  validateSearch: listSearch(travelSearch),
  component: lazyPage(listPages, 'RideListPage'),
});
const create = createRoute({
  getParentRoute: () => appRoute,
  path: '/groundtransport/new',
  staticData: { ...facts, permission: 'groundTransport.create', title: msg`New ground transport` },
  validateSearch: newTravelSearch,
  component: lazyPage(listPages, 'NewRidePage'),
});
const detail = createRoute({
  getParentRoute: () => appRoute,
  path: '/groundtransport/$key',
  staticData: { ...facts, permission: 'groundTransport.read', title },
  validateSearch: tabSearch,
  component: lazyPage(pages, 'RideDetailPage'),
});
const edit = createRoute({
  getParentRoute: () => appRoute,
  path: '/groundtransport/$key/edit',
  staticData: { ...facts, permission: 'groundTransport.update', title: msg`Edit ground transport` },
  component: lazyPage(pages, 'EditRidePage'),
});

export const groundTransportRoutes = {
  groundTransportList: list,
  groundTransportNew: create,
  groundTransportDetail: detail,
  groundTransportEdit: edit,
};

registerSearch({
  id: 'groundTransport',
  group: () => i18n._(title),
  icon: Car,
  permission: 'groundTransport.read',
  search: async (keyword, signal) => (await import('./search.ts')).searchRides(keyword, signal),
});

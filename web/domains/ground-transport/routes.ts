import { msg } from '@lingui/core/macro';
import { createRoute } from '@tanstack/react-router';
import { isLocalDate } from '#shared/kernel/date.ts';
import { isId } from '#shared/kernel/ids.ts';
import { appRoute } from '#web/app/roots.tsx';
import { lazyPage } from '#web/platform/lazy-page.ts';
import { period } from '#web/ui/list/period-search.ts';
import { choice, listSearch } from '#web/ui/list/search.ts';
import { tabSearch } from '#web/ui/record/tab-search.ts';

const facts = { audience: 'user', domain: 'ground-transport' } as const;
const title = msg`Ground transport`;
const listPages = () => import('./pages/ride-list.tsx');
const pages = () => import('./pages/ride-detail.tsx');

interface NewRideSearch {
  readonly date?: string | undefined;
  readonly artistId?: string | undefined;
}
const list = createRoute({
  getParentRoute: () => appRoute,
  path: '/groundtransport',
  staticData: { ...facts, permission: 'groundTransport.read', title },
  validateSearch: listSearch({ date: period, artist: choice, phase: choice, tag: choice }),
  component: lazyPage(listPages, 'RideListPage'),
});
const create = createRoute({
  getParentRoute: () => appRoute,
  path: '/groundtransport/new',
  staticData: { ...facts, permission: 'groundTransport.create', title: msg`New ground transport` },
  validateSearch: ({ date, artistId }): NewRideSearch => ({
    date: typeof date === 'string' && isLocalDate(date) ? date : undefined,
    artistId: typeof artistId === 'string' && isId(artistId) ? artistId : undefined,
  }),
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

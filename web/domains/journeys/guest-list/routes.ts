import { msg } from '@lingui/core/macro';
import { createRoute } from '@tanstack/react-router';
import { appRoute } from '#web/app/roots.tsx';
import { lazyPage } from '#web/platform/lazy-page.ts';
import { period } from '#web/ui/list/period-search.ts';
import { choice, listSearch } from '#web/ui/list/search.ts';
import { tabSearch } from '#web/ui/record/tab-search.ts';

const facts = { audience: 'user', domain: 'guest-list' } as const;
const title = msg`Guest lists`;
const listPages = () => import('./pages/guest-lists.tsx');
const pages = () => import('./pages/guest-list.tsx');

const list = createRoute({
  getParentRoute: () => appRoute,
  path: '/guestlist',
  staticData: { ...facts, permission: 'guestList.read', title },
  validateSearch: listSearch({ date: period, artist: choice }),
  component: lazyPage(listPages, 'GuestListsPage'),
});
const create = createRoute({
  getParentRoute: () => appRoute,
  path: '/guestlist/new',
  staticData: { ...facts, permission: 'guestList.create', title: msg`New guest list` },
  component: lazyPage(listPages, 'NewGuestListPage'),
});
const detail = createRoute({
  getParentRoute: () => appRoute,
  path: '/guestlist/$key',
  staticData: { ...facts, permission: 'guestList.read', title },
  validateSearch: tabSearch,
  component: lazyPage(pages, 'GuestListPage'),
});
const edit = createRoute({
  getParentRoute: () => appRoute,
  path: '/guestlist/$key/edit',
  staticData: { ...facts, permission: 'guestList.update', title: msg`Edit guest list` },
  component: lazyPage(pages, 'EditGuestListPage'),
});

export const guestListRoutes = {
  guestListList: list,
  guestListNew: create,
  guestListDetail: detail,
  guestListEdit: edit,
};

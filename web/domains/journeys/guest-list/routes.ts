import { msg } from '@lingui/core/macro';
import { pagesOf } from '#web/app/pages.ts';
import { lazyPage } from '#web/platform/lazy-page.ts';
import { period } from '#web/ui/list/period-search.ts';
import { choice, listSearch } from '#web/ui/list/search.ts';
import { tabSearch } from '#web/ui/record/tab-search.ts';

const title = msg`Guest lists`;
const listPages = () => import('./pages/guest-lists.tsx');
const pages = () => import('./pages/guest-list.tsx');
const page = pagesOf('guest-list');
const listed = listSearch({ date: period, artist: choice });
const newGuestList = lazyPage(listPages, 'NewGuestListPage');
const editGuestList = lazyPage(pages, 'EditGuestListPage');

export const guestListRoutes = {
  guestListList: page('/guestlist', 'guestList.read', title, lazyPage(listPages, 'GuestListsPage'), listed),
  guestListNew: page('/guestlist/new', 'guestList.create', msg`New guest list`, newGuestList),
  guestListDetail: page('/guestlist/$key', 'guestList.read', title, lazyPage(pages, 'GuestListPage'), tabSearch),
  guestListEdit: page('/guestlist/$key/edit', 'guestList.update', msg`Edit guest list`, editGuestList),
};

import { msg } from '@lingui/core/macro';
import { pagesOf } from '#web/app/pages.ts';
import { lazyPage } from '#web/platform/lazy-page.ts';
import { choice, flag, listSearch } from '#web/ui/list/search.ts';
import { tabSearch } from '#web/ui/record/tab-search.ts';

const edit = () => import('./pages/artist-edit.tsx');
const page = pagesOf('artist');
const list = lazyPage(() => import('./pages/artist-list.tsx'), 'ArtistListPage');
const listed = listSearch({ owner: choice, active: flag, status: choice, tag: choice });
const detail = lazyPage(() => import('./pages/artist-detail.tsx'), 'ArtistDetailPage');

export const artistRoutes = {
  artistList: page('/artist', 'artist.read', msg`Artists`, list, listed),
  artistNew: page('/artist/new', 'artist.create', msg`New artist`, lazyPage(edit, 'NewArtistPage')),
  artistDetail: page('/artist/$key', 'artist.read', msg`Artist`, detail, tabSearch),
  artistEdit: page('/artist/$key/edit', 'artist.update', msg`Edit artist`, lazyPage(edit, 'EditArtistPage')),
};

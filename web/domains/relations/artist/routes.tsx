import { msg } from '@lingui/core/macro';
import { createRoute } from '@tanstack/react-router';
import { appRoute } from '#web/app/roots.tsx';
import { lazyPage } from '#web/platform/lazy-page.ts';
import { choice, flag, listSearch } from '#web/ui/list/search.ts';
import { tabSearch } from '#web/ui/record/tab-search.ts';

const facts = { audience: 'user', domain: 'artist' } as const;
const edit = () => import('./pages/artist-edit.tsx');

const artistList = createRoute({
  getParentRoute: () => appRoute,
  path: '/artist',
  staticData: { ...facts, permission: 'artist.read', title: msg`Artists` },
  validateSearch: listSearch({ owner: choice, active: flag, status: choice, tag: choice }),
  component: lazyPage(() => import('./pages/artist-list.tsx'), 'ArtistListPage'),
});
const artistNew = createRoute({
  getParentRoute: () => appRoute,
  path: '/artist/new',
  staticData: { ...facts, permission: 'artist.create', title: msg`New artist` },
  component: lazyPage(edit, 'NewArtistPage'),
});
const artistDetail = createRoute({
  getParentRoute: () => appRoute,
  path: '/artist/$key',
  staticData: { ...facts, permission: 'artist.read', title: msg`Artist` },
  validateSearch: tabSearch,
  component: lazyPage(() => import('./pages/artist-detail.tsx'), 'ArtistDetailPage'),
});
const artistEdit = createRoute({
  getParentRoute: () => appRoute,
  path: '/artist/$key/edit',
  staticData: { ...facts, permission: 'artist.update', title: msg`Edit artist` },
  component: lazyPage(edit, 'EditArtistPage'),
});

export const artistRoutes = { artistList, artistNew, artistDetail, artistEdit };

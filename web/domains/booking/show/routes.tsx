import { msg } from '@lingui/core/macro';
import type { QueryClient } from '@tanstack/react-query';
import { createRoute, redirect } from '@tanstack/react-router';
import { periodAt } from '#shared/kernel/time/period.ts';
import { pagesOf } from '#web/app/pages.ts';
import { appRoute, bareRoute } from '#web/app/roots.tsx';
import { lazyPage } from '#web/platform/lazy-page.ts';
import { meQuery } from '#web/platform/me.ts';
import { defaultViewOf } from '#web/platform/saved-views.ts';

import { localToday } from '#web/platform/today.ts';
import { isBare, type ShowSearch, showSearch } from './model/search.ts';

import { totalSearch } from './model/total-search.ts';
import { builtInView } from './model/views.ts';

const facts = { audience: 'user', domain: 'show' } as const;
const text = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined);
const rankOf = (value: unknown): number | undefined =>
  typeof value === 'number' && Number.isInteger(value) && value > 0 ? value : undefined;

/** Finds the view for an address without filters: the user's default, else the upcoming shows. */
async function openingView(queryClient: QueryClient): Promise<ShowSearch> {
  const [own, { user }] = await Promise.all([defaultViewOf(queryClient, 'show'), queryClient.ensureQueryData(meQuery)]);
  if (own) return { ...showSearch({ ...own.search }), view: own.id };
  return { ...builtInView('upcoming', localToday(), user), view: 'upcoming' };
}
async function askFirst(queryClient: QueryClient, asked: ShowSearch): Promise<void> {
  const opened = isBare(asked) ? openingView(queryClient) : asked;
  const [{ askShows }, search] = await Promise.all([import('./ask-shows.ts'), opened]);
  await askShows(queryClient, search);
}
const list = createRoute({
  getParentRoute: () => appRoute,
  path: '/show',
  staticData: {
    ...facts,
    permission: 'show.read',
    title: msg`Shows`,
    first: (queryClient, _params, search) => askFirst(queryClient, showSearch({ ...search })),
  },
  validateSearch: showSearch,
  beforeLoad: async ({ search, context }) => {
    if (isBare(search)) throw redirect({ to: '/show', search: await openingView(context.queryClient), replace: true });
  },
  component: lazyPage(() => import('./pages/show-list.tsx'), 'ShowListPage'),
});
const page = pagesOf('show');
const createPage = lazyPage(() => import('./pages/show-new.tsx'), 'ShowNewPage');
const newSearch = (
  search: Record<string, unknown>,
): {
  date?: string | undefined;
  start?: string | undefined;
  end?: string | undefined;
  artistId?: string | undefined;
  productionId?: string | undefined;
  venueId?: string | undefined;
  statusId?: string | undefined;
  rank?: number | undefined;
  expiresOn?: string | undefined;
} => ({
  date: text(search.date),
  start: text(search.start),
  end: text(search.end),
  artistId: text(search.artistId),
  productionId: text(search.productionId),
  venueId: text(search.venueId),
  statusId: text(search.statusId),
  rank: rankOf(search.rank),
  expiresOn: text(search.expiresOn),
});
const tourPage = lazyPage(() => import('./pages/show-tour.tsx'), 'ShowTourPage');
/** The start of a tour: an artist, a production, or a show with the dates of its repeats. */
interface TourSearch {
  readonly artistId?: string | undefined;
  readonly productionId?: string | undefined;
  readonly showId?: string | undefined;
  /** Divided by commas. */
  readonly dates?: string | undefined;
}
const tourSearch = (search: Record<string, unknown>): TourSearch => ({
  artistId: text(search.artistId),
  productionId: text(search.productionId),
  showId: text(search.showId),
  dates: text(search.dates),
});
const editPage = lazyPage(() => import('./pages/show-edit.tsx'), 'ShowEditPage');
const copyPage = lazyPage(() => import('./pages/show-copy.tsx'), 'ShowCopyPage');

const total = createRoute({
  getParentRoute: () => appRoute,
  path: '/show/total',
  staticData: { ...facts, permission: 'show.readDeal', title: msg`Totals of shows` },
  validateSearch: totalSearch,
  // An address without filters opens the months of this year.
  beforeLoad: ({ search }) => {
    if (search.by || !isBare(search.of)) return;
    const of = { date: periodAt('currentYear', localToday()) };
    throw redirect({ to: '/show/total', search: { of, by: 'month' }, replace: true });
  },
  component: lazyPage(() => import('./pages/show-total.tsx'), 'ShowTotalPage'),
});

const embed = createRoute({
  getParentRoute: () => bareRoute,
  path: '/wizard/embedshow',
  staticData: { ...facts, permission: 'show.create', title: msg`New show` },
  component: lazyPage(() => import('./pages/embed-show.tsx'), 'EmbedShowPage'),
});

export const showBareRoutes = { showEmbed: embed };
export const showRoutes = {
  showList: list,
  showNew: page('/show/new', 'show.create', msg`New show`, createPage, newSearch),
  showTour: page('/show/tour', 'show.create', msg`New tour`, tourPage, tourSearch),
  showEdit: page('/show/$key/edit', 'show.update', msg`Edit show`, editPage),
  showCopy: page('/show/$key/copy', 'show.create', msg`Duplicate show`, copyPage),
  showTotal: total,
};

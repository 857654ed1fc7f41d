import { msg } from '@lingui/core/macro';
import { createRoute } from '@tanstack/react-router';
import { pagesOf } from '#web/app/pages.ts';
import { publicRoute } from '#web/app/roots.tsx';
import { lazyPage } from '#web/platform/lazy-page.ts';

const page = pagesOf('icalendar-feed');
const feedsPage = lazyPage(() => import('./pages/feeds.tsx'), 'FeedsPage');
const feedPage = lazyPage(() => import('./pages/feed.tsx'), 'FeedPage');
const icalHelp = createRoute({
  getParentRoute: () => publicRoute,
  path: '/ical/$secret/help',
  staticData: { audience: 'secret', permission: null, domain: 'icalendar-feed', title: msg`Calendar feed` },
  component: lazyPage(() => import('./pages/help.tsx'), 'HelpPage'),
});

export const icalendarFeedRoutes = {
  feeds: page('/personalsettings/icalendar-feeds', 'show.read', msg`Calendar feeds`, feedsPage),
  feed: page('/icalendarfeed/$key', 'show.read', msg`Calendar feed`, feedPage),
};
export const icalendarFeedPublicRoutes = { icalHelp };

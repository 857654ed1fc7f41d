import { msg } from '@lingui/core/macro';
import { createRoute } from '@tanstack/react-router';
import { appRoute, publicRoute } from '#web/app/roots.tsx';
import { lazyPage } from '#web/platform/lazy-page.ts';

const facts = { audience: 'user', permission: 'show.read', domain: 'icalendar-feed' } as const;

const feeds = createRoute({
  getParentRoute: () => appRoute,
  path: '/personalsettings/icalendar-feeds',
  staticData: { ...facts, title: msg`Calendar feeds` },
  component: lazyPage(() => import('./pages/feeds.tsx'), 'FeedsPage'),
});
const feed = createRoute({
  getParentRoute: () => appRoute,
  path: '/icalendarfeed/$key',
  staticData: { ...facts, title: msg`Calendar feed` },
  component: lazyPage(() => import('./pages/feed.tsx'), 'FeedPage'),
});
const icalHelp = createRoute({
  getParentRoute: () => publicRoute,
  path: '/ical/$secret/help',
  staticData: { audience: 'secret', permission: null, domain: 'icalendar-feed', title: msg`Calendar feed` },
  component: lazyPage(() => import('./pages/help.tsx'), 'HelpPage'),
});

export const icalendarFeedRoutes = { feeds, feed };
export const icalendarFeedPublicRoutes = { icalHelp };

import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { createRoute, redirect } from '@tanstack/react-router';
import { appRoute } from '#web/app/roots.tsx';
import { lazyPage } from '#web/platform/lazy-page.ts';
import { lastRangePage } from './range-pages.ts';
import { planningSearch } from './search.ts';

const pages = () => import('./pages/ranges.tsx');
type Pages = Awaited<ReturnType<typeof pages>>;

const page = <const P extends string>(path: P, title: MessageDescriptor, component: keyof Pages) =>
  createRoute({
    getParentRoute: () => appRoute,
    path,
    staticData: { audience: 'user', permission: 'show.read', domain: 'planning', title },
    validateSearch: planningSearch,
    component: lazyPage(pages, component),
  });

/** The bare address opens the view used last. */
const bare = createRoute({
  getParentRoute: () => appRoute,
  path: '/planning',
  staticData: { audience: 'user', permission: 'show.read', domain: 'planning', title: msg`Planning` },
  validateSearch: planningSearch,
  beforeLoad: ({ search }) => {
    throw redirect({ to: lastRangePage(), search, replace: true });
  },
});

export const planningRoutes = {
  planning: bare,
  planningWeek: page('/planning/week', msg`Week`, 'WeekPage'),
  planningMonth: page('/planning/month', msg`Planning`, 'MonthPage'),
  planningQuarter: page('/planning/quarter', msg`Quarter`, 'QuarterPage'),
  scheduleDay: page('/schedule/day', msg`Day`, 'DayPage'),
  scheduleWeek: page('/schedule/week', msg`Week`, 'WeekPage'),
  scheduleMonth: page('/schedule/month', msg`Month`, 'MonthPage'),
  scheduleYear: page('/schedule/year', msg`Year`, 'YearPage'),
};

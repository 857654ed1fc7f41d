import { msg } from '@lingui/core/macro';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { PHASES, type Phase } from '#shared/kernel/appointment.ts';
import { isLocalDate, type LocalDate } from '#shared/kernel/date.ts';
import { appRoute } from '#web/app/roots.tsx';

interface PlanningSearch {
  readonly date?: LocalDate | undefined;
  readonly phases?: Phase[] | undefined;
}
function validateSearch({ date, phases }: Record<string, unknown>): PlanningSearch {
  const shown = PHASES.filter((phase) => Array.isArray(phases) && phases.includes(phase));
  return {
    date: typeof date === 'string' && isLocalDate(date) ? date : undefined,
    phases: shown.length > 0 ? shown : undefined,
  };
}
const facts = { audience: 'user', permission: 'show.read', domain: 'planning' } as const;
const pages = () => import('./pages/ranges.tsx');

const planningDay = createRoute({
  getParentRoute: () => appRoute,
  path: '/schedule/day',
  staticData: { ...facts, title: msg`Day` },
  validateSearch,
  component: lazyRouteComponent(pages, 'DayPage'),
});
const planningWeek = createRoute({
  getParentRoute: () => appRoute,
  path: '/planning/week',
  staticData: { ...facts, title: msg`Week` },
  validateSearch,
  component: lazyRouteComponent(pages, 'WeekPage'),
});
const planningMonth = createRoute({
  getParentRoute: () => appRoute,
  path: '/planning/month',
  staticData: { ...facts, title: msg`Planning` },
  validateSearch,
  component: lazyRouteComponent(pages, 'MonthPage'),
});
const planningQuarter = createRoute({
  getParentRoute: () => appRoute,
  path: '/planning/quarter',
  staticData: { ...facts, title: msg`Quarter` },
  validateSearch,
  component: lazyRouteComponent(pages, 'QuarterPage'),
});
const planningYear = createRoute({
  getParentRoute: () => appRoute,
  path: '/schedule/year',
  staticData: { ...facts, title: msg`Year` },
  validateSearch,
  component: lazyRouteComponent(pages, 'YearPage'),
});

export const planningRoutes = { planningDay, planningWeek, planningMonth, planningQuarter, planningYear };

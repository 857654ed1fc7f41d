import { msg } from '@lingui/core/macro';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import * as z from 'zod';
import { appRoute } from '#web/app/roots.tsx';

const PlanningSearch = z.object({
  date: z
    .string()
    .regex(/^\d{4}-\d{2}-\d{2}$/)
    .optional()
    .catch(undefined),
  phases: z
    .array(z.enum(['confirmed', 'options', 'cancelled']))
    .min(1)
    .optional()
    .catch(undefined),
});
const validateSearch = (search: Record<string, unknown>) => PlanningSearch.parse(search);
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

import { msg } from '@lingui/core/macro';
import { createRoute } from '@tanstack/react-router';
import { appRoute } from '#web/app/roots.tsx';
import { lazyPage } from '#web/platform/lazy-page.ts';

const facts = { audience: 'user', domain: 'external-calendar' } as const;

const list = createRoute({
  getParentRoute: () => appRoute,
  path: '/externalcalendar',
  staticData: { ...facts, permission: 'externalCalendar.read', title: msg`External calendars` },
  component: lazyPage(() => import('./pages/calendar-list.tsx'), 'CalendarListPage'),
});
const create = createRoute({
  getParentRoute: () => appRoute,
  path: '/externalcalendar/new',
  staticData: { ...facts, permission: 'externalCalendar.create', title: msg`New external calendar` },
  component: lazyPage(() => import('./pages/calendar-edit.tsx'), 'NewCalendarPage'),
});
const detail = createRoute({
  getParentRoute: () => appRoute,
  path: '/externalcalendar/$key',
  staticData: { ...facts, permission: 'externalCalendar.read', title: msg`External calendar` },
  component: lazyPage(() => import('./pages/calendar-detail.tsx'), 'CalendarDetailPage'),
});
const edit = createRoute({
  getParentRoute: () => appRoute,
  path: '/externalcalendar/$key/edit',
  staticData: { ...facts, permission: 'externalCalendar.update', title: msg`Edit external calendar` },
  component: lazyPage(() => import('./pages/calendar-edit.tsx'), 'EditCalendarPage'),
});

export const externalCalendarRoutes = {
  externalCalendarList: list,
  externalCalendarNew: create,
  externalCalendarDetail: detail,
  externalCalendarEdit: edit,
};

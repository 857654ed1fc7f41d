import { msg } from '@lingui/core/macro';
import { pagesOf } from '#web/app/pages.ts';
import { lazyPage } from '#web/platform/lazy-page.ts';

const page = pagesOf('external-calendar');
const list = lazyPage(() => import('./pages/calendar-list.tsx'), 'CalendarListPage');
const create = lazyPage(() => import('./pages/calendar-edit.tsx'), 'NewCalendarPage');
const detail = lazyPage(() => import('./pages/calendar-detail.tsx'), 'CalendarDetailPage');
const edit = lazyPage(() => import('./pages/calendar-edit.tsx'), 'EditCalendarPage');

export const externalCalendarRoutes = {
  externalCalendarList: page('/externalcalendar', 'externalCalendar.read', msg`External calendars`, list),
  externalCalendarNew: page('/externalcalendar/new', 'externalCalendar.create', msg`New external calendar`, create),
  externalCalendarDetail: page('/externalcalendar/$key', 'externalCalendar.read', msg`External calendar`, detail),
  externalCalendarEdit: page(
    '/externalcalendar/$key/edit',
    'externalCalendar.update',
    msg`Edit external calendar`,
    edit,
  ),
};

import { externalCalendarContract } from '#shared/domains/booking/external-calendar/contract.ts';
import { externalEventContract } from '#shared/domains/booking/external-event/contract.ts';
import { queryOf } from '#web/platform/api.ts';

const { list, get, activity } = externalCalendarContract.routes;
/** An agency has few calendars: one page holds them. */
const ALL = 1000;

export const calendarsQuery = queryOf(list, { body: { perPage: ALL } });
export const calendarQuery = (id: string) => queryOf(get, { params: { id } });
export const activityQuery = (id: string) => queryOf(activity, { body: { id } });
export const eventsQuery = (calendarId: string, from: string, to: string) =>
  queryOf(externalEventContract.routes.list, { body: { calendarId, from, to } });

import { masterHandlers } from '#functions/platform/record/master-handlers.ts';
import { externalCalendarContract } from '#shared/domains/booking/external-calendar/contract.ts';
import { checkSeen, externalCalendarStore, prepareCalendar } from './store.ts';

export const handlers = masterHandlers(externalCalendarContract.routes, externalCalendarStore, {
  prepare: prepareCalendar,
  checkAccess: checkSeen,
});

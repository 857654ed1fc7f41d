import { googleCalendarContract } from '#shared/domains/calendars/google-calendar/contract.ts';
import { queryOf } from '#web/platform/api.ts';

export const pushQuery = (feedId: string) => queryOf(googleCalendarContract.routes.get, { params: { id: feedId } });

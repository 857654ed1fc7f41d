import { accessToken, hasCalendar } from '#functions/platform/authority/google-calendar.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { googleCalendarContract } from '#shared/domains/calendars/google-calendar/contract.ts';
import { requiredConnection, tokenOf } from '../connection.ts';
import { outcomeOf } from '../outcome.ts';

export const handler = endpoint(googleCalendarContract.routes.test, async ({ params, ctx }) => {
  const connected = await requiredConnection(ctx, params.id);
  const { calendarId } = connected;
  try {
    const token = await accessToken(tokenOf(ctx, connected));
    const isThere = calendarId === undefined || (await hasCalendar(token, calendarId));
    return { outcome: isThere ? ('ok' as const) : ('calendarGone' as const) };
  } catch (e) {
    return { outcome: outcomeOf(e) };
  }
});

import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { googleCalendarContract } from '#shared/domains/calendars/google-calendar/contract.ts';
import { ownConnection, shownPush } from '../connection.ts';

export const handler = endpoint(googleCalendarContract.routes.get, async ({ params, ctx }) =>
  shownPush(await ownConnection(ctx, params.id)),
);

import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { googleCalendarContract } from '#shared/domains/calendars/google-calendar/contract.ts';
import { connect } from '../connect.ts';

export const handler = endpoint(googleCalendarContract.routes.finish, async ({ body, ctx }) => ({
  feedId: await connect(ctx, body.state, body.code),
}));

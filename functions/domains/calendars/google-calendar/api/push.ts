import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { googleCalendarContract } from '#shared/domains/calendars/google-calendar/contract.ts';
import { queued } from '#shared/kernel/record/ids.ts';
import { changeConnection, requiredConnection } from '../connection.ts';

/** Google may answer slowly: a worker asks it. */
export const handler = endpoint(googleCalendarContract.routes.push, async ({ params, ctx }) => {
  await requiredConnection(ctx, params.id);
  await changeConnection(ctx, params.id, { next: (before) => before, action: 'sync', pushes: true });
  return queued;
});

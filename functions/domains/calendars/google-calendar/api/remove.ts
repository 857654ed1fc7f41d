import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { googleCalendarContract } from '#shared/domains/calendars/google-calendar/contract.ts';
import { changeConnection, ownConnection, shownPush } from '../connection.ts';

export const handler = endpoint(googleCalendarContract.routes.remove, async ({ params, ctx }) => {
  if (!(await ownConnection(ctx, params.id))) return shownPush(undefined);
  const endsFrom = ctx.now.toISOString();
  await changeConnection(ctx, params.id, {
    next: (before) => before && { endsFrom, ...before },
    action: 'disconnect',
    pushes: true,
  });
  return shownPush(await ownConnection(ctx, params.id));
});

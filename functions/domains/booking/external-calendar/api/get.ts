import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { externalCalendarContract } from '#shared/domains/booking/external-calendar/contract.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import { shownCalendars } from '../shown.ts';
import { seenCalendar } from '../store.ts';

export const handler = endpoint(externalCalendarContract.routes.get, async ({ params, ctx }) => {
  const [shown] = await shownCalendars(ctx, [await seenCalendar(ctx, params.id)]);
  if (!shown) throw new AppError('notFound');
  return shown;
});

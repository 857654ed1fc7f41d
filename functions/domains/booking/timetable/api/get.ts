import { entriesOf } from '#functions/domains/booking/show/public/timetable-store.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { timetableContract } from '#shared/domains/booking/timetable/contract.ts';
import { seenShow, shownTimetable } from '../prepare.ts';

export const handler = endpoint(timetableContract.routes.get, async ({ params, ctx }) => {
  const [show, entries] = await Promise.all([seenShow(ctx, params.id), entriesOf(ctx, params.id)]);
  return shownTimetable(ctx, show, entries);
});

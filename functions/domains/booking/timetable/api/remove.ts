import { timetableWrites } from '#functions/domains/booking/show/public/timetable-store.ts';
import { commit } from '#functions/platform/data/write.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { timetableContract } from '#shared/domains/booking/timetable/contract.ts';
import { done } from '#shared/kernel/record/ids.ts';
import { openEntry } from '../prepare.ts';

export const handler = endpoint(timetableContract.routes.remove, async ({ body, ctx }) => {
  const { show, before } = await openEntry(ctx, body.id, body.rev);
  await commit(timetableWrites(ctx, show, [{ before }]));
  return done;
});

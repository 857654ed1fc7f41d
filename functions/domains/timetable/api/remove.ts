import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { commit } from '#functions/platform/write.ts';
import { timetableContract } from '#shared/domains/timetable/contract.ts';
import { done } from '#shared/kernel/ids.ts';
import { openShow } from '../prepare.ts';
import { entryForUpdate, timetableWrites } from '../store.ts';

export const handler = endpoint(timetableContract.routes.remove, async ({ body, ctx }) => {
  const before = await entryForUpdate(ctx, body.id, body.rev);
  const show = await openShow(ctx, before.showId);
  await commit(timetableWrites(ctx, show, [{ before }]));
  return done;
});

import { newEntry, timetableWrites } from '#functions/domains/booking/show/public/timetable-store.ts';
import { commit } from '#functions/platform/data/write.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { showDay } from '#shared/domains/booking/show/rules.ts';
import { timetableContract } from '#shared/domains/booking/timetable/contract.ts';
import { checkShowTime, storedEntry } from '#shared/domains/booking/timetable/rules.ts';
import { openShow, shownEntry, withRoom } from '../prepare.ts';

export const handler = endpoint(timetableContract.routes.create, async ({ body, ctx }) => {
  const { showId, ...input } = body;
  const show = await openShow(ctx, showId);
  const entry = newEntry(ctx, show, storedEntry(input, showDay(show)));
  checkShowTime(entry, show);
  await withRoom(ctx, show, 1, (turn) => commit([...timetableWrites(ctx, show, [{ after: entry }]), ...turn]));
  return shownEntry(show, entry);
});

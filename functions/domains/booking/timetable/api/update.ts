import { timetableWrites } from '#functions/domains/booking/show/public/timetable-store.ts';
import { commit } from '#functions/platform/data/write.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { showDay } from '#shared/domains/booking/show/rules.ts';
import { timetableContract } from '#shared/domains/booking/timetable/contract.ts';
import { checkShowTime, storedEntry } from '#shared/domains/booking/timetable/rules.ts';
import { openEntry, shownEntry } from '../prepare.ts';

export const handler = endpoint(timetableContract.routes.update, async ({ body, ctx }) => {
  const { id, rev, ...input } = body;
  const { show, before } = await openEntry(ctx, id, rev);
  const after = { ...storedEntry(input, showDay(show)), id, rev: rev + 1 };
  checkShowTime(after, show);
  await commit(timetableWrites(ctx, show, [{ before, after }]));
  return shownEntry(show, after);
});

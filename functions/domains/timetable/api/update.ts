import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { commit } from '#functions/platform/write.ts';
import { showDay } from '#shared/domains/show/rules.ts';
import { timetableContract } from '#shared/domains/timetable/contract.ts';
import { storedEntry } from '#shared/domains/timetable/rules.ts';
import { openShow, shownEntry } from '../prepare.ts';
import { entryForUpdate, timetableWrites } from '../store.ts';

export const handler = endpoint(timetableContract.routes.update, async ({ body, ctx }) => {
  const { id, rev, ...input } = body;
  const before = await entryForUpdate(ctx, id, rev);
  const show = await openShow(ctx, before.showId);
  const after = { ...storedEntry(input, showDay(show)), id, rev: rev + 1 };
  await commit(timetableWrites(ctx, show, [{ before, after }]));
  return shownEntry(show, after);
});

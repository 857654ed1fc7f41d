import { entriesOf, newEntry, timetableWrites } from '#functions/domains/booking/show/public/timetable-store.ts';
import { commit } from '#functions/platform/data/write.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { showDay } from '#shared/domains/booking/show/rules.ts';
import { timetableContract } from '#shared/domains/booking/timetable/contract.ts';
import { copiedEntries } from '#shared/domains/booking/timetable/rules.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import { openShow, seenShow, shownTimetable, withRoom } from '../prepare.ts';

export const handler = endpoint(timetableContract.routes.duplicate, async ({ body, ctx }) => {
  const { showId, toShowId = showId, ids, toDate } = body;
  await seenShow(ctx, showId);
  const show = await openShow(ctx, toShowId);
  const chosen = (await entriesOf(ctx, showId)).filter(({ id }) => !ids || ids.includes(id));
  if (chosen.length === 0) throw new AppError('timetable.nothing', { field: 'ids' });
  const entries = copiedEntries(chosen, showDay(show), toDate).map((entry) => newEntry(ctx, show, entry));
  const changes = entries.map((after) => ({ after }));
  return withRoom(ctx, show, entries.length, async (turn, there) => {
    await commit([...timetableWrites(ctx, show, changes), ...turn]);
    return shownTimetable(ctx, show, [...there, ...entries]);
  });
});

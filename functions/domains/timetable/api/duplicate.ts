import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { commit } from '#functions/platform/write.ts';
import { showDay } from '#shared/domains/show/rules.ts';
import { timetableContract } from '#shared/domains/timetable/contract.ts';
import { copiedEntries } from '#shared/domains/timetable/rules.ts';
import { MAX_ENTRIES } from '#shared/domains/timetable/schemas.ts';
import { AppError } from '#shared/kernel/error.ts';
import { openShow, seenShow, shownTimetable } from '../prepare.ts';
import { entriesOf, newEntry, timetableWrites } from '../store.ts';

export const handler = endpoint(timetableContract.routes.duplicate, async ({ body, ctx }) => {
  const { showId, toShowId = showId, ids, toDate } = body;
  await seenShow(ctx, showId);
  const show = await openShow(ctx, toShowId);
  const [source, there] = await Promise.all([entriesOf(ctx, showId), entriesOf(ctx, toShowId)]);
  const chosen = source.filter(({ id }) => !ids || ids.includes(id));
  if (chosen.length === 0) throw new AppError('timetable.nothing', { field: 'ids' });
  if (there.length + chosen.length > MAX_ENTRIES)
    throw new AppError('timetable.full', { params: { max: MAX_ENTRIES } });
  const entries = copiedEntries(chosen, showDay(show), toDate).map((entry) => newEntry(ctx, show, entry));
  await commit(
    timetableWrites(
      ctx,
      show,
      entries.map((after) => ({ after })),
    ),
  );
  return shownTimetable(ctx, show, [...there, ...entries]);
});

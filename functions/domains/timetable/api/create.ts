import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { commit } from '#functions/platform/write.ts';
import { showDay } from '#shared/domains/show/rules.ts';
import { timetableContract } from '#shared/domains/timetable/contract.ts';
import { storedEntry } from '#shared/domains/timetable/rules.ts';
import { MAX_ENTRIES } from '#shared/domains/timetable/schemas.ts';
import { AppError } from '#shared/kernel/error.ts';
import { openShow, shownEntry } from '../prepare.ts';
import { entriesOf, newEntry, timetableWrites } from '../store.ts';

export const handler = endpoint(timetableContract.routes.create, async ({ body, ctx }) => {
  const { showId, ...input } = body;
  const [show, entries] = await Promise.all([openShow(ctx, showId), entriesOf(ctx, showId)]);
  if (entries.length >= MAX_ENTRIES) throw new AppError('timetable.full', { params: { max: MAX_ENTRIES } });
  const entry = newEntry(ctx, show, storedEntry(input, showDay(show)));
  await commit(timetableWrites(ctx, show, [{ after: entry }]));
  return shownEntry(show, entry);
});

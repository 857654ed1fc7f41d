import { checkAccess } from '#functions/domains/booking/show/public/sees.ts';
import { entriesOf, entryById, type ShowEntry } from '#functions/domains/booking/show/public/timetable-store.ts';
import { showStore } from '#functions/domains/booking/show/store.ts';
import { serialized } from '#functions/platform/data/serialized.ts';
import type { Write } from '#functions/platform/data/write.ts';
import type { UserContext } from '#functions/platform/endpoint/context.ts';
import { checkInternal, isInternal } from '#functions/platform/session/internal-only.ts';
import { checkUnlocked, showDay } from '#shared/domains/booking/show/rules.ts';
import type { ShowFields } from '#shared/domains/booking/show/schemas.ts';
import type { Timetable } from '#shared/domains/booking/timetable/contract.ts';
import { timetableOf } from '#shared/domains/booking/timetable/rules.ts';
import { MAX_ENTRIES, type StoredEntry, type TimetableEntry } from '#shared/domains/booking/timetable/schemas.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import type { Id } from '#shared/kernel/record/ids.ts';
import type { Stored } from '#shared/kernel/record/record.ts';

export type Show = Stored<ShowFields>;

/** A show of the caller's artists, or 404. */
export async function seenShow(ctx: UserContext, id: Id): Promise<Show> {
  return checkAccess(ctx, await showStore.get(ctx, id));
}

/** A show whose timetable somebody inside changes. */
export async function openShow(ctx: UserContext, id: Id): Promise<Show> {
  const show = await seenShow(ctx, id);
  checkInternal(ctx);
  checkUnlocked(show);
  return show;
}

/** So many entries more, unless they are too many together with what is there; two requests at once are both counted. */
export const withRoom = <T>(
  ctx: UserContext,
  { id }: Show,
  more: number,
  work: (turn: readonly Write[], there: readonly ShowEntry[]) => Promise<T>,
): Promise<T> =>
  serialized(ctx.tenantId, [`timetable.${id}`], async (turn) => {
    const there = await entriesOf(ctx, id);
    if (there.length + more > MAX_ENTRIES) throw new AppError('timetable.full', { params: { max: MAX_ENTRIES } });
    return work(turn, there);
  });

/** An entry that somebody inside changes, as they last saw it, with its show; who may not see that is told of neither. */
export async function openEntry(ctx: UserContext, id: Id, rev: number): Promise<{ show: Show; before: ShowEntry }> {
  const before = await entryById(ctx, id);
  const show = await openShow(ctx, before.showId);
  if (before.rev !== rev) throw new AppError('stale', {}, { current: before });
  return { show, before };
}

/** The timetable as the caller may see it: internal entries stay inside. */
export function shownTimetable(ctx: UserContext, show: Show, entries: readonly StoredEntry[]): Timetable {
  const seen = entries.filter(({ audience }) => audience === 'public' || isInternal(ctx));
  return { showId: show.id, date: showDay(show), zone: show.zone, rows: timetableOf(seen, show) };
}

export function shownEntry(show: Show, entry: StoredEntry): TimetableEntry {
  const [shown] = timetableOf([entry], show);
  if (!shown) throw new AppError('notFound');
  return shown;
}

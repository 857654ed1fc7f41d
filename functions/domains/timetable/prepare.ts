import { showStore } from '#functions/domains/show/store.ts';
import { artistAccess } from '#functions/platform/access.ts';
import type { UserContext } from '#functions/platform/endpoint/context.ts';
import { checkInside, isInside } from '#functions/platform/inside.ts';
import { checkUnlocked, showDay } from '#shared/domains/show/rules.ts';
import type { ShowFields } from '#shared/domains/show/schemas.ts';
import type { Timetable } from '#shared/domains/timetable/contract.ts';
import { timetableOf } from '#shared/domains/timetable/rules.ts';
import type { StoredEntry, TimetableEntry } from '#shared/domains/timetable/schemas.ts';
import { AppError } from '#shared/kernel/error.ts';
import type { Id } from '#shared/kernel/ids.ts';
import type { Stored } from '#shared/kernel/record.ts';

export type Show = Stored<ShowFields>;

/** A show of the caller's artists, or 404. */
export async function seenShow(ctx: UserContext, id: Id): Promise<Show> {
  const show = await showStore.get(ctx, id);
  artistAccess.check(
    ctx,
    show.artists.map((a) => a.artistId),
  );
  return show;
}

/** A show whose timetable somebody inside changes. */
export async function openShow(ctx: UserContext, id: Id): Promise<Show> {
  const show = await seenShow(ctx, id);
  checkInside(ctx);
  checkUnlocked(show);
  return show;
}

/** The timetable as the caller may see it: internal entries stay inside. */
export function shownTimetable(ctx: UserContext, show: Show, entries: readonly StoredEntry[]): Timetable {
  const seen = entries.filter(({ audience }) => audience === 'public' || isInside(ctx));
  const date = showDay(show);
  return { showId: show.id, date, zone: show.zone, rows: timetableOf(seen, date) };
}

export function shownEntry(show: Show, entry: StoredEntry): TimetableEntry {
  const [shown] = timetableOf([entry], showDay(show));
  if (!shown) throw new AppError('notFound');
  return shown;
}

import { ranked } from '#functions/domains/option/queue-store.ts';
import type { UserContext } from '#functions/platform/endpoint/context.ts';
import { commit, MAX_WRITES, type Write } from '#functions/platform/write.ts';
import { showNumber, timesOn } from '#shared/domains/show/rules.ts';
import type { ShowFields } from '#shared/domains/show/schemas.ts';
import type { LocalDate } from '#shared/kernel/date.ts';
import { AppError } from '#shared/kernel/error.ts';
import type { Stored } from '#shared/kernel/record.ts';
import { startAt } from './prepare.ts';
import { showStore } from './store.ts';

type Show = Stored<ShowFields>;
/** What is written with a show. */
type Extra = (show: Show) => readonly Write[];
interface Made {
  readonly show: Show;
  readonly extra: Extra;
}
interface New {
  readonly fields: ShowFields;
  readonly extra: Extra;
}
interface Group {
  readonly shows: Show[];
  readonly writes: Write[];
}

/** As few transactions as they fit into, each show whole in one. */
function grouped(ctx: UserContext, made: readonly Made[], action: string): Group[] {
  const groups: Group[] = [];
  for (const { show, extra } of made) {
    const writes = showStore.writes(ctx, undefined, show, { action, extra: extra(show) });
    const last = groups.at(-1);
    if (last && last.writes.length + writes.length <= MAX_WRITES) {
      last.shows.push(show);
      last.writes.push(...writes);
    } else groups.push({ shows: [show], writes: [...writes] });
  }
  return groups;
}

/** All of them or none: what was written is taken back when a later part is refused. */
async function commitAll(ctx: UserContext, groups: readonly Group[]): Promise<void> {
  const written: Show[] = [];
  try {
    for (const { shows, writes } of groups) {
      await commit(writes);
      written.push(...shows);
    }
  } catch (e) {
    for (const show of written) await showStore.remove(ctx, show);
    throw e;
  }
}

/** New shows under their numbers; an option goes behind all who wait. */
async function numbered(ctx: UserContext, shows: readonly New[]): Promise<Made[]> {
  const made: Made[] = [];
  for (const { fields, extra } of shows) {
    const one = await showStore.prepare(ctx, ranked(ctx, fields));
    made.push({ show: { ...one, number: showNumber(one.no) }, extra });
  }
  return made;
}

/** All of these shows or none. */
export async function createAll(ctx: UserContext, shows: readonly New[], action: string): Promise<Show[]> {
  const made = await numbered(ctx, shows);
  await commitAll(ctx, grouped(ctx, made, action));
  return made.map(({ show }) => show);
}

/** The same show on each of these days; more than fit into one transaction are refused. */
export async function createOnDates(
  ctx: UserContext,
  show: ShowFields,
  dates: readonly LocalDate[],
  action: string,
  extra: Extra = () => [],
): Promise<Show[]> {
  const shows = [...new Set(dates)].sort().map((date) => {
    const times = timesOn(show, date);
    return { fields: { ...show, ...times, startAt: startAt(times.start, show.zone) }, extra };
  });
  const made = await numbered(ctx, shows);
  const groups = grouped(ctx, made, action);
  const max = groups[0]?.shows.length ?? 0;
  if (groups.length > 1) throw new AppError('show.tooManyDates', { field: 'dates', params: { max } });
  await commitAll(ctx, groups);
  return made.map((one) => one.show);
}

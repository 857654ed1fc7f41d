import { commit, fitting, type Write } from '#functions/platform/data/write.ts';
import type { UserContext } from '#functions/platform/endpoint/context.ts';
import type { WriteOptions } from '#functions/platform/record/definition.ts';
import { showNumber, timesOn } from '#shared/domains/booking/show/rules.ts';
import type { ShowFields } from '#shared/domains/booking/show/schemas.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import type { Stored } from '#shared/kernel/record/record.ts';
import type { LocalDate } from '#shared/kernel/time/date.ts';
import type { EndOf } from './option-end.ts';
import { startAt } from './prepare.ts';
import { inQueues, isPlaced, ranked } from './public/queue.ts';
import { showStore } from './store.ts';

type Show = Stored<ShowFields>;
interface New {
  readonly optionsOf: (show: Show) => WriteOptions;
  /** The place of an option, where one was chosen. */
  readonly rank?: number | undefined;
  /** The last day of an option, where it follows from the day of the show. */
  readonly endOf?: EndOf;
}
interface Made {
  readonly show: Show;
  /** All that writes it. */
  readonly writes: readonly Write[];
}

/** A new show under its number; an option that has chosen no place goes behind all who wait. */
export async function newShow(
  ctx: UserContext,
  prepared: Promise<Show>,
  { optionsOf, rank }: New,
  turns: readonly Write[],
): Promise<Made> {
  const one = await ranked(ctx, await prepared, rank);
  const show = { ...one, number: showNumber(one.no) };
  const { extra = [], ...options } = optionsOf(show);
  const all = { ...options, extra: isPlaced(show, rank) ? [...extra, ...turns] : extra };
  return { show, writes: showStore.writes(ctx, undefined, show, all) };
}

/** One show, on a night that is known before all of it is. */
export function createShow(
  ctx: UserContext,
  night: Pick<ShowFields, 'start' | 'end' | 'isNight'>,
  fields: ShowFields | Promise<ShowFields>,
  made: New,
): Promise<Show> {
  const prepared = showStore.prepare(ctx, fields);
  const create = async (turns: readonly Write[]) => {
    const { show, writes } = await newShow(ctx, prepared, made, turns);
    await commit(writes);
    return show;
  };
  return inQueues(ctx, made.rank ? [] : [night], create, prepared);
}

/** The same show on each of these days, all or none; more than fit into one transaction are refused. */
export async function createOnDates(
  ctx: UserContext,
  show: ShowFields,
  dates: readonly LocalDate[],
  one: New,
): Promise<Show[]> {
  const all = [...new Set(dates)].sort().map((date) => {
    const times = timesOn(show, date);
    const there = { ...show, ...times, startAt: startAt(times.start, show.zone) };
    return one.endOf ? { ...there, expiresOn: one.endOf(there) } : there;
  });
  return inQueues(ctx, isPlaced(show, one.rank) ? all : [], async (turns) => {
    const made: Made[] = [];
    for (const fields of all) made.push(await newShow(ctx, showStore.prepare(ctx, fields), one, turns));
    const max = fitting(made.map(({ writes }) => writes));
    if (max < made.length) throw new AppError('show.tooManyDates', { field: 'dates', params: { max } });
    await commit(made.flatMap(({ writes }) => writes));
    return made.map((each) => each.show);
  });
}

import { ranked } from '#functions/domains/option/queue-store.ts';
import type { UserContext } from '#functions/platform/endpoint/context.ts';
import { commit, fitting, type Write } from '#functions/platform/write.ts';
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
interface New {
  readonly fields: ShowFields;
  readonly extra: Extra;
  /** The place of an option, where one was chosen. */
  readonly rank?: number;
}
interface Made {
  readonly show: Show;
  /** All that writes it. */
  readonly writes: readonly Write[];
}

/** A new show under its number; an option that has chosen no place goes behind all who wait. */
export async function newShow(ctx: UserContext, { fields, extra, rank }: New, action: string): Promise<Made> {
  const one = await showStore.prepare(ctx, ranked(ctx, fields, rank));
  const show = { ...one, number: showNumber(one.no) };
  return { show, writes: showStore.writes(ctx, undefined, show, { action, extra: extra(show) }) };
}

/** The same show on each of these days, all or none; more than fit into one transaction are refused. */
export async function createOnDates(
  ctx: UserContext,
  show: ShowFields,
  dates: readonly LocalDate[],
  action: string,
  { extra = () => [], rank }: Partial<Pick<New, 'extra' | 'rank'>> = {},
): Promise<Show[]> {
  const made: Made[] = [];
  for (const date of [...new Set(dates)].sort()) {
    const times = timesOn(show, date);
    const fields = { ...show, ...times, startAt: startAt(times.start, show.zone) };
    made.push(await newShow(ctx, { fields, extra, ...(rank ? { rank } : {}) }, action));
  }
  const max = fitting(made.map(({ writes }) => writes));
  if (max < made.length) throw new AppError('show.tooManyDates', { field: 'dates', params: { max } });
  await commit(made.flatMap(({ writes }) => writes));
  return made.map((one) => one.show);
}

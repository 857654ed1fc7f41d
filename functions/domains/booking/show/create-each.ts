import { commit, fitting, outsideIdempotency, type Write } from '#functions/platform/data/write.ts';
import type { UserContext } from '#functions/platform/endpoint/context.ts';
import { stepMark, stepReverted, stepsDone } from '#functions/platform/endpoint/steps.ts';
import { sharesQueue } from '#shared/domains/booking/option/rules.ts';
import { MAX_DATES } from '#shared/domains/booking/show/parts.ts';
import { nextRank } from '#shared/domains/booking/show/rules.ts';
import type { ShowFields } from '#shared/domains/booking/show/schemas.ts';
import type { Stored } from '#shared/kernel/record/record.ts';
import { inQueues, ranked } from './public/queue.ts';
import { newShow } from './series.ts';
import { showStore } from './store.ts';

type Show = Stored<ShowFields>;

/** An option waits behind the options that the same request creates before it. */
function behind(show: Show, before: readonly Show[]): Show {
  if (show.phase !== 'options') return show;
  const ranks = before.filter((one) => one.phase === 'options' && sharesQueue(one, show)).map(({ rank }) => rank);
  return { ...show, rank: Math.max(show.rank, nextRank(ranks)) };
}

/** A show of the request, under its place in it. */
interface Row {
  readonly place: number;
  readonly show: Show;
}

/** Creates as many of these shows as one transaction takes, from the first on. Each leaves a mark as a step. */
const createPart = (ctx: UserContext, rows: readonly Row[], before: readonly Row[]): Promise<Row[]> =>
  inQueues(
    ctx,
    rows.map(({ show }) => show),
    async (turns) => {
      const made: Row[] = [];
      const parts: Write[][] = [];
      for (const { place, show } of rows) {
        const earlier = [...before, ...made].map((row) => row.show);
        const one = behind(await ranked(ctx, show), earlier);
        const how = { optionsOf: () => ({ extra: turns }), rank: one.rank };
        const { show: created, writes } = await newShow(ctx, Promise.resolve(one), how, turns);
        made.push({ place, show: created });
        parts.push([...writes, ...stepMark(String(place), created.id)]);
      }
      const count = fitting(parts);
      await outsideIdempotency(() => commit(parts.slice(0, count).flat()));
      return made.slice(0, count);
    },
  );

/** Reads the shows that a killed run of this request has created, by the marks of its steps. */
async function madeEarlier(ctx: UserContext, steps: ReadonlyMap<string, string>): Promise<Row[]> {
  const made: Row[] = [];
  for (const [place, id] of steps) {
    const show = await showStore.find(ctx, id);
    if (show && !show.deletedAt) made.push({ place: Number(place), show });
  }
  return made;
}

/**
 * Creates all of these shows or none. More than one transaction takes are written in parts: where a part fails, the
 * parts before it are deleted again. A killed request continues under its key, behind the parts that are written.
 */
export async function createEach(ctx: UserContext, fields: readonly ShowFields[]): Promise<Show[]> {
  const steps = await stepsDone();
  const made = await madeEarlier(ctx, steps);
  const rest = [...fields.entries()].filter(([place]) => !steps.has(String(place)));
  const rows = await Promise.all(
    rest.map(async ([place, one]): Promise<Row> => ({ place, show: await showStore.prepare(ctx, one) })),
  );
  try {
    while (rows.length > 0) {
      const part = await createPart(ctx, rows.slice(0, MAX_DATES), made);
      made.push(...part);
      rows.splice(0, part.length);
    }
    return made.toSorted((a, b) => a.place - b.place).map(({ show }) => show);
  } catch (e) {
    for (const { place, show } of made)
      await outsideIdempotency(() => showStore.remove(ctx, show, { extra: stepReverted(String(place)) }));
    throw e;
  }
}

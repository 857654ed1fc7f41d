import { inQueues, ranked } from '#functions/domains/option/queue-store.ts';
import type { UserContext } from '#functions/platform/endpoint/context.ts';
import { ahead, commit, fitting } from '#functions/platform/write.ts';
import { sharesQueue } from '#shared/domains/option/rules.ts';
import { MAX_DATES } from '#shared/domains/show/parts.ts';
import { nextRank } from '#shared/domains/show/rules.ts';
import type { ShowFields } from '#shared/domains/show/schemas.ts';
import type { Stored } from '#shared/kernel/record.ts';
import { newShow } from './series.ts';
import { showStore } from './store.ts';

type Show = Stored<ShowFields>;

/** An option waits behind the options that the same request creates before it. */
function behind(show: Show, before: readonly Show[]): Show {
  if (show.phase !== 'options') return show;
  const ranks = before.filter((one) => one.phase === 'options' && sharesQueue(one, show)).map(({ rank }) => rank);
  return { ...show, rank: Math.max(show.rank, nextRank(ranks)) };
}

type Commit = typeof commit;
/** Creates as many of these shows as one transaction takes, from the first on. */
const createPart = (
  ctx: UserContext,
  shows: readonly Show[],
  before: readonly Show[],
  commitPart: (writes: Parameters<Commit>[0], isLast: boolean) => Promise<void>,
): Promise<Show[]> =>
  inQueues(ctx, shows, async (turns) => {
    const made: Awaited<ReturnType<typeof newShow>>[] = [];
    for (const show of shows) {
      const one = behind(await ranked(ctx, show), [...before, ...made.map((each) => each.show)]);
      const how = { optionsOf: () => ({ extra: turns }), rank: one.rank };
      made.push(await newShow(ctx, Promise.resolve(one), how, turns));
    }
    const parts = made.map(({ writes }) => writes);
    const count = fitting(parts);
    await commitPart(parts.slice(0, count).flat(), count === parts.length);
    return made.slice(0, count).map(({ show }) => show);
  });

/**
 * Creates all of these shows or none. More than one transaction takes are written in parts: where a part fails, the
 * parts before it are deleted again. The last part carries the mark of the request, so that a failed one may be sent anew.
 */
export async function createEach(ctx: UserContext, fields: readonly ShowFields[]): Promise<Show[]> {
  const shows = await Promise.all(fields.map((one) => showStore.prepare(ctx, one)));
  const made: Show[] = [];
  try {
    while (made.length < shows.length) {
      const next = shows.slice(made.length, made.length + MAX_DATES);
      const isEnd = made.length + next.length === shows.length;
      const part = await createPart(ctx, next, made, (writes, isWhole) =>
        isEnd && isWhole ? commit(writes) : ahead(() => commit(writes)),
      );
      made.push(...part);
    }
    return made;
  } catch (e) {
    for (const show of made) await ahead(() => showStore.remove(ctx, show));
    throw e;
  }
}

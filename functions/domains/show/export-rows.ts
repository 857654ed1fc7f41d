import type { UserContext } from '#functions/platform/endpoint/context.ts';
import type { ShowFields } from '#shared/domains/show/schemas.ts';
import type { Stored } from '#shared/kernel/record.ts';
import { visible } from './prepare.ts';
import { showStore } from './store.ts';

/** Five reads of a hundred side by side. */
const BATCH = 500;

/** Shows in the order of their numbers, as the caller may see them; the next batch is read while this one is written. */
export async function* visibleShows(ctx: UserContext, nos: readonly number[]): AsyncGenerator<Stored<ShowFields>> {
  const read = (at: number) => {
    const part = nos.slice(at, at + BATCH);
    return showStore.many(ctx, part, new Set(part));
  };
  let next = read(0);
  for (let at = 0; at < nos.length; at += BATCH) {
    const shows = await next;
    next = read(at + BATCH);
    // When writing stops half-way nobody asks for this batch any more.
    next.catch(() => undefined);
    for (const show of shows) if (!show.deletedAt) yield visible(ctx, show);
  }
}

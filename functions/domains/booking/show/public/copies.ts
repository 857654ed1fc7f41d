import type { Write } from '#functions/platform/data/write.ts';
import type { UserContext } from '#functions/platform/endpoint/context.ts';
import type { ShowFields } from '#shared/domains/booking/show/schemas.ts';
import type { Id } from '#shared/kernel/record/ids.ts';
import type { Stored } from '#shared/kernel/record/record.ts';
import { addMinutes } from '#shared/kernel/time/date.ts';
import { copyAt } from '../copy.ts';
import { newShow } from '../series.ts';
import { showStore } from '../store.ts';
import { inQueues } from './queue.ts';

const DAY_MINUTES = 1440;

/** Shows once more, as many days later, in another production: `write` gets all that writes them. */
export async function copying<T>(
  ctx: UserContext,
  ids: readonly Id[],
  shiftDays: number,
  production: NonNullable<ShowFields['production']>,
  write: (writes: readonly Write[]) => Promise<T>,
): Promise<T> {
  const copies: Awaited<ReturnType<typeof copyAt>>[] = [];
  for (const id of ids) copies.push(await copyAt(ctx, id, ({ start }) => addMinutes(start, shiftDays * DAY_MINUTES)));
  const nights = copies.map(({ fields }) => fields);
  return inQueues(ctx, nights, async (turns) => {
    const writes: Write[] = [];
    for (const { fields, extra } of copies) {
      const prepared = showStore.prepare(ctx, { ...fields, production });
      const how = { optionsOf: (show: Stored<ShowFields>) => ({ action: 'copy', extra: extra(show) }) };
      writes.push(...(await newShow(ctx, prepared, how, turns)).writes);
    }
    return write(writes);
  });
}

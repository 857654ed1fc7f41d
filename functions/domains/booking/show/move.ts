import type { UserContext } from '#functions/platform/endpoint/context.ts';
import { checkInput } from '#functions/platform/endpoint/parse.ts';
import { emit } from '#functions/platform/record/emit.ts';
import { backWork, isElsewhere } from '#shared/domains/booking/option/rules.ts';
import { inputOf } from '#shared/domains/booking/show/input.ts';
import type { Moved } from '#shared/domains/booking/show/many.ts';
import { endAfter, timesAfter } from '#shared/domains/booking/show/move-rules.ts';
import { checkUnlocked } from '#shared/domains/booking/show/rules.ts';
import { type ShowFields, ShowInput } from '#shared/domains/booking/show/schemas.ts';
import type { Stored } from '#shared/kernel/record/record.ts';
import { dayIn } from '#shared/kernel/time/zone.ts';
import { keptOf } from './kept.ts';
import { prepareShow } from './prepare.ts';
import { movingTo } from './public/queue.ts';
import { asVisible, showForUpdate } from './seen.ts';
import { showStore } from './store.ts';

type Show = Stored<ShowFields>;

/** Writes a show with other times. An option takes the rank it is given there, else it waits behind the others. */
export async function moveShow(ctx: UserContext, before: Show, moved: ShowInput, rank: number | undefined) {
  const after = await prepareShow(ctx, moved, keptOf(before), before);
  const outbox =
    rank && isElsewhere(before, after) ? [emit('optionQueue', { ...backWork({ ...before, ...after }) })] : [];
  return movingTo(ctx, before, after, rank, (placed, extra) =>
    asVisible(ctx, () => showStore.update(ctx, before, placed, { action: 'move', outbox, extra })),
  );
}

/** Moves one show by whole days, with the last day of its option. */
export async function moveByDays(ctx: UserContext, { id, rev, rank, expiresOn }: Moved, days: number): Promise<Show> {
  const before = await showForUpdate(ctx, id, rev);
  checkUnlocked(before);
  const end = expiresOn ?? endAfter(before, days, dayIn(ctx.now, before.zone));
  const input = { ...inputOf(before), ...timesAfter(before, days), expiresOn: end };
  return moveShow(ctx, before, checkInput(ShowInput, input), before.phase === 'options' ? rank : undefined);
}

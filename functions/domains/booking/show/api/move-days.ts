import type * as z from 'zod';
import type { UserContext } from '#functions/platform/endpoint/context.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { checkInternal } from '#functions/platform/session/internal-only.ts';
import { showContract } from '#shared/domains/booking/show/contract.ts';
import type { MoveDaysInput, Moved } from '#shared/domains/booking/show/many.ts';
import { inMoveOrder } from '#shared/domains/booking/show/move-rules.ts';
import { noOf } from '#shared/kernel/record/ids.ts';
import { eachShow } from '../each-show.ts';
import { moveByDays } from '../move.ts';
import { seenShow } from '../public/own.ts';
import { visible } from '../public/visible.ts';
import { showStore } from '../store.ts';

async function inOrder(ctx: UserContext, { days, shows }: z.infer<typeof MoveDaysInput>): Promise<Moved[]> {
  const nos = shows.map(({ id }) => noOf(id));
  const starts = new Map((await showStore.many(ctx, nos, new Set(nos))).map(({ id, startAt }) => [id, startAt]));
  return inMoveOrder(
    shows.map((show) => ({ ...show, startAt: starts.get(show.id) ?? '' })),
    days,
  );
}

export const handler = endpoint(showContract.routes.moveDays, async ({ body, ctx }) => {
  checkInternal(ctx);
  const move = (show: Moved) => moveByDays(ctx, show, body.days);
  const { done, refused } = await eachShow(ctx, await inOrder(ctx, body), move, ({ id }) => seenShow(ctx, id));
  return { shows: done.map((show) => visible(ctx, show)), refused };
});

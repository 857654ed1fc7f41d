import type * as z from 'zod';
import type { UserContext } from '#functions/platform/endpoint/context.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { checkInside } from '#functions/platform/inside.ts';
import { sentenceOf } from '#functions/platform/sentence.ts';
import { showContract } from '#shared/domains/show/contract.ts';
import type { MoveDaysInput, MoveDaysOutput, Moved } from '#shared/domains/show/many.ts';
import { AppError } from '#shared/kernel/error.ts';
import { noOf } from '#shared/kernel/ids.ts';
import { visible } from '../access.ts';
import { moveByDays } from '../move.ts';
import { showStore } from '../store.ts';

/** The furthest in the direction of the move first, so that none waits behind an option that moves away itself. */
async function inOrder(ctx: UserContext, { days, shows }: z.infer<typeof MoveDaysInput>): Promise<Moved[]> {
  const nos = shows.map(({ id }) => noOf(id));
  const starts = new Map((await showStore.many(ctx, nos, new Set(nos))).map(({ id, startAt }) => [id, startAt]));
  const startOf = ({ id }: Moved) => starts.get(id) ?? '';
  return shows.toSorted((a, b) => (days > 0 ? -1 : 1) * startOf(a).localeCompare(startOf(b)));
}

/** One show after the other: a refusal stops none of the others. A single show is refused as a plain move is. */
export const handler = endpoint(showContract.routes.moveDays, async ({ body, ctx }) => {
  checkInside(ctx);
  const { days, shows } = body;
  const result: z.infer<typeof MoveDaysOutput> = { shows: [], refused: [] };
  for (const show of await inOrder(ctx, body)) {
    try {
      result.shows.push(visible(ctx, await moveByDays(ctx, show, days)));
    } catch (e) {
      if (!(e instanceof AppError) || shows.length === 1) throw e;
      const message = await sentenceOf(ctx.locale, e.code, e.details[0]?.params);
      result.refused.push({ id: show.id, code: e.code, message });
    }
  }
  return result;
});

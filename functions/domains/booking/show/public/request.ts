import { userStore } from '#functions/domains/identity/user/store.ts';
import type { Write } from '#functions/platform/data/write.ts';
import type { UserContext } from '#functions/platform/endpoint/context.ts';
import { approved, showNumber } from '#shared/domains/booking/show/rules.ts';
import type { ShowFields, ShowInput } from '#shared/domains/booking/show/schemas.ts';
import type { FreeValues } from '#shared/domains/identity/free-field/schemas.ts';
import { isOwner } from '#shared/domains/identity/user/rules.ts';
import type { Stored } from '#shared/kernel/record/record.ts';
import { prepareShow } from '../prepare.ts';
import { showStore } from '../store.ts';
import { inQueues, lastRank } from './queue.ts';

/** Prepares a show that a user outside requested. It waits for the agency and is not written yet. */
export async function requestedShow(
  ctx: UserContext,
  input: ShowInput,
  free: FreeValues,
  from: Pick<ShowFields, 'requesterId' | 'asked'> = {},
): Promise<Stored<ShowFields>> {
  const show = await showStore.prepare(
    ctx,
    prepareShow(ctx, input, {
      number: '',
      isPreliminary: true,
      ...from,
      freeFields: {},
    }),
  );
  const freeFields = Object.keys(free).length > 0 ? { freeFields: free } : {};
  return { ...show, ...freeFields, number: showNumber(show.no) };
}

/** Returns the owner of an approved show: the intended owner, else the user who approves it. */
async function ownerOf(ctx: UserContext, { owner }: ShowFields): Promise<ShowFields['owner']> {
  const user = await userStore.find(ctx, owner.userId);
  return user && !user.deletedAt && isOwner(user) ? owner : { userId: ctx.actor.userId, name: ctx.actor.name };
}

/** Writes the show into the agency's normal life; an option takes its place in the queue only now. */
export const approving = <T>(
  ctx: UserContext,
  show: Stored<ShowFields>,
  write: (after: ShowFields, turns: readonly Write[]) => Promise<T>,
): Promise<T> =>
  inQueues(ctx, show.phase === 'options' ? [show] : [], async (turns) => {
    const after = { ...approved(show), owner: await ownerOf(ctx, show) };
    return write(show.phase === 'options' ? { ...after, rank: await lastRank(ctx, show) } : after, turns);
  });

import { closeTask, reopenTask } from '#functions/domains/attached/task/store.ts';
import { showStore } from '#functions/domains/booking/show/store.ts';
import type { TenantContext } from '#functions/platform/endpoint/context.ts';
import type { EventPayload } from '#shared/events.ts';
import { noOf } from '#shared/kernel/record/ids.ts';

type ChallengeTask = EventPayload<'challengeTask'>;

/** A challenge's task is open as long as the challenge stands: whichever message comes last, it ends alike. */
export async function settleTask(ctx: TenantContext, { id, showId }: ChallengeTask): Promise<number> {
  const no = noOf(showId);
  const [show] = await showStore.many(ctx, [no], new Set([no]));
  const stands = show && !show.deletedAt && show.phase === 'options' && show.challenge?.taskId === id;
  return (await (stands ? reopenTask : closeTask)(ctx, id)) ? 1 : 0;
}

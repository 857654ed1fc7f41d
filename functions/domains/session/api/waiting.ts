import { countUnseen } from '#functions/domains/notification/store.ts';
import { countDueTasks } from '#functions/domains/task/store.ts';
import { userStore } from '#functions/domains/user/store.ts';
import type { UserContext } from '#functions/platform/endpoint/context.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { sessionContract } from '#shared/domains/session/contract.ts';

/** Shows are much code, and most people approve none. */
async function requestsFor(ctx: UserContext): Promise<number> {
  if (!ctx.actor.permissions.has('show.approve')) return 0;
  const { countRequests } = await import('#functions/domains/show/public/waiting.ts');
  return countRequests(ctx);
}

export const handler = endpoint(sessionContract.routes.waiting, async ({ ctx }) => {
  const { userId, permissions: may } = ctx.actor;
  const user = userStore.get(ctx, userId);
  const [unseen, tasks, requests] = await Promise.all([
    countUnseen(ctx.tenantId, userId),
    may.has('task.read') ? user.then(({ zone }) => countDueTasks(ctx, userId, zone)) : 0,
    requestsFor(ctx),
  ]);
  return { unseen, tasks, requests };
});

import { countUnseen } from '#functions/domains/notification/store.ts';
import { countRequests } from '#functions/domains/show/request-store.ts';
import { countDueTasks } from '#functions/domains/task/store.ts';
import { userStore } from '#functions/domains/user/store.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { sessionContract } from '#shared/domains/session/contract.ts';

export const handler = endpoint(sessionContract.routes.waiting, async ({ ctx }) => {
  const { userId, permissions: may } = ctx.actor;
  const user = userStore.get(ctx, userId);
  const [unseen, tasks, requests] = await Promise.all([
    countUnseen(ctx.tenantId, userId),
    may.has('task.read') ? user.then(({ zone }) => countDueTasks(ctx, userId, zone)) : 0,
    may.has('show.approve') ? countRequests(ctx) : 0,
  ]);
  return { unseen, tasks, requests };
});

import { countUnseen } from '#functions/domains/reference/notification/store.ts';
import type { UserContext } from '#functions/platform/endpoint/context.ts';

async function dueTasks(ctx: UserContext, zone: () => Promise<string>): Promise<number> {
  if (!ctx.actor.permissions.has('task.read')) return 0;
  const { countDueTasks } = await import('#functions/domains/attached/task/store.ts');
  return countDueTasks(ctx, ctx.actor.userId, await zone());
}

/** Shows are much code, and most people approve none. */
async function requests(ctx: UserContext): Promise<number> {
  if (!ctx.actor.permissions.has('show.approve')) return 0;
  const { countRequests } = await import('#functions/domains/booking/show/public/waiting.ts');
  return countRequests(ctx);
}

/** Counts what waits for the caller: news, due tasks in the caller's zone, and requests to approve. */
export async function waitingFor(ctx: UserContext, zone: () => Promise<string>) {
  const { tenantId, actor } = ctx;
  const [unseen, tasks, asked] = await Promise.all([
    countUnseen(tenantId, actor.userId),
    dueTasks(ctx, zone),
    requests(ctx),
  ]);
  return { unseen, tasks, requests: asked };
}

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

async function signatures(ctx: UserContext): Promise<number> {
  if (!ctx.actor.permissions.has('esign.read')) return 0;
  const { countSignatures } = await import('#functions/domains/agreements/esign/public/waiting.ts');
  return countSignatures(ctx);
}

/** Counts the work that waits for the caller: news, due tasks in their zone, requests to approve, documents to sign. */
export async function waitingFor(ctx: UserContext, zone: () => Promise<string>) {
  const { tenantId, actor } = ctx;
  const [unseen, tasks, asked, toSign] = await Promise.all([
    countUnseen(tenantId, actor.userId),
    dueTasks(ctx, zone),
    requests(ctx),
    signatures(ctx),
  ]);
  return { unseen, tasks, requests: asked, signatures: toSign };
}

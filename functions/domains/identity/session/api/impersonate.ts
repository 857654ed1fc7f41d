import { userStore } from '#functions/domains/identity/user/store.ts';
import { newId } from '#functions/platform/data/id.ts';
import { retryStale } from '#functions/platform/data/retry-stale.ts';
import { commit } from '#functions/platform/data/write.ts';
import type { UserContext } from '#functions/platform/endpoint/context.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { activityWrite } from '#functions/platform/record/activity.ts';
import { changeSession, loadIdentity } from '#functions/platform/session/access.ts';
import { helpingBy } from '#functions/platform/session/resolve.ts';
import { sessionContract } from '#shared/domains/identity/session/contract.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import { done, type Id } from '#shared/kernel/record/ids.ts';
import { currentSession } from '../store.ts';

interface Whom {
  readonly tenantId: string;
  readonly userId: Id;
  readonly reason: string;
}

/** An operator acts as a user: a session of its own, in the log of the agency it enters, with the reason. */
async function impersonate(ctx: UserContext, { tenantId, userId, reason }: Whom): Promise<void> {
  const session = await currentSession(ctx);
  if (session.impersonation) throw new AppError('session.notAllowed');
  const user = await userStore.get({ tenantId }, userId);
  if (user.isOperator || user.state === 'deactivated') throw new AppError('session.notAllowed');
  const id = newId(ctx.now);
  const { grants: own } = await loadIdentity(ctx.sub);
  const ownUserId = own.find((one) => one.tenantId === tenantId)?.userId;
  const grantId = await helpingBy(ctx.sub, ownUserId, ctx.now);
  const log = activityWrite(
    { tenantId, now: ctx.now, actor: { ...ctx.actor, grantId } },
    {
      id,
      entity: 'user',
      no: user.no,
      recordId: user.id,
      title: user.name,
      action: 'impersonate',
      changes: [{ field: 'reason', after: reason }],
    },
  );
  const impersonation = { id, sub: user.sub, userId, ...(ownUserId ? { ownUserId } : {}) };
  await commit([changeSession(session, { ...session, impersonation }), log]);
}

export const handler = endpoint(sessionContract.routes.impersonate, async ({ body, ctx }) => {
  await retryStale(() => impersonate(ctx, body));
  return done;
});

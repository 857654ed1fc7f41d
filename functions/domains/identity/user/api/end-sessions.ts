import { commit } from '#functions/platform/data/write.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { noteOf } from '#functions/platform/record/outbox.ts';
import { signOut } from '#functions/platform/session/sign-out.ts';
import { userContract } from '#shared/domains/identity/user/contract.ts';
import { checkMayChange, checkNotYourself } from '#shared/domains/identity/user/rules.ts';
import { done } from '#shared/kernel/record/ids.ts';
import { userStore } from '../store.ts';

/** Sign-ins of the same person that act for another agency go on. */
export const handler = endpoint(userContract.routes.endSessions, async ({ params, ctx }) => {
  const user = await userStore.get(ctx, params.id);
  checkNotYourself(ctx.actor.userId, user.id);
  checkMayChange(ctx.actor, user);
  await signOut({ sub: user.sub, now: ctx.now }, ({ userId }) => userId === user.id);
  await commit([noteOf(ctx, user, 'endSessions')]);
  return done;
});

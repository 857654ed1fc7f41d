import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { promiseTo } from '#functions/platform/record/outbox.ts';
import { userContract } from '#shared/domains/identity/user/contract.ts';
import { checkMayChange, checkNotYourself } from '#shared/domains/identity/user/rules.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import { done } from '#shared/kernel/record/ids.ts';
import { invitationOf } from '../public/invitation.ts';
import { userStore } from '../store.ts';

/** Also an invitation that got lost goes out again so. */
export const handler = endpoint(userContract.routes.resetPassword, async ({ body, ctx }) => {
  const user = await userStore.get(ctx, body.id);
  checkNotYourself(ctx.actor.userId, user.id);
  checkMayChange(ctx.actor, user);
  if (user.state === 'deactivated') throw new AppError('choice', { field: 'id' });
  await promiseTo(ctx, user, 'resetPassword', invitationOf(ctx, user));
  return done;
});

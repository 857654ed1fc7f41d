import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { newId } from '#functions/platform/id.ts';
import { replacePassword } from '#functions/platform/identity.ts';
import { mailInvitation } from '#functions/platform/mail/invite.ts';
import { activityWrite } from '#functions/platform/record/activity.ts';
import { commit } from '#functions/platform/write.ts';
import { userContract } from '#shared/domains/user/contract.ts';
import { checkNotYourself } from '#shared/domains/user/rules.ts';
import { AppError } from '#shared/kernel/error.ts';
import { done } from '#shared/kernel/ids.ts';
import { userStore } from '../store.ts';

/** Also an invitation that got lost goes out again so. Logged before anything changes. */
export const handler = endpoint(userContract.routes.resetPassword, async ({ body, ctx }) => {
  const user = await userStore.get(ctx, body.id);
  checkNotYourself(ctx.actor.userId, user.id);
  if (user.state === 'deactivated') throw new AppError('choice', { field: 'id' });
  const { no, id: recordId, name: title } = user;
  const entry = { id: newId(ctx.now), entity: 'user', no, recordId, title, action: 'resetPassword', changes: [] };
  await commit([activityWrite(ctx, entry)]);
  await mailInvitation(user, ctx.actor.name, await replacePassword(user.email));
  return done;
});

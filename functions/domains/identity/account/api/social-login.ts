import { userStore } from '#functions/domains/identity/user/store.ts';
import { newId } from '#functions/platform/data/id.ts';
import { commit } from '#functions/platform/data/write.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { activityWrite } from '#functions/platform/record/activity.ts';
import { checkProvider, linkProvider } from '#functions/platform/session/identity.ts';
import { accountContract } from '#shared/domains/identity/account/contract.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import { done } from '#shared/kernel/record/ids.ts';
import { provenEmail } from '../store.ts';

/** The log names the provider, never who somebody is there. */
export const handler = endpoint(accountContract.routes.socialLogin, async ({ params, body, ctx }) => {
  const { provider, subject, password } = body;
  const { no, id: recordId, name: title } = await userStore.get(ctx, params.id);
  if (recordId !== ctx.actor.userId) throw new AppError('denied');
  checkProvider(provider);
  await linkProvider(await provenEmail(ctx, password), provider, subject);
  const changes = [{ field: 'socialLogin', after: provider }];
  const entry = { id: newId(ctx.now), entity: 'user', no, recordId, title, action: 'socialLogin', changes };
  await commit([activityWrite(ctx, entry)]);
  return done;
});

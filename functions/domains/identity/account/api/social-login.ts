import { userStore } from '#functions/domains/identity/user/store.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { checkProvider } from '#functions/platform/session/social.ts';
import { accountContract } from '#shared/domains/identity/account/contract.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import { done } from '#shared/kernel/record/ids.ts';
import { link } from '../connections.ts';
import { provenEmail } from '../store.ts';

/** Links an account by its id. Pages connect accounts by ticket. */
export const handler = endpoint(accountContract.routes.socialLogin, async ({ params, body, ctx }) => {
  const { provider, subject, password } = body;
  const { id } = await userStore.get(ctx, params.id);
  if (id !== ctx.actor.userId) throw new AppError('denied');
  checkProvider(provider);
  await provenEmail(ctx, password);
  await link(ctx, provider, subject);
  return done;
});

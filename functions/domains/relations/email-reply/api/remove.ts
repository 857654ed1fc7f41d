import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { emailReplyContract } from '#shared/domains/relations/email-reply/contract.ts';
import { done } from '#shared/kernel/record/ids.ts';
import { replyFor } from '../public/access.ts';
import { replyStore } from '../store.ts';

export const handler = endpoint(emailReplyContract.routes.remove, async ({ params, ctx }) => {
  await replyStore.remove(ctx, await replyFor(ctx, params.id));
  return done;
});

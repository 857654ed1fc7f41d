import { checkMails } from '#functions/domains/relations/email-reply/public/access.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { emailMessageContract } from '#shared/domains/relations/email-message/contract.ts';
import { emailStore } from '../store.ts';

export const handler = endpoint(emailMessageContract.routes.get, async ({ params, ctx }) => {
  const mail = await emailStore.get(ctx, params.id);
  await checkMails(ctx, mail);
  return mail;
});

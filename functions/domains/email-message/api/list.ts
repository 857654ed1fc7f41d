import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { emailMessageContract } from '#shared/domains/email-message/contract.ts';
import { checkMails } from '../access.ts';
import { emailsOf } from '../store.ts';

export const handler = endpoint(emailMessageContract.routes.list, async ({ body, ctx }) => {
  await checkMails(ctx, body);
  return { rows: await emailsOf(ctx, body) };
});

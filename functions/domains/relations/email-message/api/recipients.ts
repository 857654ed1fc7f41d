import { checkMails } from '#functions/domains/relations/email-reply/public/access.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { emailMessageContract } from '#shared/domains/relations/email-message/contract.ts';
import { recipientsOf } from '../recipients.ts';

export const handler = endpoint(emailMessageContract.routes.recipients, async ({ body, ctx }) => {
  await checkMails(ctx, body);
  return { rows: await recipientsOf(ctx, body) };
});

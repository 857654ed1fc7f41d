import { checkMails } from '#functions/domains/relations/email-reply/public/access.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { signingMails } from '#functions/records/signing-mails.ts';
import { emailMessageContract } from '#shared/domains/relations/email-message/contract.ts';
import { linkMailsOf } from '../link-mails.ts';
import { emailsOf } from '../store.ts';

export const handler = endpoint(emailMessageContract.routes.list, async ({ body, ctx }) => {
  const title = await checkMails(ctx, body);
  const mails = await Promise.all([emailsOf(ctx, body), linkMailsOf(ctx, body, title), signingMails(ctx, body, title)]);
  return { rows: mails.flat().toSorted((a, b) => b.createdAt.localeCompare(a.createdAt)) };
});

import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { emailReplyContract } from '#shared/domains/relations/email-reply/contract.ts';
import { withoutQuote } from '#shared/domains/relations/email-reply/rules.ts';
import { EXCERPT_MAX } from '#shared/domains/relations/email-reply/schemas.ts';
import { checkMails } from '../public/access.ts';
import { repliesOf } from '../store.ts';

export const handler = endpoint(emailReplyContract.routes.list, async ({ body, ctx }) => {
  await checkMails(ctx, body);
  const replies = await repliesOf(ctx, body);
  return {
    rows: replies.map(({ text, files, ...reply }) => ({
      ...reply,
      excerpt: withoutQuote(text).said.slice(0, EXCERPT_MAX),
      fileCount: files.length,
    })),
  };
});

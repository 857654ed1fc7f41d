import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { presignDownload } from '#functions/platform/files/files.ts';
import { emailReplyContract } from '#shared/domains/relations/email-reply/contract.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import { replyFor } from '../public/access.ts';

export const handler = endpoint(emailReplyContract.routes.file, async ({ params, ctx }) => {
  const { files } = await replyFor(ctx, params.id);
  const file = files[params.n];
  if (!file?.key) throw new AppError('notFound');
  const { key, name, type } = file;
  return { url: await presignDownload({ key, name, type }), name };
});

import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { presignDownload } from '#functions/platform/files/files.ts';
import { invoiceLinkContract } from '#shared/domains/agreements/invoice-link/contract.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import { readerOf } from '../payer.ts';

/** An address of a minute for the issued document. */
export const handler = endpoint(invoiceLinkContract.routes.file, async ({ params, body, ctx }) => {
  const { link } = await readerOf(ctx, params.secret);
  if (!link.file) throw new AppError('linkUnknown');
  const { key, name, type } = link.file;
  return { url: await presignDownload({ key, name, type, inline: body.inline }) };
});

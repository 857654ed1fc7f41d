import { liveLink, requireLinkSession } from '#functions/domains/relations/link/public/link-access.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { presignDownload } from '#functions/platform/files/files.ts';
import { linkContract } from '#shared/domains/relations/link/contract.ts';
import { AppError } from '#shared/kernel/contract/error.ts';

/** An address of a minute for the file behind the link. */
export const handler = endpoint(linkContract.routes.fetchFile, async ({ params, body, ctx }) => {
  const link = await liveLink(ctx, 'download', params.secret);
  await requireLinkSession(ctx, link, `/download/${params.secret}`);
  if (!link.file) throw new AppError('linkUnknown');
  const { key, name, type } = link.file;
  return { url: await presignDownload({ key, name, type, inline: body.inline }) };
});

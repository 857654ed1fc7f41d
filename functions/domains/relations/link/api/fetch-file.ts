import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { presignDownload } from '#functions/platform/files.ts';
import { linkContract } from '#shared/domains/relations/link/contract.ts';
import { AppError } from '#shared/kernel/error.ts';
import { liveLink, requireLinkSession } from '../public/door.ts';

/** An address of a minute for the file behind the link. */
export const handler = endpoint(linkContract.routes.fetchFile, async ({ params, body, ctx }) => {
  const link = await liveLink(ctx, 'download', params.secret);
  await requireLinkSession(ctx, link, `/download/${params.secret}`);
  if (!link.file) throw new AppError('linkUnknown');
  const { key, name, type } = link.file;
  return { url: await presignDownload({ key, name, type, inline: body.inline }) };
});

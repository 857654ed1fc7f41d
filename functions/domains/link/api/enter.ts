import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { linkContract } from '#shared/domains/link/contract.ts';
import { opened } from '#shared/domains/link/rules.ts';
import { AppError } from '#shared/kernel/error.ts';
import { liveLink, startLinkSession } from '../door-store.ts';
import { saveLink } from '../store.ts';

/** A person pressed "Continue": the link counts as opened and this browser may fetch. */
export const handler = endpoint(linkContract.routes.enter, async ({ params, ctx }) => {
  const link = await liveLink(ctx, 'download', params.secret);
  if (!link.file) throw new AppError('linkUnknown');
  const { name, type, size } = link.file;
  await saveLink(link, opened(link, ctx.now.toISOString()));
  await startLinkSession(ctx, link, `/api/page/download/${params.secret}`);
  return { name, type, size, recipient: link.recipient.name };
});

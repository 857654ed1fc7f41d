import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { linkContract } from '#shared/domains/link/contract.ts';
import { opened } from '#shared/domains/link/rules.ts';
import { AppError } from '#shared/kernel/error.ts';
import { isStaff, liveLink, startLinkSession } from '../door-store.ts';
import { changeLink } from '../store.ts';

/** A person pressed "Continue": the link counts as opened and this browser may fetch. Staff only see what it shows. */
export const handler = endpoint(linkContract.routes.enter, async ({ params, ctx }) => {
  const link = await liveLink(ctx, 'download', params.secret);
  if (!link.file) throw new AppError('linkUnknown');
  const { name, type, size } = link.file;
  const isPreview = isStaff(ctx, link);
  if (!isPreview) await changeLink(link, (now) => opened(now, ctx.now.toISOString()));
  await startLinkSession(ctx, link, `/api/page/download/${params.secret}`);
  return { name, type, size, recipient: link.recipient.name, isPreview };
});

import { asksCode, isStaff, liveLink, startLinkSession } from '#functions/domains/relations/link/public/link-access.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { linkContract } from '#shared/domains/relations/link/contract.ts';
import { opened } from '#shared/domains/relations/link/rules.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import { spendCode } from '../public/code-store.ts';
import { firstOpening } from '../public/log.ts';
import { changeLink } from '../store.ts';

/** A person pressed "Open document", with the code where one is asked for: the link counts as opened and this browser may fetch. Staff only see what it shows. */
export const handler = endpoint(linkContract.routes.enter, async ({ params, body, ctx }) => {
  const link = await liveLink(ctx, 'download', params.secret);
  if (!link.file) throw new AppError('linkUnknown');
  const { name, type, size } = link.file;
  if (await asksCode(ctx, link)) await spendCode(link, body.code, ctx.now);
  const isPreview = isStaff(ctx, link);
  const at = ctx.now.toISOString();
  if (!isPreview)
    await changeLink(
      link,
      (now) => opened(now, at),
      (now) => firstOpening(ctx, now),
    );
  await startLinkSession(ctx, link, `/api/page/download/${params.secret}`);
  const { title, about, recipient } = link;
  return { title, ...(about ? { about } : {}), name, type, size, recipient: recipient.name, isPreview };
});

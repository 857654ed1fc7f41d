import type { PublicContext } from '#functions/platform/endpoint/context.ts';
import { presignDownload } from '#functions/platform/files/files.ts';
import { maskedAddress, opened, pathOfLink } from '#shared/domains/relations/link/rules.ts';
import type { LinkKind } from '#shared/domains/relations/link/schemas.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import { done } from '#shared/kernel/record/ids.ts';
import { changeLink, type StoredLink } from '../store.ts';
import { askCode, spendCode } from './code-store.ts';
import {
  asksCode,
  checkNoStaff,
  findLink,
  isStaff,
  liveLink,
  requireLinkSession,
  startLinkSession,
} from './link-access.ts';
import { firstOpening } from './log.ts';

/* The steps of the recipient of a sent document, on the page of any kind of link. */

/** Names the sender, and not the document. Changes nothing, because mail scanners open links. */
export async function linkDoor(ctx: PublicContext, kind: LinkKind, secret: string) {
  const { link, state } = await findLink(ctx, kind, secret);
  const { agency, sender, expiresAt, locale, recipient } = link;
  const asks = state === 'live' && (await asksCode(ctx, link));
  const found = { agency, kind: link.kind, senderName: sender.name, state, expiresAt, locale };
  return asks ? { ...found, codeTo: maskedAddress(recipient.email) } : found;
}

/** Mails the code to the recipient's address and nowhere else. */
export async function sendLinkCode(ctx: PublicContext, kind: LinkKind, secret: string): Promise<typeof done> {
  const link = await liveLink(ctx, kind, secret);
  checkNoStaff(ctx, link);
  if (!link.needsCode) throw new AppError('link.noCode');
  await askCode(ctx, link);
  return done;
}

/** Counts the link as opened, unless staff look in, and starts the session of this browser. */
export async function openLink(ctx: PublicContext, kind: LinkKind, secret: string, code: string | undefined) {
  const link = await liveLink(ctx, kind, secret);
  const { file } = link;
  if (!file) throw new AppError('linkUnknown');
  if (await asksCode(ctx, link)) await spendCode(link, code, ctx.now);
  const isPreview = isStaff(ctx, link);
  const at = ctx.now.toISOString();
  if (!isPreview)
    await changeLink(
      link,
      (now) => opened(now, at),
      (now) => firstOpening(ctx, now),
    );
  await startLinkSession(ctx, link, `/api/page${pathOfLink(link.kind, secret)}`);
  return { link, file, isPreview };
}

/** The link of a browser that has opened it. */
export async function openedLink(ctx: PublicContext, kind: LinkKind, secret: string): Promise<StoredLink> {
  const link = await liveLink(ctx, kind, secret);
  await requireLinkSession(ctx, link, pathOfLink(link.kind, secret));
  return link;
}

/** Returns an address of a minute for the file behind the link. */
export async function linkFile(ctx: PublicContext, kind: LinkKind, secret: string, inline: boolean) {
  const { file } = await openedLink(ctx, kind, secret);
  if (!file) throw new AppError('linkUnknown');
  return { url: await presignDownload({ key: file.key, name: file.name, type: file.type, inline }) };
}

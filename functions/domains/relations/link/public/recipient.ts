import type { PublicContext } from '#functions/platform/endpoint/context.ts';
import { presignDownload } from '#functions/platform/files/files.ts';
import { maskedAddress, opened, pathOfLink } from '#shared/domains/relations/link/rules.ts';
import type { LinkKind, LinkState } from '#shared/domains/relations/link/schemas.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import { done } from '#shared/kernel/record/ids.ts';
import type { Locale } from '#shared/kernel/text/locale.ts';
import { changeLink, type StoredLink } from '../store.ts';
import { askCode, spendCode } from './code-store.ts';
import { asksCode, checkNoStaff, isStaff, liveLink, requireLinkSession, startLinkSession } from './link-access.ts';
import { firstOpening } from './log.ts';

/* The steps of a recipient, on the page of any kind of link. The kind finds the link and says whether it is live. */

interface Found {
  readonly link: StoredLink;
  readonly state: LinkState;
}
/** Names the sender, and not the document. Changes nothing, because mail scanners open links. */
export async function doorOf(ctx: PublicContext, { link, state }: Found) {
  const { agency, sender, kind, expiresAt, locale, recipient } = link;
  const asks = state === 'live' && (await asksCode(ctx, link));
  const found = { agency, kind, senderName: sender.name, state, expiresAt, locale };
  return asks ? { ...found, codeTo: maskedAddress(recipient.email) } : found;
}

/** Mails the code to the recipient's address and nowhere else. */
export async function mailCode(ctx: PublicContext, link: StoredLink): Promise<typeof done> {
  checkNoStaff(ctx, link);
  if (!link.needsCode) throw new AppError('link.noCode');
  await askCode(ctx, link);
  return done;
}

interface Key {
  readonly secret: string;
  readonly code: string | undefined;
}
/** Counts a link as opened, unless staff look in, and starts the session of this browser. */
export async function enterLink(ctx: PublicContext, link: StoredLink, { secret, code }: Key): Promise<void> {
  if (await asksCode(ctx, link)) await spendCode(link, code, ctx.now);
  const at = ctx.now.toISOString();
  if (!isStaff(ctx, link))
    await changeLink(
      link,
      (now) => opened(now, at),
      (now) => firstOpening(ctx, now),
    );
  await startLinkSession(ctx, link, `/api/page${pathOfLink(link.kind, secret)}`);
}

/** The link of a browser that has opened it. */
export async function openedLink(ctx: PublicContext, kind: LinkKind, secret: string): Promise<StoredLink> {
  const link = await liveLink(ctx, kind, secret);
  await requireLinkSession(ctx, link, pathOfLink(kind, secret));
  return link;
}

/** Describes the two sides of a link, as each of its pages names them. */
export const frameOf = (ctx: PublicContext, link: StoredLink, locale?: Locale) => ({
  agency: link.agency,
  senderName: link.sender.name,
  recipientName: link.recipient.name,
  locale: locale ?? link.locale,
  isPreview: isStaff(ctx, link),
});

/** The file behind a link. */
export function fileOf({ file }: StoredLink): NonNullable<StoredLink['file']> {
  if (!file) throw new AppError('linkUnknown');
  return file;
}

/** Returns an address of a minute for the file behind a link. */
export async function fileAddress(link: StoredLink, inline: boolean): Promise<{ readonly url: string }> {
  const { key, name, type } = fileOf(link);
  return { url: await presignDownload({ key, name, type, inline }) };
}

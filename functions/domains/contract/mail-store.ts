import { clientOf } from '#functions/domains/client/store.ts';
import { linkOf, mintSecret, saveLink } from '#functions/domains/link/store.ts';
import { notify } from '#functions/domains/notification/store.ts';
import { env } from '#functions/platform/env.ts';
import { attemptMail } from '#functions/platform/mail/attempt.ts';
import { mailNotice, plainBrand } from '#functions/platform/mail/outgoing.ts';
import { documentLink } from '#functions/platform/mail/templates/document-link.ts';
import type { OutboxMessage } from '#functions/platform/record/outbox.ts';
import { commit } from '#functions/platform/write.ts';
import type { Link } from '#shared/domains/link/schemas.ts';
import { AppError } from '#shared/kernel/error.ts';
import type { Id } from '#shared/kernel/ids.ts';
import type { LinkMail } from './send.ts';

async function mailLink(link: Link & { tenantId: string }, secret: string, message: string): Promise<string> {
  const { zone } = await clientOf(link.tenantId);
  const notice = documentLink(link.locale, {
    agency: link.agency,
    sender: link.sender.name,
    document: link.title,
    message,
    zone,
    url: `${env.pageBase()}/download/${secret}`,
    expiresAt: link.expiresAt,
    contact: { name: link.sender.name, email: link.sender.email },
  });
  return mailNotice(link.recipient.email, notice, plainBrand(link.agency), link.locale, {
    kind: 'documentLink',
    tenantId: link.tenantId,
    senderId: link.sender.userId,
    // SES tags know no slash.
    target: `${link.entity}-${link.recordId}`,
  });
}

/** Whoever opens or withdraws the link meanwhile comes first. */
async function note(tenantId: string, id: Id, mail: NonNullable<Link['mail']>): Promise<void> {
  const link = await linkOf(tenantId, 'contract', id);
  try {
    await saveLink(link, { ...link, mail });
  } catch (e) {
    if (!(e instanceof AppError) || e.code !== 'stale') throw e;
    await note(tenantId, id, mail);
  }
}

/** Mails a contract's link. Each try has a secret of its own: nothing readable of it waits in a queue. */
export async function mailContract(message: OutboxMessage, tries: number): Promise<void> {
  const { tenantId, at } = message;
  const { linkId, text } = message.payload as unknown as LinkMail;
  const link = await linkOf(tenantId, 'contract', linkId);
  if (link.mail !== 'queued' || link.state !== 'live') return;
  const { secret, writes } = mintSecret(link, link);
  await commit(writes);
  const messageId = await attemptMail(tries, () => mailLink(link, secret, text));
  await note(tenantId, linkId, messageId === undefined ? 'failed' : 'sent');
  if (messageId !== undefined) return;
  const told = { id: message.id.slice(0, 26), at, kind: 'mailBounced' as const, subject: link.recipient.email };
  await notify(tenantId, link.sender.userId, { ...told, target: `/contract/${link.recordId}` });
}

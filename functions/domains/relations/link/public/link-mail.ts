import { notify } from '#functions/domains/reference/notification/store.ts';
import { changeLink, getLink, linkOf, mintSecret, type StoredLink } from '#functions/domains/relations/link/store.ts';
import { retryStale } from '#functions/platform/data/retry-stale.ts';
import { commit } from '#functions/platform/data/write.ts';
import { attemptMail } from '#functions/platform/mail/attempt.ts';
import { isNews } from '#shared/domains/relations/email-message/rules.ts';
import type { EmailState } from '#shared/domains/relations/email-message/states.ts';
import { pageOf } from '#shared/domains/relations/link/rules.ts';
import type { EventMessage } from '#shared/events.ts';
import type { Id } from '#shared/kernel/record/ids.ts';

/** Tells the sender of a link of a mail about it that will never leave. */
export async function tellNotSent({ id, at }: EventMessage, link: StoredLink): Promise<void> {
  const { tenantId, sender, recipient } = link;
  const told = { id: id.slice(0, 26), at, kind: 'mailBounced' as const, subject: recipient.email };
  await notify(tenantId, sender.userId, { ...told, target: pageOf(link) });
}

/** Notes the news of the mail of a link, and returns the link. A link that is gone since needs no note. */
export async function noteLinkMail(
  tenantId: string,
  entity: string,
  id: Id,
  state: EmailState,
): Promise<StoredLink | undefined> {
  const link = await getLink(tenantId, entity, id);
  const isNew = ({ mail = 'sent' }: StoredLink) => isNews(state, mail);
  if (link && isNew(link)) await changeLink(link, (now) => (isNew(now) ? { ...now, mail: state } : now));
  return link;
}

/**
 * Mails a link that waits for it, and tells its sender when that will never be. Each try has a secret of its own:
 * nothing readable of it waits in a queue.
 */
export async function mailLink(
  message: EventMessage,
  tries: number,
  link: StoredLink,
  send: (secret: string) => Promise<string>,
): Promise<void> {
  if (link.mail !== 'queued' || link.state !== 'live') return;
  const { secret, writes } = mintSecret(link, link);
  await commit(writes);
  const messageId = await attemptMail(tries, () => send(secret));
  const mail = messageId === undefined ? 'failed' : 'sent';
  await changeLink(await linkOf(link.tenantId, link.entity, link.id), (now) => ({ ...now, mail }));
  if (messageId === undefined) await tellNotSent(message, link);
}

/**
 * Mints a secret for one more mail with a link that was mailed before. The link may change meanwhile, by an opening or
 * another mail.
 */
export const nextSecret = ({ tenantId, entity, id }: StoredLink): Promise<string> =>
  retryStale(async () => {
    const now = await linkOf(tenantId, entity, id);
    const { secret, writes } = mintSecret(now, now);
    await commit(writes);
    return secret;
  });

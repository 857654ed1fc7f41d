import { clientOf } from '#functions/domains/reference/client/store.ts';
import { attemptMail } from '#functions/platform/mail/attempt.ts';
import { mailOnce } from '#functions/platform/mail/once.ts';
import { sharedFilesMail } from '#functions/platform/mail/templates/shared-files.ts';
import { env } from '#functions/platform/runtime/env.ts';
import { pathOfLink, stateAt } from '#shared/domains/relations/link/rules.ts';
import type { EventMessage } from '#shared/events.ts';
import { tagOf } from '#shared/kernel/text/locale.ts';
import { sharedFiles } from '../share/files.ts';
import { linkOf, type StoredLink } from '../store.ts';
import { mailLink, nextSecret, tellNotSent } from './link-mail.ts';
import { mailRecipient } from './mail-recipient.ts';

type Message = EventMessage<'filesMail'>;
const KB = 1024;

/** The files and their sizes. Behind a code, nothing of them leaves before it. */
async function rowsOf(link: StoredLink) {
  if (link.needsCode) return [];
  const size = new Intl.NumberFormat(tagOf(link.locale));
  const files = await sharedFiles(link);
  return files.map((file) => ({ title: file.name, detail: `${size.format(Math.ceil(file.size / KB))} KB` }));
}

async function hand(link: StoredLink, secret: string, { mail, text }: Message['payload']): Promise<string> {
  const [{ zone }, rows] = await Promise.all([clientOf(link.tenantId), mail === 'shared' ? rowsOf(link) : []]);
  const { agency, sender, title, locale, expiresAt } = link;
  const notice = sharedFilesMail(mail, locale, {
    agency,
    sender: sender.name,
    title,
    message: text,
    rows,
    url: `${env.pageBase()}${pathOfLink(link.kind, secret)}`,
    expiresAt,
    zone,
    contact: { name: sender.name, email: sender.email },
  });
  const kind = mail === 'shared' ? 'downloadShared' : 'downloadZipReady';
  return mailRecipient(link, { kind, notice, tags: { linkId: link.id } });
}

/** Mails the recipient of a link to files the link itself, or that the ZIP is ready. */
export async function mailFiles(message: Message, tries: number): Promise<void> {
  const { tenantId, payload } = message;
  const link = await linkOf(tenantId, payload.entity, payload.linkId);
  if (payload.mail === 'shared') return mailLink(message, tries, link, (secret) => hand(link, secret, payload));
  if (stateAt(link, new Date().toISOString()) !== 'live') return;
  await mailOnce(message, async () => {
    const id = await attemptMail(tries, async () => hand(link, await nextSecret(link), payload));
    if (id === undefined) await tellNotSent(message, link);
  });
}

import { attemptMail } from '#functions/platform/mail/attempt.ts';
import { mailOnce } from '#functions/platform/mail/once.ts';
import { linkCode } from '#functions/platform/mail/templates/link-code.ts';
import { CODE_MINUTES, stateAt } from '#shared/domains/relations/link/rules.ts';
import type { EventMessage } from '#shared/events.ts';
import { linkOf, type StoredLink } from '../store.ts';
import { mintCode } from './code-store.ts';
import { tellNotSent } from './link-mail.ts';
import { mailRecipient } from './mail-recipient.ts';

async function hand(link: StoredLink): Promise<string> {
  const { agency, title, sender, locale } = link;
  const code = await mintCode(link, new Date());
  const notice = linkCode(locale, { agency, document: title, code, minutes: CODE_MINUTES, contact: sender });
  return mailRecipient(link, { kind: 'linkCode', notice });
}

/** Mails a link's recipient the code that was asked for, and nothing where the link has ended meanwhile. */
export async function mailCode(message: EventMessage<'linkCode'>, tries: number): Promise<void> {
  const { entity, linkId } = message.payload;
  const link = await linkOf(message.tenantId, entity, linkId);
  if (stateAt(link, new Date().toISOString()) !== 'live') return;
  await mailOnce(message, async () => {
    if ((await attemptMail(tries, () => hand(link))) === undefined) await tellNotSent(message, link);
  });
}

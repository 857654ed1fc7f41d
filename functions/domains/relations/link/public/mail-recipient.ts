import { artistLetterhead } from '#functions/domains/relations/artist/public/letterhead.ts';
import { answerAbout } from '#functions/domains/relations/email-reply/public/answer-to.ts';
import type { MailAttachment } from '#functions/platform/mail/mail.ts';
import type { Notice } from '#functions/platform/mail/notice.ts';
import { mailOutside } from '#functions/platform/mail/outgoing.ts';
import type { StoredLink } from '../store.ts';

type Addressed = Pick<
  StoredLink,
  'recipient' | 'sender' | 'locale' | 'tenantId' | 'entity' | 'recordId' | 'agency' | 'artistIds'
>;
interface LinkMail {
  readonly kind: string;
  readonly notice: Notice;
  readonly attachments?: readonly MailAttachment[];
  /** Besides those that name the link's record and its sender. */
  readonly tags?: Readonly<Record<string, string>>;
}
/** Mails the recipient of a link, in its language and with its letterhead. An answer reaches the sender. */
export async function mailRecipient(link: Addressed, { kind, notice, attachments = [], tags = {} }: LinkMail) {
  const { recipient, sender, locale, tenantId, entity, recordId } = link;
  const about = { tenantId, entity, recordId, userId: sender.userId, email: recipient.email };
  const [brand, answers] = await Promise.all([artistLetterhead(link), answerAbout(about, new Date())]);
  return mailOutside({
    to: recipient.email,
    notice,
    brand,
    locale,
    replyTo: sender.email,
    ...answers,
    attachments,
    // SES tags know no slash.
    tags: { kind, tenantId, senderId: sender.userId, target: `${entity}-${recordId}`, linkEntity: entity, ...tags },
  });
}

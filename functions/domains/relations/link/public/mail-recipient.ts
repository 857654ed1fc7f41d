import { artistLetterhead } from '#functions/domains/relations/artist/public/letterhead.ts';
import { answerTo } from '#functions/domains/relations/email-reply/public/answer-to.ts';
import type { MailAttachment } from '#functions/platform/mail/mail.ts';
import type { Notice } from '#functions/platform/mail/notice.ts';
import { mailOutside } from '#functions/platform/mail/outgoing.ts';
import { AGREEMENT_KINDS } from '#shared/kernel/record/agreement.ts';
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
/** Leads an answer to the page of an agreement. The pages of other kinds list no mails. */
async function answersFor({ entity, recordId, tenantId, recipient, sender }: Addressed) {
  const kind = AGREEMENT_KINDS.find((one) => one === entity);
  if (!kind) return undefined;
  const cause = `link ${entity} ${recordId} ${sender.userId} ${recipient.email.toLowerCase()}`;
  return answerTo(
    { entity: kind, recordId, tenantId, userId: sender.userId, to: [recipient.email], cause },
    new Date(),
  );
}

/** Mails the recipient of a link, in its language and with its letterhead. An answer reaches the sender. */
export async function mailRecipient(link: Addressed, { kind, notice, attachments = [], tags = {} }: LinkMail) {
  const { recipient, sender, locale, tenantId, entity, recordId } = link;
  const [brand, answers] = await Promise.all([artistLetterhead(link), answersFor(link)]);
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

import { tellUserOf } from '#functions/domains/identity/user/public/tell-user.ts';
import { emailReplyNotice } from '#functions/platform/mail/templates/email-reply.ts';
import { withoutQuote } from '#shared/domains/relations/email-reply/rules.ts';
import type { EventMessage } from '#shared/events.ts';
import { pageOfSubject } from '#shared/kernel/record/subject.ts';
import { replyStore } from '../store.ts';

/** Tells the sender of a mail that it was answered. */
export async function tellReply(message: EventMessage<'emailReplied'>, tries: number): Promise<void> {
  const reply = await replyStore.find(message, message.payload.id);
  if (!reply || reply.deletedAt) return;
  const { from, text, subject, recordTitle, isVerified } = reply;
  const name = from.name || from.email;
  await tellUserOf(message, tries, reply.userId, {
    kind: 'emailReply',
    subject: `${name}: ${recordTitle}`,
    target: pageOfSubject(reply, 'emails'),
    noticeFor: ({ locale }, url) =>
      emailReplyNotice(locale, {
        ...from,
        name,
        subject,
        record: recordTitle,
        text: withoutQuote(text).said,
        isVerified,
        url,
      }),
  });
}

import { emailProfileOf } from '#functions/domains/identity/account/public/own-store.ts';
import { userStore } from '#functions/domains/identity/user/store.ts';
import { notify } from '#functions/domains/reference/notification/store.ts';
import type { Attached } from '#functions/domains/relations/email-message/attachments.ts';
import { emailStore } from '#functions/domains/relations/email-message/store.ts';
import { answerTo } from '#functions/domains/relations/email-reply/public/answer-to.ts';
import { replyStore } from '#functions/domains/relations/email-reply/store.ts';
import { checkScanned, getObject } from '#functions/platform/files/files.ts';
import { attemptMail } from '#functions/platform/mail/attempt.ts';
import { sendOnce } from '#functions/platform/mail/once.ts';
import { sendMail } from '#functions/platform/mail/send.ts';
import { changeRecord } from '#functions/platform/record/change.ts';
import { withOutcome } from '#shared/domains/relations/email-message/rules.ts';
import type { EmailFields } from '#shared/domains/relations/email-message/schemas.ts';
import type { EventMessage } from '#shared/events.ts';
import type { Stored } from '#shared/kernel/record/record.ts';
import { pageOfSubject } from '#shared/kernel/record/subject.ts';
import { richHtml, richPlain } from '#shared/kernel/text/rich-text.ts';

const page = (html: string): string =>
  `<!doctype html><html><body style="font:15px/24px Arial,sans-serif;color:#16181d">${html}</body></html>`;

async function hand(tenantId: string, mail: Stored<EmailFields>, files: readonly Attached[]): Promise<string> {
  const { userId } = mail.sender;
  const to = [...mail.to.map(({ email }) => email), ...mail.cc];
  const [user, profile, answers, answered] = await Promise.all([
    userStore.get({ tenantId }, userId),
    emailProfileOf(tenantId, userId),
    answerTo({ ...mail, tenantId, userId, to, cause: mail.id }, new Date()),
    mail.answersId === undefined ? undefined : replyStore.find({ tenantId }, mail.answersId),
  ]);
  for (const { key } of files) await checkScanned(key);
  const attachments = await Promise.all(
    files.map(async ({ key, name, type }) => ({ name, type, content: await getObject(key) })),
  );
  return sendMail({
    to: mail.to.map(({ email }) => email),
    cc: mail.cc,
    bcc: profile.copyToMe ? [user.email] : [],
    from: profile.senderName || user.name,
    replyTo: answers?.replyTo ?? (profile.replyTo || user.email),
    references: [...(answers?.references ?? []), ...(answered?.messageId ? [answered.messageId] : [])],
    subject: mail.subject,
    html: page(richHtml(mail.body)),
    text: richPlain(mail.body),
    attachments,
    isPersonal: true,
    // SES tags know no slash.
    tags: { kind: 'email', tenantId, senderId: userId, emailId: mail.id, target: `${mail.entity}-${mail.recordId}` },
  });
}

/** Hands a queued mail to the mail service and notes what came of it; one that has left already stays as it is. */
export async function deliverEmail(message: EventMessage<'email'>, tries: number): Promise<void> {
  const { tenantId, payload } = message;
  const { emailId, files } = payload;
  const mail = await emailStore.find({ tenantId }, emailId);
  if (mail?.state !== 'queued') return;
  const send = () => attemptMail(tries, () => hand(tenantId, mail, files));
  const messageId = await sendOnce({ tenantId, id: message.id }, send);
  const state = messageId === undefined ? 'failed' : 'sent';
  const ctx = { tenantId, now: new Date(), actor: mail.sender };
  await changeRecord(
    ctx,
    emailStore,
    mail.no,
    (now) => ({ ...withOutcome(now, Object.keys(now.outcomes), state), ...(messageId ? { messageId } : {}) }),
    () => ({ action: state }),
  );
  if (state === 'sent') return;
  const note = { id: message.id.slice(0, 26), at: ctx.now.toISOString(), kind: 'mailBounced' as const };
  await notify(tenantId, mail.sender.userId, { ...note, subject: mail.subject, target: pageOfSubject(mail, 'emails') });
}

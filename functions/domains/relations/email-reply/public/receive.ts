import { createHash } from 'node:crypto';
import type { Attachment } from 'postal-mime';
import { findRecord } from '#functions/domains/identity/subject/store.ts';
import { unlessRefused } from '#functions/platform/data/unless-refused.ts';
import { commit } from '#functions/platform/data/write.ts';
import { acceptUpload, getObject, putObject } from '#functions/platform/files/files.ts';
import { emit } from '#functions/platform/record/emit.ts';
import { env } from '#functions/platform/runtime/env.ts';
import { logger } from '#functions/platform/runtime/logger.ts';
import { countAction, type RateLimit } from '#functions/platform/session/rate.ts';
import { isAutomatic, isVerified, tokenIn, verdictsOf } from '#shared/domains/relations/email-reply/rules.ts';
import {
  type EmailReplyFields,
  REPLY_BYTES_MAX,
  REPLY_FILES_MAX,
  REPLY_TEXT_MAX,
} from '#shared/domains/relations/email-reply/schemas.ts';
import type { EventMessage } from '#shared/events.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import { makeId } from '#shared/kernel/record/ids.ts';
import { bytesOf, nameOf, parseMail, recipientsIn, senderIn, subjectIn, textIn } from '../parse.ts';
import { hashAddress, hashToken, replyStore, type Thread, threadOf } from '../store.ts';

/** Answers on one thread (outsiders section 6). Beyond that, two machines are answering each other. */
const ANSWERS: RateLimit = { max: 20, seconds: 3600 };

/** The name in the log for mails that came in. */
const SERVICE = 'Mail service';

type Mail = NonNullable<Awaited<ReturnType<typeof parseMail>>>;

interface Arrived {
  readonly mail: Mail;
  readonly thread: Thread;
  readonly recordTitle: string;
  readonly key: string;
  readonly now: Date;
}

/** Keeps an attachment as a browser's upload is kept: its type, size and bytes are checked, and the bucket scans it. */
async function keepFile({ thread: { tenantId }, key: cause, now }: Arrived, attachment: Attachment, n: number) {
  const content = bytesOf(attachment);
  const file = { name: nameOf(attachment, n), type: attachment.mimeType, size: content.length };
  // A second try takes the same upload over.
  const id = makeId(0, now.getTime(), createHash('sha256').update(`${cause} ${n}`).digest());
  const key = `incoming/${tenantId}/${id}`;
  try {
    await putObject(key, content, file.type);
    return { ...file, key: (await acceptUpload({ tenantId, key, purpose: 'document' })).key };
  } catch (e) {
    if (!(e instanceof AppError)) throw e;
    return { ...file, refused: e.code };
  }
}

/** Keeps the attachments one after the other, so that few bytes are in memory twice. */
async function keepFiles(arrived: Arrived): Promise<EmailReplyFields['files']> {
  const kept: EmailReplyFields['files'] = [];
  for (const [n, attachment] of arrived.mail.attachments.slice(0, REPLY_FILES_MAX).entries())
    kept.push(await keepFile(arrived, attachment, n));
  return kept;
}

async function fieldsOf(arrived: Arrived): Promise<EmailReplyFields> {
  const { mail, thread, recordTitle, key } = arrived;
  const { userId, entity, recordId, recipients } = thread;
  const { virus, ...verdicts } = verdictsOf(mail.headers);
  const from = senderIn(mail);
  const isInfected = virus === 'fail';
  const text = isInfected ? '' : await textIn(mail);
  return {
    entity,
    recordId,
    recordTitle,
    userId,
    from,
    subject: subjectIn(mail),
    text: text.slice(0, REPLY_TEXT_MAX),
    isCut: text.length > REPLY_TEXT_MAX || mail.attachments.length > REPLY_FILES_MAX,
    files: isInfected ? [] : await keepFiles(arrived),
    isVerified: isVerified(verdicts, recipients.includes(hashAddress(from.email))),
    isAutomatic: isAutomatic(mail.headers),
    isInfected,
    verdicts,
    messageId: mail.messageId ?? '',
    mailKey: key,
  };
}

/** Finds what a mail answers. Says why, if it is nothing of ours. */
async function threadIn(mail: Mail, now: Date): Promise<{ thread: Thread; recordTitle: string } | string> {
  const { references = '', inReplyTo = '' } = mail;
  const token = tokenIn(
    { recipients: recipientsIn(mail), references: `${references} ${inReplyTo}` },
    env.replyDomain(),
  );
  const thread = token === undefined ? undefined : await threadOf(token);
  if (!token || !thread) return 'unmatched';
  const record = await findRecord(thread, thread);
  if (!record) return 'its record is gone';
  const isAdmitted = await unlessRefused('tooManyActions', countAction(`reply#${hashToken(token)}`, ANSWERS, now));
  return isAdmitted ? { thread, recordTitle: record.title } : 'too many';
}

/** Files a mail that came in with the record that it answers. One that answers nothing of ours is left to expire. */
export async function receiveMail({ payload, at }: EventMessage<'inboundMail'>): Promise<void> {
  const { key, size } = payload.object;
  const now = new Date(at);
  const mail = size > REPLY_BYTES_MAX ? undefined : await parseMail(await getObject(key));
  const found = mail ? await threadIn(mail, now) : 'too large, or no mail';
  if (!mail || typeof found === 'string') return logger.warn('mail not kept', { key, reason: found });
  const fields = await fieldsOf({ mail, ...found, key, now });
  const ctx = { tenantId: found.thread.tenantId, now, actor: { userId: '', name: SERVICE } };
  const reply = await replyStore.prepare(ctx, fields);
  // An automatic reply is filed without a notice.
  const outbox = fields.isAutomatic ? [] : [emit('emailReplied', { id: reply.id })];
  await unlessRefused('exists', commit(replyStore.writes(ctx, undefined, reply, { action: 'emailReceived', outbox })));
}

import * as z from 'zod';
import { Meta } from '#shared/kernel/record/record.ts';
import { RecordSubject } from '#shared/kernel/record/subject.ts';

/** Outsiders section 6: a mail of at most 25 MB. */
export const REPLY_BYTES_MAX = 25 * 2 ** 20;
/** Characters of the text that are kept. */
export const REPLY_TEXT_MAX = 100_000;
/** Attachments that are kept. */
export const REPLY_FILES_MAX = 20;
/** Characters that a list shows of a text. */
export const EXCERPT_MAX = 200;

/** The results of the checks of the mail service, such as `pass`. Empty: it said nothing. */
export const Verdicts = z.object({ spf: z.string(), dkim: z.string(), dmarc: z.string(), spam: z.string() });
export type Verdicts = z.infer<typeof Verdicts>;

/** An attachment. `refused`: the code of the reason why it was not kept. */
export const ReplyFile = z.object({
  name: z.string(),
  type: z.string(),
  size: z.int(),
  refused: z.string().optional(),
});
export type ReplyFile = z.infer<typeof ReplyFile>;

/** A mail that came in as an answer. */
export const EmailReplyFields = RecordSubject.extend({
  recordTitle: z.string(),
  /** The user who wrote the mail that this answers, and who hears of the answer. */
  userId: z.string(),
  from: z.object({ name: z.string(), email: z.string() }),
  subject: z.string(),
  /** Plain text. Pictures and markup of the sender are not kept. */
  text: z.string(),
  /** The text or the attachments were too many or too large, and the rest is not kept. */
  isCut: z.boolean(),
  files: z.array(ReplyFile.extend({ key: z.string().optional() })),
  /** The sender is who they say, and was one of the recipients. */
  isVerified: z.boolean(),
  /** A machine wrote it, such as an out-of-office reply. */
  isAutomatic: z.boolean(),
  /** The mail service found a virus, so that neither text nor attachments are kept. */
  isInfected: z.boolean(),
  verdicts: Verdicts,
  /** Its own `Message-ID`, which an answer to it names. */
  messageId: z.string(),
  /** The mail in the bucket. A mail that is reported twice is kept once. */
  mailKey: z.string(),
});
export type EmailReplyFields = z.infer<typeof EmailReplyFields>;

export const EmailReply = EmailReplyFields.omit({ messageId: true, mailKey: true }).extend({
  files: z.array(ReplyFile),
  ...Meta.shape,
});
export type EmailReply = z.infer<typeof EmailReply>;
/** A reply in the list of its record. */
export const EmailReplyRow = EmailReply.omit({ text: true, files: true, verdicts: true }).extend({
  excerpt: z.string(),
  fileCount: z.int(),
});
export type EmailReplyRow = z.infer<typeof EmailReplyRow>;

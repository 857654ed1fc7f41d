import * as z from 'zod';
import { BODY_MAX, SUBJECT_MAX } from '#shared/domains/attached/message-template/contract.ts';
import { PRINTED_KINDS } from '#shared/kernel/record/agreement.ts';
import { Id } from '#shared/kernel/record/ids.ts';
import { Meta } from '#shared/kernel/record/record.ts';
import { RecordSubject } from '#shared/kernel/record/subject.ts';
import { email, requiredText, text } from '#shared/kernel/text/text.ts';
import { EmailState } from './states.ts';

export const TO_MAX = 20;
export const CC_MAX = 10;
export const ATTACHMENTS_MAX = 10;
/** SES takes 10,485,760 bytes in one raw message, and encoding adds more than a third. */
export const ATTACHMENT_BYTES_MAX = 7_000_000;

export const EmailAddress = z.object({ name: text(100).default(''), email });
export type EmailAddress = z.infer<typeof EmailAddress>;

/** An attachment from the record: a file, or an agreement or an invoice as PDF. */
export const AttachmentRef = z.object({ kind: z.enum(['file', ...PRINTED_KINDS]), id: Id });
export type AttachmentRef = z.infer<typeof AttachmentRef>;

export const EmailInput = RecordSubject.extend({
  to: z.array(EmailAddress).min(1).max(TO_MAX),
  cc: z.array(email).max(CC_MAX).default([]),
  subject: requiredText(SUBJECT_MAX),
  /** The body as rich text. */
  body: requiredText(BODY_MAX),
  attachments: z.array(AttachmentRef).max(ATTACHMENTS_MAX).default([]),
  /** The received mail that this one answers. */
  answersId: Id.optional(),
});
export type EmailInput = z.infer<typeof EmailInput>;

/** A sent mail, stored in full. */
export const EmailFields = EmailInput.extend({
  attachments: z.array(AttachmentRef.extend({ name: z.string(), size: z.int() })),
  recordTitle: z.string(),
  sender: z.object({ userId: z.string(), name: z.string() }),
  state: EmailState,
  /** The outcome of each address, in lower case. */
  outcomes: z.record(z.string(), EmailState),
  messageId: z.string().optional(),
});
export type EmailFields = z.infer<typeof EmailFields>;
export const Email = EmailFields.omit({ messageId: true }).extend(Meta.shape);
export type Email = z.infer<typeof Email>;
/** A mail in the list of its record. A mail with a secret link stores the id of the link instead of the text. */
export const EmailRow = Email.extend({ body: EmailFields.shape.body.optional() });
export type EmailRow = z.infer<typeof EmailRow>;

/** A possible recipient of a mail about a record. */
export const Recipient = EmailAddress.extend({ about: z.string() });
export type Recipient = z.infer<typeof Recipient>;

/** The attachment of a mail before MIME encoding. */
export interface MailAttachment {
  readonly name: string;
  readonly type: string;
  readonly content: Uint8Array;
  /** Set for a picture that the HTML shows as `cid:<cid>`. */
  readonly cid?: string;
}

export interface MailBody {
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  readonly attachments?: readonly MailAttachment[];
}

export interface Mail extends MailBody {
  readonly to: readonly string[];
  readonly cc?: readonly string[];
  /** Recipients whom the others do not see. */
  readonly bcc?: readonly string[];
  /** Written by a person: an out-of-office reply may come back. */
  readonly isPersonal?: boolean;
  /** The name readers see; the address is always the service's own, which alone may send. */
  readonly from?: string;
  readonly replyTo?: string;
  /** Ids of the mails before it in its conversation, the newest last. */
  readonly references?: readonly string[];
  /** Tags that return with delivery events: tenant, kind and record, never a person. */
  readonly tags?: Readonly<Record<string, string>>;
}

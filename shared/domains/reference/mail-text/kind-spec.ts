export const MAIL_GROUPS = ['signing', 'reminders', 'advancing', 'guests'] as const;
export type MailGroup = (typeof MAIL_GROUPS)[number];
/** A signer acts on a document, the sender sent it, a colleague countersigns it, a debtor owes an invoice, an invitee answers before a show, and a guest comes to it. */
export const MAIL_READERS = ['signer', 'sender', 'colleague', 'debtor', 'invitee', 'guest'] as const;
export type MailReader = (typeof MAIL_READERS)[number];
export const MAIL_FIELDS = [
  ...(['agency', 'sender', 'document', 'name', 'from', 'email', 'field', 'expiry'] as const),
  ...(['amount', 'claim', 'due'] as const),
  ...(['show', 'date', 'deadline', 'count'] as const),
] as const;
export type MailField = (typeof MAIL_FIELDS)[number];

export interface MailKindSpec {
  /** Part of the key of the stored text: a number never changes, and none is used twice. */
  readonly no: number;
  readonly group: MailGroup;
  readonly readers: readonly MailReader[];
  /** The fields in braces that the text may name. */
  readonly fields: readonly MailField[];
}

import { ADVANCING_MAILS } from './advancing-mails.ts';
import { GUEST_MAILS } from './guest-mails.ts';
import type { MailKindSpec } from './kind-spec.ts';
import { REMINDER_MAILS } from './reminder-mails.ts';
import { SIGNING_MAILS } from './signing-mails.ts';

/**
 * The automatic mails whose texts an agency may change. Another domain adds a group here, and its standard texts to
 * `functions/domains/reference/mail-text/standards.ts`.
 */
const KINDS = { ...SIGNING_MAILS, ...REMINDER_MAILS, ...ADVANCING_MAILS, ...GUEST_MAILS };
export type MailKind = keyof typeof KINDS;
export const MAIL_KINDS: Readonly<Record<MailKind, MailKindSpec>> = KINDS;
export const MAIL_KIND_NAMES = Object.keys(KINDS) as [MailKind, ...MailKind[]];

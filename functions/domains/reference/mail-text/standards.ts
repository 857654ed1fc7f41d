import type { Notice } from '#functions/platform/mail/notice.ts';
import type { MailField, MailGroup } from '#shared/domains/reference/mail-text/kind-spec.ts';
import { MAIL_KINDS, type MailKind } from '#shared/domains/reference/mail-text/kinds.ts';
import type { MailText } from '#shared/domains/reference/mail-text/schemas.ts';
import type { Language } from '#shared/kernel/text/translated.ts';
import { advancing } from './advancing.ts';
import { reminding } from './reminding.ts';
import { signing } from './signing.ts';
import { tellingGuests } from './telling-guests.ts';

/** Values of a preview from the agency and its user. */
export interface SampleContext {
  readonly agency: string;
  readonly sender: string;
  readonly zone: string;
  readonly now: Date;
}
/** The standard texts of a group of mails, with sample values for a preview. */
export interface Standards<K extends MailKind> {
  text(kind: K, language: Language): MailText;
  /** Each field that a mail of the group names. */
  samples(language: Language, from: SampleContext): Readonly<Partial<Record<MailField, string>>>;
  /** The whole mail with sample values, but without its text. */
  frame(kind: K, language: Language, from: SampleContext): Notice;
}

const GROUPS: Readonly<Record<MailGroup, Standards<MailKind>>> = {
  signing,
  reminders: reminding,
  advancing,
  guests: tellingGuests,
};
export const standardsOf = (kind: MailKind): Standards<MailKind> => GROUPS[MAIL_KINDS[kind].group];

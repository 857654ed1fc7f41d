import * as z from 'zod';
import { RevInput } from '#shared/kernel/record/record.ts';
import { requiredText } from '#shared/kernel/text/text.ts';
import { LANGUAGES } from '#shared/kernel/text/translated.ts';
import { MAIL_FIELDS, MAIL_GROUPS, MAIL_READERS } from './kind-spec.ts';
import { MAIL_KIND_NAMES } from './kinds.ts';

/** Longest subject of a mail (outsiders section 6). */
export const SUBJECT_MAX = 200;
/** Longest body. It is plain text with an empty line between paragraphs, so it needs less room than rich text. */
export const BODY_MAX = 5000;

export const MailKindName = z.enum(MAIL_KIND_NAMES, { error: 'choice' });
export const MailLanguage = z.enum(LANGUAGES, { error: 'choice' });
/** A subject is one line: a line break in it becomes a space. */
export const MailText = z.object({
  subject: requiredText(SUBJECT_MAX).overwrite((value) => value.replace(/\s+/g, ' ')),
  body: requiredText(BODY_MAX),
});
export type MailText = z.infer<typeof MailText>;
export const MailTextInput = MailText.extend({ rev: RevInput });

/** A stored record. It has only the languages that the agency changed. */
export interface MailTextFields {
  readonly kind: z.infer<typeof MailKindName>;
  readonly texts: Readonly<Partial<Record<z.infer<typeof MailLanguage>, MailText>>>;
}

const Summary = z.object({
  kind: MailKindName,
  name: z.string(),
  group: z.enum(MAIL_GROUPS),
  readers: z.array(z.enum(MAIL_READERS)).readonly(),
});
/** A row of the list. */
export const MailTextRow = Summary.extend({ changed: z.array(MailLanguage).readonly() });
export type MailTextRow = z.infer<typeof MailTextRow>;

/** The parts of the mail that an agency cannot change, filled in with sample values. */
const MailFrame = z.object({
  heading: z.string(),
  /** Paragraphs after the text. */
  lines: z.array(z.string()).readonly(),
  button: z.string().optional(),
  /** Small print below the button. */
  remarks: z.array(z.string()).readonly(),
});
export type MailFrame = z.infer<typeof MailFrame>;
export const MailTextVersion = z.object({
  language: MailLanguage,
  standard: MailText,
  /** The agency's own text. Without it, the standard text is sent. */
  own: MailText.optional(),
  /** The sample values of the fields, in the language of the text. */
  samples: z.partialRecord(z.enum(MAIL_FIELDS), z.string()),
  frame: MailFrame,
});
export type MailTextVersion = z.infer<typeof MailTextVersion>;
/** A mail with its text in every language. Revision 0: the agency never changed it. */
export const MailTextView = Summary.extend({
  rev: z.int(),
  fields: z.array(z.enum(MAIL_FIELDS)).readonly(),
  versions: z.array(MailTextVersion).readonly(),
});
export type MailTextView = z.infer<typeof MailTextView>;

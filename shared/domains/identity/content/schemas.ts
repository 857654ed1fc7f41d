import * as z from 'zod';
import { Id } from '#shared/kernel/record/ids.ts';
import { otherLanguages } from '#shared/kernel/text/custom-texts.ts';
import { Locale } from '#shared/kernel/text/locale.ts';
import { requiredText } from '#shared/kernel/text/text.ts';
import { LocalDate } from '#shared/kernel/time/date.ts';
import { CONTENT_KINDS, CONTROLLER_MAX, TEXT_MAX, TITLE_MAX } from './kinds.ts';

export const ContentKind = z.enum(CONTENT_KINDS, { error: 'choice' });

/** The text of a document in one language. `text` is light rich text. */
export interface ContentText {
  readonly title: string;
  readonly text: string;
}

/** A new version of a document, in English and in other languages. */
export const ContentInput = z.object({
  kind: ContentKind,
  /** The day from which it applies. */
  date: LocalDate,
  /** The company that is responsible for it. */
  controller: requiredText(CONTROLLER_MAX),
  /** Whether users are asked to accept it. Only the licence terms can ask. */
  needsAcceptance: z.boolean().default(false),
  title: requiredText(TITLE_MAX),
  titles: otherLanguages(TITLE_MAX),
  text: requiredText(TEXT_MAX),
  texts: otherLanguages(TEXT_MAX),
});
export type ContentInput = z.infer<typeof ContentInput>;

/** A version of a document. Versions are never changed. */
export const ContentFields = ContentInput.extend({ version: z.int() });
export type ContentFields = z.infer<typeof ContentFields>;

/** One version of a document as its reader sees it. `hash`: the SHA-256 of title and text. */
export const SeenContent = ContentFields.pick({ version: true, date: true, controller: true }).extend({
  title: z.string(),
  text: z.string(),
  hash: z.string(),
  locale: Locale,
});
export type SeenContent = z.infer<typeof SeenContent>;

/** The acceptance of a version: by a user, or by a new agency in its onboarding. */
export const Acceptance = z.object({
  /** The agency of the user; left out for an onboarding. */
  tenantId: z.string().optional(),
  subjectId: Id,
  name: z.string(),
  version: z.int(),
  hash: z.string(),
  locale: Locale,
  at: z.string(),
});
export type Acceptance = z.infer<typeof Acceptance>;

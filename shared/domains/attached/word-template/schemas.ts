import * as z from 'zod';
import { TemplateProblem } from '#shared/kernel/record/merge-field.ts';
import { Meta } from '#shared/kernel/record/record.ts';
import { Locale } from '#shared/kernel/text/locale.ts';
import { requiredText } from '#shared/kernel/text/text.ts';
import { kindsWith } from '#shared/records.ts';

/** The data that fill a template: one record, or the rows of a list. The order is stored: append only. */
export const TEMPLATE_KINDS = ['record', 'listView'] as const;
export const TemplateKind = z.enum(TEMPLATE_KINDS);
export type TemplateKind = z.infer<typeof TemplateKind>;

/** The kinds of records whose documents and lists come from Word templates. */
export const WORD_KINDS = kindsWith('word');
export const WordKind = z.enum(WORD_KINDS, { error: 'choice' });
export type WordKind = z.infer<typeof WordKind>;

/** Versions of a file that stay within reach. */
export const MAX_VERSIONS = 10;
/** Lines of a report: who has more mends these first. */
export const MAX_PROBLEMS = 30;
/** Rows one document takes: what a function fills in well within half a minute. */
export const MAX_WORD_ROWS = 1000;

export const TEMPLATE_NAME_MAX = 100;
export const WordTemplateDetails = z.object({
  name: requiredText(TEMPLATE_NAME_MAX),
  /** How money and days are written. */
  locale: Locale,
  isActive: z.boolean().default(true),
});
export const WordTemplateInput = WordTemplateDetails.extend({
  kind: TemplateKind.default('record'),
  mainArea: WordKind,
  /** Whether it is offered in the bookkeepings too. */
  visibleInBookkeepings: z.boolean().default(false),
});
export type WordTemplateInput = z.infer<typeof WordTemplateInput>;

/** One file that the template was; the newest is what it is. */
export const StoredVersion = z.object({
  version: z.int(),
  key: z.string(),
  name: z.string(),
  size: z.int(),
  at: z.string(),
  by: z.string(),
  /** The version whose file was taken back. */
  restoredFrom: z.int().optional(),
  /** Fields it names that do not exist: printed as nothing. */
  problems: z.array(TemplateProblem),
});
export type StoredVersion = z.infer<typeof StoredVersion>;

export const WordTemplateFields = z.object({
  ...WordTemplateInput.shape,
  /** Newest first, never empty. */
  versions: z.array(StoredVersion),
});
export type WordTemplateFields = z.infer<typeof WordTemplateFields>;

/** A version without the key of its file. A page fetches the file by an address that is valid for a minute. */
export const Version = StoredVersion.omit({ key: true });
export type Version = z.infer<typeof Version>;
export const WordTemplate = WordTemplateFields.extend({ ...Meta.shape, versions: z.array(Version) });
export type WordTemplate = z.infer<typeof WordTemplate>;

import * as z from 'zod';
import { ArtistCard } from '#shared/domains/artist/schemas.ts';
import { CompanyCard } from '#shared/domains/company/schemas.ts';
import { ContactCard } from '#shared/domains/contact/schemas.ts';
import { freeFields } from '#shared/domains/free-field/schemas.ts';
import { OwnerCard } from '#shared/domains/show/schemas.ts';
import { TagIds } from '#shared/domains/tag/schemas.ts';
import { LocalDate } from '#shared/kernel/date.ts';
import { Id } from '#shared/kernel/ids.ts';
import { Locale } from '#shared/kernel/locale.ts';
import { Meta } from '#shared/kernel/record.ts';
import { email, FORBIDDEN_CHARACTERS, requiredText, text } from '#shared/kernel/text.ts';
import { ContractDocument } from './document.ts';

/** A draft is free, a sent one is frozen, a void one is kept for the record. The order is stored: it may only grow. */
export const CONTRACT_STAGES = ['draft', 'sent', 'void'] as const;
export const ContractStage = z.enum(CONTRACT_STAGES);
export type ContractStage = z.infer<typeof ContractStage>;

/** `standard`: our own layout as PDF. `word`: the Word template, as PDF too where LibreOffice is. */
export const ContractTemplate = z.enum(['standard', 'word']);
export type ContractTemplate = z.infer<typeof ContractTemplate>;

/** The agency's own Word template in the version that a contract is printed by; none is the built-in one. */
export const ContractWordTemplate = z.object({
  wordTemplateId: Id,
  name: z.string(),
  version: z.int(),
  key: z.string(),
});
export type ContractWordTemplate = z.infer<typeof ContractWordTemplate>;

/** How a contract carries its show. */
export const ContractShow = z.object({
  showId: Id,
  number: z.string(),
  title: z.string(),
  date: LocalDate,
  venue: z.string(),
});

export const ContractFields = z.object({
  number: z.string(),
  stage: ContractStage,
  statusId: Id.optional(),
  tagIds: TagIds,
  locale: Locale,
  template: ContractTemplate,
  wordTemplate: ContractWordTemplate.optional(),
  show: ContractShow,
  /** Since when it no longer counts among the papers of that show; which it was stays written. */
  unlinkedAt: z.string().optional(),
  artistIds: z.array(Id),
  artists: z.array(ArtistCard),
  company: CompanyCard.optional(),
  contact: ContactCard.optional(),
  owner: OwnerCard,
  document: ContractDocument,
  sentAt: z.string().optional(),
  /** Whoever locked it; until it is unlocked nothing of it changes. */
  lockedAt: z.string().optional(),
  lockedBy: z.string().optional(),
  ...freeFields,
});
export type ContractFields = z.infer<typeof ContractFields>;

export const FILE_KINDS = ['pdf', 'docx'] as const;
export const FileKind = z.enum(FILE_KINDS);
export type FileKind = z.infer<typeof FileKind>;
export const RenderedFile = z.object({
  kind: FileKind,
  key: z.string(),
  size: z.int(),
  type: z.string(),
  name: z.string(),
});
export type RenderedFile = z.infer<typeof RenderedFile>;

export const PROBLEMS = ['template', 'full', 'failed'] as const;
/** What became of one state of a contract on paper; `hash` names that state, so a result never goes with another. */
export const Rendering = z.object({
  hash: z.string(),
  state: z.enum(['pending', 'ready', 'failed']),
  files: z.array(RenderedFile),
  problem: z.enum(PROBLEMS).optional(),
});
export type Rendering = z.infer<typeof Rendering>;
/** As it is kept; the first ones did not say when they were asked for. */
export interface AskedRendering extends Rendering {
  readonly askedAt?: string | undefined;
}

/** Where its files lie is nobody's business; they are fetched by an address of a minute. */
export const Rendered = Rendering.extend({ files: z.array(RenderedFile.omit({ key: true })) });
export type Rendered = z.infer<typeof Rendered>;
export const Contract = ContractFields.extend({
  ...Meta.shape,
  wordTemplate: ContractWordTemplate.omit({ key: true }).optional(),
  rendered: Rendered,
});
export type Contract = z.infer<typeof Contract>;
/** A row of the list: who, what, when; not the paper. */
export const ContractRow = ContractFields.omit({ document: true, wordTemplate: true }).extend(Meta.shape);
export type ContractRow = z.infer<typeof ContractRow>;

function* textsOf(value: unknown, path: string[]): Generator<{ path: string[]; text: string }> {
  if (typeof value === 'string') yield { path, text: value };
  else if (value && typeof value === 'object')
    for (const [key, inner] of Object.entries(value)) yield* textsOf(inner, [...path, key]);
}

/** The paper as its author fills it in; number and language are the contract's own. */
export const DocumentInput = ContractDocument.omit({ number: true, locale: true, version: true }).superRefine(
  (document, ctx) => {
    for (const { path, text } of textsOf(document, []))
      if (FORBIDDEN_CHARACTERS.test(text)) ctx.addIssue({ code: 'custom', message: 'forbiddenCharacters', path });
  },
);
export const ContractInput = z.object({
  locale: Locale,
  template: ContractTemplate,
  wordTemplateId: Id.optional(),
  statusId: Id.optional(),
  tagIds: TagIds,
  document: DocumentInput,
  ...freeFields,
});
export type ContractInput = z.infer<typeof ContractInput>;

/** Whom a contract goes to, and for how long the link works. */
export const SendInput = z.object({
  recipient: z.object({ name: requiredText(100), email }),
  locale: Locale,
  message: text(2000).default(''),
  /** Last day on which the link works. */
  expiresOn: LocalDate.optional(),
  /** Who opens the link types a code that goes to the recipient's address. */
  needsCode: z.boolean().default(false),
});
export type SendInput = z.infer<typeof SendInput>;

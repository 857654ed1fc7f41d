import * as z from 'zod';
import { CopiedShow } from '#shared/domains/booking/show/copied-show.ts';
import { OwnerSummary } from '#shared/domains/booking/show/schemas.ts';
import { freeFields } from '#shared/domains/identity/free-field/schemas.ts';
import { TagIds } from '#shared/domains/reference/tag/schemas.ts';
import { CompanySummary } from '#shared/domains/relations/company/schemas.ts';
import { ContactSummary } from '#shared/domains/relations/contact/schemas.ts';
import { Money } from '#shared/kernel/money/money.ts';
import { ArtistSummary } from '#shared/kernel/record/artist-summary.ts';
import { Id } from '#shared/kernel/record/ids.ts';
import { Meta } from '#shared/kernel/record/record.ts';
import { Locale } from '#shared/kernel/text/locale.ts';
import { FORBIDDEN_CHARACTERS } from '#shared/kernel/text/text.ts';
import type { AgreementDocument } from './document.ts';
import { Rendered } from './rendering.ts';

/** The layout: `standard` is our own, as PDF; `word` is the Word template, also as PDF if LibreOffice is there. */
export const AgreementTemplate = z.enum(['standard', 'word']);
export type AgreementTemplate = z.infer<typeof AgreementTemplate>;

/** The version of the agency's Word template that prints an agreement. Without one, the built-in template does. */
export const AgreementWordTemplate = z.object({
  wordTemplateId: Id,
  name: z.string(),
  version: z.int(),
  key: z.string(),
});
export type AgreementWordTemplate = z.infer<typeof AgreementWordTemplate>;

/** A reference to the agreement from which another was made, or which was made from it. */
export const AgreementRef = z.object({ id: Id, number: z.string() });
export type AgreementRef = z.infer<typeof AgreementRef>;

const fields = {
  number: z.string(),
  statusId: Id.optional(),
  tagIds: TagIds,
  locale: Locale,
  template: AgreementTemplate,
  wordTemplate: AgreementWordTemplate.optional(),
  /** The show; of several, the first. */
  show: CopiedShow,
  /** The shows after the first, by day. Left out for one show. */
  otherShows: z.array(CopiedShow).min(1).optional(),
  /** The moment since which the agreement no longer belongs to its show. The show stays recorded. */
  unlinkedAt: z.string().optional(),
  artistIds: z.array(Id),
  artists: z.array(ArtistSummary),
  /** The artists of every one of several shows. Only their users may read it. Left out for one show. */
  commonArtistIds: z.array(Id).optional(),
  /** The company that the agency deals with. */
  company: CompanySummary.optional(),
  contact: ContactSummary.optional(),
  owner: OwnerSummary,
  sentAt: z.string().optional(),
  /** When it was locked, and by whom. Nothing in it changes until it is unlocked. */
  lockedAt: z.string().optional(),
  lockedBy: z.string().optional(),
  ...freeFields,
};
/** Builds the fields of a kind of agreement from its own document and its stages. */
export const agreementFields = <D extends z.ZodType, S extends z.ZodType>(document: D, stage: S) =>
  z.object({ ...fields, stage, document });

/** The fields of an agreement of any kind. */
export type AgreementFields = z.infer<z.ZodObject<typeof fields>> & {
  readonly stage: string;
  readonly document: AgreementDocument;
};

/** The fields that a page gets besides the stored ones: the rendering, and the Word template without its key. */
export const agreementView = {
  ...Meta.shape,
  wordTemplate: AgreementWordTemplate.omit({ key: true }).optional(),
  rendered: Rendered,
};
/** Fields of a row for readers inside the agency. */
export const agreementSum = { total: Money.optional() };
/** The fields that a row of the list leaves out: it has people, subject and date, but not the document. */
export const NOT_IN_ROWS = { document: true, wordTemplate: true } as const;

function* textsOf(value: unknown, path: string[]): Generator<{ path: string[]; text: string }> {
  if (typeof value === 'string') yield { path, text: value };
  else if (value && typeof value === 'object')
    for (const [key, inner] of Object.entries(value)) yield* textsOf(inner, [...path, key]);
}

/** The fields that the author does not fill in: the agreement sets its number and language. */
export const NOT_FILLED_IN = { number: true, locale: true, version: true } as const;
export const agreementInput = <D extends z.ZodType>(document: D) =>
  z.object({
    locale: Locale,
    template: AgreementTemplate,
    wordTemplateId: Id.optional(),
    statusId: Id.optional(),
    tagIds: TagIds,
    document: document.superRefine((filledIn, ctx) => {
      for (const { path, text } of textsOf(filledIn, []))
        if (FORBIDDEN_CHARACTERS.test(text)) ctx.addIssue({ code: 'custom', message: 'forbiddenCharacters', path });
    }),
    ...freeFields,
  });
/** The input of an agreement of any kind. */
export type AgreementInput = Omit<z.infer<ReturnType<typeof agreementInput<z.ZodUnknown>>>, 'document'> & {
  readonly document: Omit<AgreementDocument, keyof typeof NOT_FILLED_IN>;
};

/** An agreement of any kind as a page gets it. */
export type AgreementView = Omit<AgreementFields, 'wordTemplate'> & z.infer<z.ZodObject<typeof agreementView>>;
/** An agreement of any kind as a row of its list. */
export type AgreementRow = Omit<AgreementFields, keyof typeof NOT_IN_ROWS> &
  z.infer<z.ZodObject<typeof Meta.shape & typeof agreementSum>>;

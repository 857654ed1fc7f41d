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
import { Money } from '#shared/kernel/money.ts';
import { Meta } from '#shared/kernel/record.ts';
import { FORBIDDEN_CHARACTERS } from '#shared/kernel/text.ts';
import type { PaperDocument } from './document.ts';
import { Rendered } from './rendering.ts';

/** `standard`: our own layout as PDF. `word`: the Word template, as PDF too where LibreOffice is. */
export const PaperTemplate = z.enum(['standard', 'word']);
export type PaperTemplate = z.infer<typeof PaperTemplate>;

/** The agency's own Word template in the version that a paper is printed by; none is the built-in one. */
export const PaperWordTemplate = z.object({
  wordTemplateId: Id,
  name: z.string(),
  version: z.int(),
  key: z.string(),
});
export type PaperWordTemplate = z.infer<typeof PaperWordTemplate>;

/** How a paper carries its show. */
export const PaperShow = z.object({
  showId: Id,
  number: z.string(),
  title: z.string(),
  date: LocalDate,
  /** Left out for a show of one day. */
  lastDate: LocalDate.optional(),
  venue: z.string(),
});

/** How a paper names another one that it came from or led to. */
export const PaperRef = z.object({ id: Id, number: z.string() });
export type PaperRef = z.infer<typeof PaperRef>;

const fields = {
  number: z.string(),
  statusId: Id.optional(),
  tagIds: TagIds,
  locale: Locale,
  template: PaperTemplate,
  wordTemplate: PaperWordTemplate.optional(),
  show: PaperShow,
  /** Since when it no longer counts among the papers of that show; which it was stays written. */
  unlinkedAt: z.string().optional(),
  artistIds: z.array(Id),
  artists: z.array(ArtistCard),
  /** The company that the agency deals with. */
  company: CompanyCard.optional(),
  contact: ContactCard.optional(),
  owner: OwnerCard,
  sentAt: z.string().optional(),
  /** When it was locked, and by whom. Nothing in it changes until it is unlocked. */
  lockedAt: z.string().optional(),
  lockedBy: z.string().optional(),
  ...freeFields,
};
/** Builds the fields of a kind of paper from its own document and its stages. */
export const paperFields = <D extends z.ZodType, S extends z.ZodType>(document: D, stage: S) =>
  z.object({ ...fields, stage, document });

/** A paper of any kind, as the kit knows it. */
export type PaperFields = z.infer<z.ZodObject<typeof fields>> & {
  readonly stage: string;
  readonly document: PaperDocument;
};

/** The fields that a page gets besides the stored ones: the rendering, and the Word template without its key. */
export const paperView = {
  ...Meta.shape,
  wordTemplate: PaperWordTemplate.omit({ key: true }).optional(),
  rendered: Rendered,
};
/** Fields of a row for readers inside the agency. */
export const paperSum = { total: Money.optional() };
/** A row of the list says who, what, when; not the paper. */
export const NOT_IN_ROWS = { document: true, wordTemplate: true } as const;

function* textsOf(value: unknown, path: string[]): Generator<{ path: string[]; text: string }> {
  if (typeof value === 'string') yield { path, text: value };
  else if (value && typeof value === 'object')
    for (const [key, inner] of Object.entries(value)) yield* textsOf(inner, [...path, key]);
}

/** The fields that the author does not fill in: the paper sets its number and language. */
export const NOT_FILLED_IN = { number: true, locale: true, version: true } as const;
export const paperInput = <D extends z.ZodType>(document: D) =>
  z.object({
    locale: Locale,
    template: PaperTemplate,
    wordTemplateId: Id.optional(),
    statusId: Id.optional(),
    tagIds: TagIds,
    document: document.superRefine((filledIn, ctx) => {
      for (const { path, text } of textsOf(filledIn, []))
        if (FORBIDDEN_CHARACTERS.test(text)) ctx.addIssue({ code: 'custom', message: 'forbiddenCharacters', path });
    }),
    ...freeFields,
  });
/** The same of any kind. */
export type PaperInput = Omit<z.infer<ReturnType<typeof paperInput<z.ZodUnknown>>>, 'document'> & {
  readonly document: Omit<PaperDocument, keyof typeof NOT_FILLED_IN>;
};

/** A paper of any kind as a page is told of it. */
export type PaperView = Omit<PaperFields, 'wordTemplate'> & z.infer<z.ZodObject<typeof paperView>>;
/** And as its list has it. */
export type PaperRow = Omit<PaperFields, keyof typeof NOT_IN_ROWS> &
  z.infer<z.ZodObject<typeof Meta.shape & typeof paperSum>>;

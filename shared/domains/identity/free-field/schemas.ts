import * as z from 'zod';
import { MasterInput, masterOf } from '#shared/kernel/contract/master-contract.ts';
import { Currency, Money } from '#shared/kernel/money/money.ts';
import { Id } from '#shared/kernel/record/ids.ts';
import { requiredText, text, typedText } from '#shared/kernel/text/text.ts';
import { FREE_KINDS } from './areas.ts';
import { FREE_MULTILINE_MAX } from './limits.ts';

export const FreeKind = z.enum(FREE_KINDS, { error: 'choice' });
export type FreeKind = z.infer<typeof FreeKind>;
export const FREE_TYPES = [
  ...(['text', 'multiline', 'number', 'money', 'date', 'yesNo'] as const),
  ...(['choice', 'multiChoice', 'link', 'contact', 'company', 'file'] as const),
] as const;
export type FreeType = (typeof FREE_TYPES)[number];

/** Fields of one area: what a form can still show. */
export const MAX_FREE_FIELDS = 100;
/** Largest number a field takes, with three decimals at most. */
export const FREE_NUMBER_MAX = 1_000_000_000;
const MAX_OPTIONS = 100;

/** A choice keeps its number for ever: records store it. 0: not numbered yet. */
const Option = z.object({
  no: z.int().min(0).max(10_000).default(0),
  name: requiredText(100),
  isActive: z.boolean().default(true),
});
export type FreeOption = z.infer<typeof Option>;

/** A field of the agency's own on the records of an area. */
export const FreeFieldInput = MasterInput.extend({
  mainArea: FreeKind,
  categoryId: Id,
  type: z.enum(FREE_TYPES, { error: 'choice' }),
  help: text(200).default(''),
  options: z.array(Option).max(MAX_OPTIONS).default([]),
  /** Of money: amounts of one field can be compared. */
  currency: Currency.default('EUR'),
  isMandatory: z.boolean().default(false),
  /** A column of the area's list, to filter and to sort by. */
  inList: z.boolean().default(false),
  /** The list's column it holds, set by the server alone. */
  slot: z.string().max(4).default(''),
});
export type FreeFieldInput = z.infer<typeof FreeFieldInput>;
export const FreeField = masterOf(FreeFieldInput);
export type FreeField = z.infer<typeof FreeField>;

/** A contact, company or file that a value names; the server fills in the name. */
const Reference = z.object({ id: Id, name: typedText().max(300).default('') });
export type FreeReference = z.infer<typeof Reference>;
/** Empty as '', null or []. */
export const FreeValue = z.union(
  [
    text(FREE_MULTILINE_MAX),
    z.number().min(-FREE_NUMBER_MAX).max(FREE_NUMBER_MAX),
    z.boolean(),
    z.null(),
    z.array(z.int().min(1).max(10_000)).max(MAX_OPTIONS),
    Money,
    Reference,
  ],
  { error: 'freeField.value' },
);
export type FreeValue = z.infer<typeof FreeValue>;
/** Values by the field's id. */
export const FreeValues = z
  .record(Id, FreeValue)
  .refine((values) => Object.keys(values).length <= 2 * MAX_FREE_FIELDS, { error: 'invalidInput' });
export type FreeValues = Readonly<Record<string, FreeValue>>;
/** On a record; left out of an input, they stay as they are. */
export const freeFields = { freeFields: FreeValues.optional() } as const;

/** A field as a caller's forms and lists have it. */
export const FreeFieldView = FreeField.pick({
  ...({ id: true, name: true, categoryId: true, type: true, help: true, options: true, currency: true } as const),
  ...({ isMandatory: true, inList: true, slot: true } as const),
}).extend({ mayEdit: z.boolean() });
export type FreeFieldView = z.infer<typeof FreeFieldView>;

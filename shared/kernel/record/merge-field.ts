import * as z from 'zod';
import { words } from '#shared/kernel/values/words.ts';
import { type Fields, fieldsIn, type PlainType } from './fields.ts';

/*
 * The words of Word templates: the fields they may use, and what may be wrong with them.
 */
const Single = z.object({ path: z.string(), kind: z.enum(['text', 'number', 'money', 'percent', 'date', 'list']) });
/** A field that a template may use; the fields of a list are known inside its loop. */
export const MergeField = Single.extend({ fields: z.array(Single).optional() });
export type MergeField = z.infer<typeof MergeField>;
type Kind = MergeField['kind'];

export const mergeField = (path: string, kind: Kind = 'text'): MergeField => ({ path, kind });
export const mergeList = (path: string, fields: readonly MergeField[] = []): MergeField => ({
  path,
  kind: 'list',
  fields: [...fields],
});
/** Text fields by their names, parted by spaces. */
export const mergeTexts = (prefix: string, names: string): MergeField[] =>
  names.split(' ').map((name) => mergeField(`${prefix}${name}`));

const KINDS: Readonly<Record<Exclude<PlainType, 'moment'>, Kind>> = {
  text: 'text',
  number: 'number',
  money: 'money',
  day: 'date',
  flag: 'text',
  reference: 'text',
  references: 'text',
};
/** The plain fields of a record that the definition puts into documents. A moment has a date and a time. */
export const plainMergeFields = (fields: Fields, prefix = ''): MergeField[] =>
  fieldsIn(fields, 'word').flatMap(({ word, type }) =>
    type === 'moment'
      ? [mergeField(`${prefix}${word}.date`, 'date'), mergeField(`${prefix}${word}.time`)]
      : [mergeField(`${prefix}${word}`, KINDS[type])],
  );

export const PROBLEM_CODES = [
  ...words('notWord tooLarge macro externalContent unclosedTag unopenedTag unclosedLoop unopenedLoop'),
  ...words('wrongClose badTag unknownFormat unknownField badTemplate'),
] as const;

/** One line of the report on a Word template. */
export const TemplateProblem = z.object({
  code: z.enum(PROBLEM_CODES),
  /** The field as written, without its braces. */
  tag: z.string().optional(),
  /** Which part of the file: `word/document.xml`, `word/header1.xml`. */
  part: z.string().optional(),
  /** The nearest field that exists. */
  near: z.string().optional(),
});
export type TemplateProblem = z.infer<typeof TemplateProblem>;
export type ProblemCode = TemplateProblem['code'];

/** An unknown field or format is printed as nothing or plainly; all else keeps a template from being filled in. */
export const isBlocking = ({ code }: Pick<TemplateProblem, 'code'>): boolean =>
  code !== 'unknownField' && code !== 'unknownFormat';

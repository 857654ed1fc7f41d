import type { FreeFieldView, FreeReference, FreeValue } from './schemas.ts';

export const isFreeEmpty = (value: FreeValue | undefined): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

export const isFreeReference = (value: FreeValue | undefined): value is FreeReference =>
  typeof value === 'object' && value !== null && 'id' in value;

/** A new record has no files yet that it could name. */
export const isAskedOfNew = ({ type }: Pick<FreeFieldView, 'type'>): boolean => type !== 'file';

/** How figures, days and answers are written for a reader. */
export interface FreeWords {
  readonly yes: string;
  readonly no: string;
  readonly number: (value: number) => string;
  readonly money: (minor: number, currency: string) => string;
  readonly day: (date: string) => string;
}
type Field = Pick<FreeFieldView, 'type' | 'options'>;

/** Names of chosen options, in the order they were chosen. */
export const optionNames = ({ options }: Field, chosen: readonly number[]): string[] =>
  chosen.flatMap((no) => options.find((option) => option.no === no)?.name ?? []);

function objectText(value: object, { money }: FreeWords): string {
  const { minor, currency, name } = value as { minor?: number; currency?: string; name?: string };
  return minor === undefined ? (name ?? '') : money(minor, currency ?? '');
}

/** A value as a text. */
export function freeText(field: Field, value: FreeValue | undefined, words: FreeWords): string {
  if (value === undefined || value === null) return '';
  if (typeof value === 'boolean') return value ? words.yes : words.no;
  if (typeof value === 'string') return field.type === 'date' && value ? words.day(value) : value;
  if (Array.isArray(value)) return optionNames(field, value).join(', ');
  if (typeof value === 'object') return objectText(value, words);
  return field.type === 'choice' ? optionNames(field, [value]).join('') : words.number(value);
}

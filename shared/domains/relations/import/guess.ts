import { fold } from '#shared/kernel/text/text.ts';
import { SECOND_CHOICES } from './export-headings.ts';
import type { ImportField } from './fields.ts';
import type { Mapping } from './schemas.ts';

/** How headings are compared: without case, accents and marks. Nothing is left of a heading such as `#`. */
export const headingKey = (header: string): string => fold(header).replace(/[^\p{L}\p{N}]/gu, '');

const isOneOf = (words: string, key: string): boolean => words.split('|').some((word) => headingKey(word) === key);
const isMeant = ({ names, exported = '' }: ImportField, key: string): boolean =>
  [...Object.values(names), exported].some((words) => isOneOf(words, key));
const isSecondChoice = ({ id }: ImportField, key: string): boolean => isOneOf(SECOND_CHOICES[id] ?? '', key);

/** Maps each column to a field: as the user last sent it, else by its heading in any language. A field takes one column. */
export function guessMapping(
  fields: readonly ImportField[],
  headers: readonly string[],
  remembered: Readonly<Record<string, string>> = {},
): Mapping {
  const taken = new Set<string>();
  const take = (id: string | undefined): string => {
    if (!id || taken.has(id) || !fields.some((one) => one.id === id)) return '';
    taken.add(id);
    return id;
  };
  const keys = headers.map(headingKey);
  const free = (key: string, fits: (field: ImportField, key: string) => boolean) =>
    key === '' ? undefined : fields.find((one) => !taken.has(one.id) && fits(one, key))?.id;
  const first = keys.map((key) => {
    const kept = Object.hasOwn(remembered, key) ? remembered[key] : undefined;
    return take(kept !== undefined && !taken.has(kept) ? kept : free(key, isMeant));
  });
  return first.map((id, i) => {
    const key = keys[i] ?? '';
    return id || (remembered[key] === '' ? '' : take(free(key, isSecondChoice)));
  });
}

import { fold } from '#shared/kernel/text/text.ts';

/** Folded words with one space between them; what has no letters or digits at all (a band called `!!!`) keeps its signs. */
export function plain(value: string): string {
  const folded = fold(value.replace(/\p{Cc}/gu, ' '));
  const lettered = folded.replace(/[^\p{L}\p{N}]+/gu, ' ').trim();
  return lettered || folded;
}

/** Words with an apostrophe within: `o'brien`. */
const WITH_APOSTROPHE = /[\p{L}\p{N}]+(?:'[\p{L}\p{N}]+)+/gu;
/** The words that a keyword finds. A word with an apostrophe is also kept in one piece: `O’Brien` is `o brien obrien`. */
export function searchable(value: string): string {
  const joined = fold(value)
    .match(WITH_APOSTROPHE)
    ?.map((word) => word.replaceAll("'", ''));
  return joined ? `${plain(value)} ${joined.join(' ')}` : plain(value);
}

/**
 * As part of a key: cut short, and without characters above U+FFFF, which JavaScript and DynamoDB order differently.
 */
export const plainKey = (value: string, max: number): string =>
  [...plain(value)]
    .map((char) => (char.length > 1 ? '\uFFFD' : char))
    .slice(0, max)
    .join('')
    .trimEnd();

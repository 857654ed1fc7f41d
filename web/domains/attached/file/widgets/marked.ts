/** A part of a text, and whether it is one of the marked values. */
export interface TextPart {
  readonly text: string;
  readonly isMarked: boolean;
}

const escaped = (value: string): string => value.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Parts a text at the values, the longest first. Empty values mark nothing. */
export function partsOf(text: string, values: readonly string[]): TextPart[] {
  const wanted = [...new Set(values.map((value) => value.trim()).filter(Boolean))];
  if (wanted.length === 0) return [{ text, isMarked: false }];
  const longestFirst = wanted.toSorted((a, b) => b.length - a.length);
  const pattern = new RegExp(`(${longestFirst.map(escaped).join('|')})`, 'g');
  // A split by a group leaves each value at an odd place.
  return text
    .split(pattern)
    .map((part, i) => ({ text: part, isMarked: i % 2 === 1 }))
    .filter((part) => part.text !== '');
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const safe = (text: string): string => text.replace(/[&<>"]/g, (letter) => ENTITIES[letter] ?? letter);

/** Writes a text as HTML with its values marked. The text itself is never read as HTML. */
export const markedHtml = (text: string, values: readonly string[]): string =>
  partsOf(text, values)
    .map((part) => (part.isMarked ? `<mark>${safe(part.text)}</mark>` : safe(part.text)))
    .join('');

import type { ErrorDetail } from '#shared/kernel/contract/error.ts';

/*
 * Short texts with fields in braces that each record fills in: what a calendar calls a show. Longer ones, with formats
 * and loops, have the language of Word templates.
 */
export type FieldValues = Readonly<Partial<Record<string, string>>>;

const FIELD = /\{([^{}]*)\}/g;
/** Replaces an empty field until its separators are removed. No text of the product contains it. */
const NOTHING = '\u0000';
const SEPARATOR = '[\\s·,;|/@–-]';
const NOTHINGS = new RegExp(`${NOTHING}(?:${SEPARATOR}*${NOTHING})+`, 'g');
const JOINED_NOTHING = new RegExp(`${SEPARATOR}*(?:\\(${NOTHING}\\)|\\[${NOTHING}\\]|${NOTHING})`, 'g');
const LEADING = new RegExp(`(^|[([])${SEPARATOR}+`, 'g');

const unknownIn = (text: string, fields: readonly string[]): string | undefined =>
  [...text.matchAll(FIELD)].map(([, name = '']) => name).find((name) => !fields.includes(name));

/** Finds unknown fields in braces. Each text with one is refused under its own field. */
export const unknownFields = <K extends string>(
  known: Readonly<Record<K, readonly string[]>>,
  texts: Readonly<Record<NoInfer<K>, string>>,
): ErrorDetail[] =>
  (Object.keys(known) as K[]).flatMap((field) => {
    const name = unknownIn(texts[field], known[field]);
    return name === undefined ? [] : [{ code: 'noSuchField', field, params: { name } }];
  });

/** Writes fields in braces: `{artist} {venue}`. */
export const inBraces = (fields: readonly string[]): string => fields.map((field) => `{${field}}`).join(' ');

function fillLine(line: string, values: FieldValues): string {
  const filled = line.replace(FIELD, (_, name: string) => values[name] || NOTHING);
  if (!filled.includes(NOTHING)) return filled;
  return filled.replace(NOTHINGS, NOTHING).replace(JOINED_NOTHING, '').replace(LEADING, '$1').trim();
}

/**
 * Fills a text. `{artist} · {venue}, {city}` without a venue gives `Echo Lane, Porto`: an empty field is removed with
 * its separator.
 */
export const fillText = (text: string, values: FieldValues): string =>
  text
    .split('\n')
    .map((line) => ({ line, filled: fillLine(line, values) }))
    .filter(({ line, filled }) => filled !== '' || line === '')
    .map(({ filled }) => filled)
    .join('\n');

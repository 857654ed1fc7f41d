/** What a title or text can name, by the kind of appointment. Fees, notes and guests are no fields of a calendar. */
export const SHOW_FIELDS = [
  'artist',
  'title',
  'venue',
  'room',
  'city',
  'status',
  'number',
  'time',
  'production',
  'owner',
] as const;
export const PRIVATE_FIELDS = ['artist', 'title'] as const;
export type MergeField = (typeof SHOW_FIELDS)[number];
export type MergeValues = Readonly<Partial<Record<MergeField, string>>>;

const FIELD = /\{([^{}]*)\}/g;
/** Stands where a field is empty until what joined it is taken out; no text of the product holds it. */
const NOTHING = '\u0000';
const SEPARATOR = '[\\s·,;|/@–-]';
const JOINED_NOTHING = new RegExp(`${SEPARATOR}*${NOTHING}`, 'g');
const LEADING = new RegExp(`^${SEPARATOR}+`);

export const unknownFields = (text: string, fields: readonly string[]): string[] =>
  [...text.matchAll(FIELD)].map(([, name = '']) => name).filter((name) => !fields.includes(name));

function fillLine(line: string, values: MergeValues): string {
  const filled = line.replace(FIELD, (_, name: MergeField) => values[name] || NOTHING);
  if (!filled.includes(NOTHING)) return filled;
  return filled.replace(JOINED_NOTHING, '').replace(LEADING, '').trim();
}

/** `{artist} · {venue}, {city}` without a venue is `Echo Lane, Porto`: what is empty goes with what joined it. */
export const fillText = (text: string, values: MergeValues): string =>
  text
    .split('\n')
    .map((line) => ({ line, filled: fillLine(line, values) }))
    .filter(({ line, filled }) => filled !== '' || line === '')
    .map(({ filled }) => filled)
    .join('\n');

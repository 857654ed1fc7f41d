/**
 * The characters that begin a formula in a spreadsheet (OWASP, CSV injection), including the wide signs of Asian
 * keyboards.
 */
const SIGN = '[=+\\-@＝＋－＠\\t\\r\\n]';
const FORMULA = new RegExp(`^${SIGN}`);
const TAMED = new RegExp(`^'(?=${SIGN})`);

// biome-ignore lint/suspicious/noControlCharactersInRegex: neither XML nor a spreadsheet knows such characters.
const UNKNOWN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;
export const withoutUnknown = (text: string): string => text.replace(UNKNOWN, '');

/** Puts a quote before a text that a spreadsheet could run as a formula, now or after a save as CSV. */
export function tamed(text: string): string {
  // First of all: a formula might follow characters that no cell keeps.
  const known = withoutUnknown(text);
  return FORMULA.test(known) ? `'${known}` : known;
}
/** As it was before. */
export const untamed = (text: string): string => text.replace(TAMED, '');

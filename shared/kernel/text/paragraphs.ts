/** Splits a plain text at its empty lines. */
export const paragraphsOf = (text: string): string[] => text.split(/\n(?:[ \t]*\n)+/);

/** Tells whether a file of a function is a font. A document reads only those that its letters need. */
export const isFont = (file: string): boolean => /(^|\/)fonts\//.test(file);

/** The start of a comment, or of a line in one, by a clause that plays the noun: it hides the subject of the sentence. */
const NOMINAL = /(?:\/\*\*?|\/\/|^\s*\*)\s+(What|Who|Where|Whom|Whoever|Whatever|Whose)\b/;

/** Lines whose comment does not begin with its subject, as `line: text`. */
export const commentProblems = (code: string): string[] =>
  code.split('\n').flatMap((line, i) => (NOMINAL.test(line) ? [`${i + 1}: ${line.trim()}`] : []));

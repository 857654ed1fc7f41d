/** A content line begins with its name: anything else is a line that a program forgot to fold. */
const LINE = /^[A-Za-z0-9-]+[;:]/;

/** A file as the parser takes it: one way to end lines, unfolded, without what is no line of a calendar. */
export function cleanText(text: string): string {
  const unfolded = text
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n')
    .replace(/\n[ \t]/g, '');
  return unfolded
    .split('\n')
    .filter((line) => LINE.test(line))
    .join('\r\n');
}

export const looksLikeCalendar = (text: string): boolean => /^BEGIN:VCALENDAR\s*$/im.test(text);

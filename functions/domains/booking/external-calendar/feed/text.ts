/** A content line begins with its name: anything else is a line that a program forgot to fold. */
const LINE = /^[A-Za-z0-9-]+[;:]/;

/** A list of dates without any: the parser would take the whole event for broken. */
const NO_DATES = /^(EXDATE|RDATE)[^:]*:\s*$/i;

/** A day that does not say that it is one: the parser would take it for a time. */
const DAY = /^(DTSTART|DTEND|RECURRENCE-ID|EXDATE|RDATE)((?:;(?!VALUE=)[^:;]*)*):(?=\d{8}(,\d{8})*$)/i;

/** A file as the parser takes it: one way to end lines, unfolded, without what is no line of a calendar. */
export function cleanText(text: string): string {
  const unfolded = text
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n')
    .replace(/\n[ \t]/g, '');
  return unfolded
    .split('\n')
    .filter((line) => LINE.test(line) && !NO_DATES.test(line))
    .map((line) => line.replace(DAY, '$1$2;VALUE=DATE:'))
    .join('\r\n');
}

export const looksLikeCalendar = (text: string): boolean => /^BEGIN:VCALENDAR\s*$/im.test(text);

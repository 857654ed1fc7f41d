import type { LocalDate } from './date.ts';

/** One day, or all days up to `lastDate`. A `lastDate` that is not later than `date` counts as none. */
export interface Days {
  readonly date: LocalDate;
  readonly lastDate?: LocalDate | undefined;
}

const noon = (date: LocalDate): Date => new Date(`${date}T12:00:00Z`);
/** Some fonts have no thin space, which ranges use around their dash. */
const plainSpaces = (text: string): string => text.replace(/[\u2009\u202f]/g, ' ');

/**
 * A date of `format` in one form: `Tuesday 15 December 2026`. British data put a comma after the weekday of a date with
 * its year, and none without.
 */
export const dateWords = (format: Intl.DateTimeFormat, text: string): string =>
  format.resolvedOptions().locale === 'en-GB' ? text.replace(/(?<=\p{L}),/gu, '') : text;

/** `Tuesday 15 December – Wednesday 16 December 2026`: every day of something, in the words of `format`, which is in UTC. */
export const daysText = (format: Intl.DateTimeFormat, { date, lastDate = '' }: Days): string =>
  dateWords(
    format,
    lastDate > date ? plainSpaces(format.formatRange(noon(date), noon(lastDate))) : format.format(noon(date)),
  );

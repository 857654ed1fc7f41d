import { MAX_AVAILABILITY_DAYS } from '#shared/domains/availability/schemas.ts';
import { addDays, addMonths, isLocalDate, type LocalDate } from '#shared/kernel/date.ts';
import { isId } from '#shared/kernel/ids.ts';

/** The question, all of it in the address. */
export interface AvailabilitySearch {
  readonly from?: LocalDate | undefined;
  readonly to?: LocalDate | undefined;
  /** 1 is Monday; all of them unless said. */
  readonly weekdays?: readonly number[] | undefined;
  /** Options count as free. */
  readonly options?: boolean | undefined;
  readonly artists?: readonly string[] | undefined;
  /** Whose calendar is open. */
  readonly artist?: string | undefined;
}

export const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7];
/** Months that are asked for until somebody says otherwise. */
const USUAL_MONTHS = 3;

const date = (raw: unknown) => (typeof raw === 'string' && isLocalDate(raw) ? raw : undefined);
const some = <T>(raw: unknown, isOne: (value: unknown) => value is T): T[] | undefined => {
  const known = Array.isArray(raw) ? raw.filter(isOne) : [];
  return known.length > 0 ? known : undefined;
};
const isWeekday = (value: unknown): value is number => EVERY_DAY.some((day) => day === value);
const isKey = (value: unknown): value is string => typeof value === 'string' && isId(value);

export const availabilitySearch = (raw: Record<string, unknown>): AvailabilitySearch => ({
  from: date(raw.from),
  to: date(raw.to),
  weekdays: some(raw.weekdays, isWeekday),
  options: raw.options === true || undefined,
  artists: some(raw.artists, isKey),
  artist: isKey(raw.artist) ? raw.artist : undefined,
});

/** Some months from a day on: to the day before the same date. */
export const monthsFrom = (from: LocalDate, months: number): LocalDate => addDays(addMonths(from, months), -1);

/** What is asked when the address leaves things out, or asks for more days than an answer has. */
export const askedOf = (search: AvailabilitySearch, today: LocalDate) => {
  const from = search.from ?? today;
  const to = search.to ?? monthsFrom(from, USUAL_MONTHS);
  const latest = addDays(from, MAX_AVAILABILITY_DAYS);
  return {
    from,
    to: to < from ? from : to > latest ? latest : to,
    weekdays: [...(search.weekdays ?? EVERY_DAY)],
    artistIds: [...(search.artists ?? [])],
    countOptionsAsFree: search.options ?? false,
  };
};
export type Asked = ReturnType<typeof askedOf>;

import { isId } from '#shared/kernel/record/ids.ts';
import { isLocalDate, type LocalDate } from '#shared/kernel/time/date.ts';

/** The question, all of it in the address. */
export interface AvailabilitySearch {
  readonly from?: LocalDate | undefined;
  readonly to?: LocalDate | undefined;
  /** The weekdays, 1 for Monday; all of them by default. */
  readonly weekdays?: readonly number[] | undefined;
  /** Options count as free. */
  readonly options?: boolean | undefined;
  readonly artists?: readonly string[] | undefined;
  /** The artist whose calendar is open. */
  readonly artist?: string | undefined;
}

export const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7];

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

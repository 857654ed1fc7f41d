import { bookedDays, type Phase } from '#shared/kernel/record/appointment.ts';
import { addDays, type LocalDate, weekday } from '#shared/kernel/time/date.ts';
import type { AvailabilityDay, AvailabilityException, DayState } from './schemas.ts';

/** The fields of an appointment that decide whether its artist is free. */
export interface Booking {
  readonly kind: string;
  readonly phase: Phase;
  readonly title: string;
  readonly start: string;
  readonly end: string;
  readonly isAllDay: boolean;
  readonly isNight: boolean;
}

/** The kinds of appointments that take dates. Travel does not: it belongs to a show. */
const TAKES_DATES = ['show', 'external', 'private'];

/** Lists the days from `from` to `to` that are one of the given weekdays (1 is Monday). */
export function daysAsked(from: LocalDate, to: LocalDate, weekdays: readonly number[]): LocalDate[] {
  const days: LocalDate[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) if (weekdays.includes(weekday(day))) days.push(day);
  return days;
}

type Found = Pick<AvailabilityDay, 'state' | 'reason' | 'isException'>;

function eachDay(from: LocalDate, to: LocalDate, visit: (day: LocalDate) => void): void {
  for (let day = from; day <= to; day = addDays(day, 1)) visit(day);
}

/** Finds the state of days with bookings: a confirmed one blocks, an option marks, a cancelled one is ignored. */
function bookedOf(bookings: readonly Booking[], from: LocalDate, to: LocalDate): Map<LocalDate, Found> {
  const found = new Map<LocalDate, Found>();
  for (const booking of bookings) {
    if (booking.phase === 'cancelled' || !TAKES_DATES.includes(booking.kind)) continue;
    const state: DayState = booking.phase === 'confirmed' ? 'blocked' : 'option';
    const { first, last } = bookedDays(booking);
    eachDay(first < from ? from : first, last > to ? to : last, (day) => {
      if (found.get(day)?.state !== 'blocked') found.set(day, { state, reason: booking.title, isException: false });
    });
  }
  return found;
}

/** Finds the state of days with exceptions. They override the calendar, and a hidden day overrides all. */
function saidOf(exceptions: readonly AvailabilityException[], from: LocalDate, to: LocalDate): Map<LocalDate, Found> {
  const found = new Map<LocalDate, Found>();
  const ordered = [...exceptions].sort((a, b) => Number(a.kind === 'hidden') - Number(b.kind === 'hidden'));
  for (const { kind, reason, ...days } of ordered)
    eachDay(days.from < from ? from : days.from, days.to > to ? to : days.to, (day) =>
      found.set(day, { state: kind, reason, isException: true }),
    );
  return found;
}

/** Lists the requested days that have an entry; all others are free. */
export function availabilityOf(
  days: readonly LocalDate[],
  bookings: readonly Booking[],
  exceptions: readonly AvailabilityException[],
  countOptionsAsFree: boolean,
): AvailabilityDay[] {
  const [from = '', to = ''] = [days[0], days.at(-1)];
  const booked = bookedOf(bookings, from, to);
  const said = saidOf(exceptions, from, to);
  return days.flatMap((date) => {
    const found = said.get(date) ?? booked.get(date);
    if (!found) return [];
    const isFree = found.state === 'free' || (countOptionsAsFree && found.state === 'option');
    return [{ date, isFree, ...found }];
  });
}

const isHidden = ({ kind }: Pick<AvailabilityException, 'kind'>) => kind === 'hidden';

/** The layers of exceptions: hidden days and overrides. A change in one layer leaves the other as it is. */
export type Layer = 'hidden' | 'override';
const inLayer = (exception: AvailabilityException, layer: Layer) => isHidden(exception) === (layer === 'hidden');

/** Removes days from a layer. The parts of an exception before and after them stay. */
export function without(
  exceptions: readonly AvailabilityException[],
  layer: Layer,
  from: LocalDate,
  to: LocalDate,
): AvailabilityException[] {
  return exceptions.flatMap((one) => {
    if (!inLayer(one, layer) || one.to < from || one.from > to) return [one];
    const before = one.from < from ? [{ ...one, to: addDays(from, -1) }] : [];
    const after = one.to > to ? [{ ...one, from: addDays(to, 1) }] : [];
    return [...before, ...after];
  });
}

/** Returns the exceptions of a layer on some days, and on no others. */
export const within = (
  exceptions: readonly AvailabilityException[],
  layer: Layer,
  from: LocalDate,
  to: LocalDate,
): AvailabilityException[] =>
  exceptions
    .filter((one) => inLayer(one, layer) && one.from <= to && one.to >= from)
    .map((one) => ({ ...one, from: one.from < from ? from : one.from, to: one.to > to ? to : one.to }));

/** Adds an exception. It replaces older ones of its layer on the same days. */
export const withException = (
  exceptions: readonly AvailabilityException[],
  added: AvailabilityException,
): AvailabilityException[] =>
  [...without(exceptions, isHidden(added) ? 'hidden' : 'override', added.from, added.to), added].sort((a, b) =>
    a.from < b.from ? -1 : 1,
  );

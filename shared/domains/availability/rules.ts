import { bookedDays, type Phase } from '#shared/kernel/appointment.ts';
import { addDays, type LocalDate, weekday } from '#shared/kernel/date.ts';
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

/** Travel belongs to a show and takes no date of its own. */
const TAKES_DATES = ['show', 'external', 'private'];

/** `from` to `to`, only the weekdays asked for (1 is Monday). */
export function daysAsked(from: LocalDate, to: LocalDate, weekdays: readonly number[]): LocalDate[] {
  const days: LocalDate[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) if (weekdays.includes(weekday(day))) days.push(day);
  return days;
}

type Found = Pick<AvailabilityDay, 'state' | 'reason' | 'isException'>;

function eachDay(from: LocalDate, to: LocalDate, visit: (day: LocalDate) => void): void {
  for (let day = from; day <= to; day = addDays(day, 1)) visit(day);
}

/** Confirmed blocks, an option is marked as one, cancelled says nothing. */
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

/** Somebody's word goes before the calendar, and hidden before all. */
function saidOf(exceptions: readonly AvailabilityException[], from: LocalDate, to: LocalDate): Map<LocalDate, Found> {
  const found = new Map<LocalDate, Found>();
  const ordered = [...exceptions].sort((a, b) => Number(a.kind === 'hidden') - Number(b.kind === 'hidden'));
  for (const { kind, reason, ...days } of ordered)
    eachDay(days.from < from ? from : days.from, days.to > to ? to : days.to, (day) =>
      found.set(day, { state: kind, reason, isException: true }),
    );
  return found;
}

/** The days asked for that have something on them; all others are free. */
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

/** Hidden days and overrides are two layers: a change of one leaves the other alone. */
export type Layer = 'hidden' | 'override';
const inLayer = (exception: AvailabilityException, layer: Layer) => isHidden(exception) === (layer === 'hidden');

/** Takes days out of a layer; what reaches beyond them stays on either side. */
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

/** The newest word on a day counts. */
export const withException = (
  exceptions: readonly AvailabilityException[],
  added: AvailabilityException,
): AvailabilityException[] =>
  [...without(exceptions, isHidden(added) ? 'hidden' : 'override', added.from, added.to), added].sort((a, b) =>
    a.from < b.from ? -1 : 1,
  );

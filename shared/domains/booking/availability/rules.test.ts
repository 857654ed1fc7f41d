import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, diffDays, type LocalDate } from '#shared/kernel/time/date.ts';
import { availabilityOf, type Booking, daysAsked, withException, without } from './rules.ts';
import type { AvailabilityException } from './schemas.ts';

const FIRST = '2027-06-01';
const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7];
const JUNE = daysAsked(FIRST, '2027-06-30', EVERY_DAY);
const day = fc.integer({ min: -5, max: 35 }).map((n) => addDays(FIRST, n));
const days = fc.tuple(day, fc.nat(6)).map(([from, length]) => ({ from, to: addDays(from, length) }));

const booking = (date: LocalDate, more: Partial<Booking> = {}): Booking => ({
  kind: 'show',
  phase: 'confirmed',
  title: 'Club tour',
  isAllDay: false,
  isNight: false,
  start: `${date}T20:00`,
  end: `${date}T23:00`,
  ...more,
});
const anyBooking = fc.record({
  days,
  phase: fc.constantFrom('confirmed' as const, 'options' as const, 'cancelled' as const),
  kind: fc.constantFrom('show', 'flight', 'private', 'external'),
});
const bookings = fc
  .array(anyBooking, { maxLength: 12 })
  .map((all) => all.map(({ days: { from, to }, ...more }) => booking(from, { ...more, end: `${to}T23:00` })));
const anyException = fc
  .record({ days, kind: fc.constantFrom('hidden' as const, 'free' as const, 'blocked' as const) })
  .map(
    ({ days: { from, to }, kind }): AvailabilityException => ({
      kind,
      from,
      to,
      reason: 'said',
      byName: 'Test',
      at: '2027-01-01T00:00:00.000Z',
    }),
  );
const exceptions = fc
  .array(anyException, { maxLength: 8 })
  .map((all) => all.reduce(withException, [] as AvailabilityException[]));

const freeIn = (...[asked, booked, said, options]: Parameters<typeof availabilityOf>): LocalDate[] => {
  const taken = new Map(availabilityOf(asked, booked, said, options).map((one) => [one.date, one]));
  return asked.filter((date) => taken.get(date)?.isFree ?? true);
};

test('confirmed blocks its date, an option unless it is counted as free, cancelled never', () => {
  const free = (phase: Booking['phase'], options = false) =>
    freeIn([FIRST], [booking(FIRST, { phase })], [], options).length;
  expect([free('confirmed'), free('confirmed', true)]).toEqual([0, 0]);
  expect([free('options'), free('options', true)]).toEqual([0, 1]);
  expect([free('cancelled'), free('cancelled', true)]).toEqual([1, 1]);
});

test('travel takes no date', () => {
  expect(freeIn([FIRST], [booking(FIRST, { kind: 'flight' })], [], false)).toEqual([FIRST]);
});

test('Fridays and Saturdays in June', () => {
  expect(daysAsked(FIRST, '2027-06-30', [5, 6])).toEqual(
    ['04', '05', '11', '12', '18', '19', '25', '26'].map((n) => `2027-06-${n}`),
  );
});

test('a confirmed booking takes exactly its days', () => {
  fc.assert(
    fc.property(days, ({ from, to }) => {
      const free = freeIn(JUNE, [booking(from, { end: `${to}T23:00` })], [], true);
      expect(free).toEqual(JUNE.filter((date) => date < from || date > to));
    }),
  );
});

test('counting options as free only ever adds days, and cancelled ones change nothing', () => {
  fc.assert(
    fc.property(bookings, exceptions, (booked, said) => {
      const [few, many] = [freeIn(JUNE, booked, said, false), freeIn(JUNE, booked, said, true)];
      expect(few.filter((date) => !many.includes(date))).toEqual([]);
      const live = booked.filter(({ phase }) => phase !== 'cancelled');
      expect(freeIn(JUNE, live, said, false)).toEqual(few);
    }),
  );
});

test('somebody’s word goes before the calendar, hidden before all', () => {
  fc.assert(
    fc.property(bookings, exceptions, (booked, said) => {
      const found = new Map(availabilityOf(JUNE, booked, said, false).map((one) => [one.date, one.state]));
      for (const date of JUNE) {
        const here = said.filter(({ from, to }) => from <= date && date <= to).map(({ kind }) => kind);
        const word = here.includes('hidden') ? 'hidden' : here[0];
        if (word) expect(found.get(date)).toBe(word);
      }
    }),
  );
});

test('days taken out of a layer are out, all others and the other layer stay', () => {
  const cover = (all: readonly AvailabilityException[]) =>
    all.flatMap(({ kind, from, to }) =>
      Array.from({ length: diffDays(from, to) + 1 }, (_, i) => `${kind} ${addDays(from, i)}`),
    );
  fc.assert(
    fc.property(exceptions, days, (said, { from, to }) => {
      const isOut = (text: string) => {
        const [kind, date = ''] = text.split(' ');
        return kind === 'hidden' && from <= date && date <= to;
      };
      expect(cover(without(said, 'hidden', from, to)).sort()).toEqual(
        cover(said)
          .filter((text) => !isOut(text))
          .sort(),
      );
    }),
  );
});

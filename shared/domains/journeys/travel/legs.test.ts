import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addMinutes, type LocalDateTime } from '#shared/kernel/time/date.ts';
import {
  arrivesEarlier,
  type Clocks,
  changeMinutes,
  checkLegs,
  clockProblem,
  leavesAlike,
  legMinutes,
  legSpan,
} from './legs.ts';

const leg = (from: LocalDateTime, to: LocalDateTime): Clocks => ({
  departure: { dateTimeLocal: from },
  arrival: { dateTimeLocal: to },
});
const NOON = '2027-05-20T12:00';
const lasting = (minutes: number) => leg(NOON, addMinutes(NOON, minutes));
const REACH = { back: 120, longest: 600 };

describe('the clocks of a stretch', () => {
  it('may go back as far as the places lie apart, and on as long as it lasts', () => {
    const at = (minutes: number) => clockProblem(lasting(minutes), REACH);
    expect([-121, -120, -1, 0, 1, 600, 601].map(at)).toEqual([
      'endBeforeBegin',
      undefined,
      undefined,
      undefined,
      undefined,
      undefined,
      'periodTooLong',
    ]);
  });

  it('count from zone to zone where these are known', () => {
    const between = (from: string, zone: string, to: string, endZone: string): Clocks => ({
      departure: { dateTimeLocal: from, zone },
      arrival: { dateTimeLocal: to, zone: endZone },
    });
    const home = between('2027-01-09T19:53', 'Asia/Tokyo', '2027-01-09T18:59', 'America/New_York');
    expect([clockProblem(home, { back: 0, longest: 800 }), legMinutes(home)]).toEqual([undefined, 786]);
    const over = between('2027-05-20T10:00', 'Europe/London', '2027-05-20T10:30', 'Europe/Amsterdam');
    expect(clockProblem(over, REACH)).toBe('endBeforeBegin');
    const back = between('2027-05-20T10:00', 'Europe/Amsterdam', '2027-05-20T10:00', 'Europe/London');
    expect([clockProblem(back, REACH), legMinutes(back), legMinutes(lasting(60))]).toEqual([undefined, 60, undefined]);
    expect(() => checkLegs([back, over], REACH)).toThrow(
      expect.objectContaining({ details: [{ code: 'endBeforeBegin', field: 'segments.1.arrival.dateTimeLocal' }] }),
    );
    expect(() => checkLegs([lasting(0)], REACH)).toThrow('endBeforeBegin');
    expect(legSpan(home)).toEqual({
      start: '2027-01-09T19:53',
      end: '2027-01-09T19:54',
      isAllDay: false,
      isNight: false,
      zone: 'Asia/Tokyo',
      endZone: 'America/New_York',
      arrival: '2027-01-09T18:59',
    });
  });

  it('are no matter where one of them is none', () => {
    for (const none of ['', '2027-02-30T12:00', '12:00']) {
      expect(clockProblem(leg(none, NOON), REACH)).toBeUndefined();
      expect(clockProblem(leg(NOON, none), REACH)).toBeUndefined();
    }
  });

  it('say that it arrives earlier than it leaves only where it does', () => {
    expect([-1, 0, 1].map((minutes) => arrivesEarlier(lasting(minutes)))).toEqual([true, false, false]);
  });
});

it('of two that leave at one minute the later is named', () => {
  const alike = (...clocks: string[]) => leavesAlike(clocks.map((clock) => leg(`2027-05-20T${clock}`, NOON)));
  expect(alike('09:00', '10:00', '10:00', '09:00')).toBe(2);
  expect(alike('09:00', '10:00', '09:00')).toBe(2);
  expect(alike('09:00', '10:00')).toBe(-1);
});

describe('a change', () => {
  const before = leg('2027-05-20T09:00', NOON);
  const goingOn = (minutes: number) => leg(addMinutes(NOON, minutes), addMinutes(NOON, minutes + 60));

  it('lasts from arriving to leaving, negative where the next one has left before', () => {
    expect([-5, 0, 45, 1439].map((minutes) => changeMinutes(before, goingOn(minutes), true))).toEqual([
      -5, 0, 45, 1439,
    ]);
  });

  it('is none a day later, nor from another place', () => {
    expect(changeMinutes(before, goingOn(1440), true)).toBeUndefined();
    expect(changeMinutes(before, goingOn(45), false)).toBeUndefined();
  });
});

describe('a stretch in calendars', () => {
  it('takes what the clocks say; across the date line a minute of its departure', () => {
    expect(legSpan(leg('2027-05-20T09:10', '2027-05-20T09:30'))).toEqual({
      start: '2027-05-20T09:10',
      end: '2027-05-20T09:30',
      isAllDay: false,
      isNight: false,
    });
    // Auckland to Honolulu.
    expect(legSpan(leg('2027-05-21T10:00', '2027-05-20T20:35'))).toMatchObject({
      start: '2027-05-21T10:00',
      end: '2027-05-21T10:01',
      isNight: false,
    });
  });

  it('overnight belongs to its evening, early to its morning', () => {
    expect(legSpan(leg('2027-05-20T22:40', '2027-05-21T06:15')).isNight).toBe(true);
    expect(legSpan(leg('2027-05-21T05:40', '2027-05-21T06:55')).isNight).toBe(false);
  });

  it('never ends before it has begun, nor leaves at another time than it does', () => {
    const minutes = fc.integer({ min: -26 * 60, max: 36 * 60 });
    const anywhen = fc.integer({ min: 0, max: 400 * 1440 }).map((n) => addMinutes('2027-01-01T00:00', n));
    fc.assert(
      fc.property(anywhen, minutes, (from, lasts) => {
        const to = addMinutes(from, lasts);
        const { start, end } = legSpan(leg(from, to));
        expect(start).toBe(from);
        expect(end > start).toBe(true);
        if (lasts > 0) expect(end).toBe(to);
      }),
    );
  });
});

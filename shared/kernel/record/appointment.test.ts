import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dateOf, fromMinutes, minutesOf, timeOf } from '#shared/kernel/time/date.ts';
import {
  Appointment,
  agendaDays,
  changeEnd,
  changeStart,
  isEndBeforeBegin,
  isNightAvailable,
  newAppointment,
  repairedEnd,
  setAllDay,
  setNight,
} from './appointment.ts';

const show = newAppointment('2026-11-28T20:45');
const times = fc.integer({ min: minutesOf('2026-01-01T00:00'), max: minutesOf('2027-01-01T00:00') }).map(fromMinutes);
const texts = fc.constantFrom('', '20:45', '20:45 - 22:15', '23:30 till 00:45', 'doors 19:00, 20:00 and 22:00', 'tba');

type Step = (a: Appointment) => Appointment;
const steps: fc.Arbitrary<Step[]> = fc.array(
  fc.oneof(
    times.map(
      (t): Step =>
        (a) =>
          changeStart(a, t),
    ),
    times.map(
      (t): Step =>
        (a) =>
          changeEnd(a, t),
    ),
    fc.boolean().map(
      (on): Step =>
        (a) =>
          setAllDay(a, on),
    ),
    fc.boolean().map(
      (on): Step =>
        (a) =>
          setNight(a, on),
    ),
    texts.map(
      (t): Step =>
        (a) => ({ ...a, timeOfPerformance: t }),
    ),
  ),
  { maxLength: 12 },
);

describe('changing start and end', () => {
  it('sets the end one hour after the start', () => {
    expect(changeStart(show, '2026-12-01T19:30')).toMatchObject({ start: '2026-12-01T19:30', end: '2026-12-01T20:30' });
    expect(changeStart(show, '2026-12-01T23:30').end).toBe('2026-12-02T00:30');
  });
  it('keeps a whole day on its day', () => {
    const day = changeStart(setAllDay(show, true), '2026-12-01T19:30');
    expect(day).toMatchObject({ start: '2026-12-01T00:00', end: '2026-12-01T23:59', isAllDay: true });
  });
  it('moves an end that is not after the start to the next day', () => {
    expect(changeEnd(show, '2026-11-28T19:00').end).toBe('2026-11-29T19:00');
    expect(changeEnd(show, '2026-11-28T20:45').end).toBe('2026-11-29T20:45');
  });
  it('leaves it where night is set, says so, and knows the repair', () => {
    const night = changeStart(show, '2026-11-28T23:30');
    expect(night.isNight).toBe(true);
    const wrong = changeEnd(night, '2026-11-27T00:45');
    expect(wrong.end).toBe('2026-11-27T00:45');
    expect(Appointment.safeParse(wrong).error?.issues[0]).toMatchObject({ message: 'endBeforeBegin', path: ['end'] });
    expect(repairedEnd(wrong)).toBe('2026-11-29T00:45');
  });
});

describe('night', () => {
  it('is on by default at and before 07:00 and not offered after', () => {
    expect(changeStart(show, '2026-11-28T07:00').isNight).toBe(true);
    expect(isNightAvailable(changeStart(show, '2026-11-28T07:01'))).toBe(false);
  });
  it('is on where a form opens in its hours, but for a whole day', () => {
    expect(newAppointment('2026-11-28T00:30')).toMatchObject({ end: '2026-11-28T01:30', isNight: true });
    expect(newAppointment('2026-11-28T07:01').isNight).toBe(false);
    expect(newAppointment('2026-11-28T00:30', true).isNight).toBe(false);
  });
  it('stays off once switched off, until it goes away', () => {
    const off = setNight(changeStart(show, '2026-11-28T00:30'), false);
    expect(changeStart(off, '2026-11-28T01:00').isNight).toBe(false);
    expect(changeStart(changeStart(off, '2026-11-28T12:00'), '2026-11-28T01:00').isNight).toBe(true);
  });
  it('counts for the evening before', () => {
    const late = changeStart(show, '2026-11-29T00:30');
    expect(agendaDays(late)).toEqual({ first: '2026-11-28', last: '2026-11-28' });
    expect(agendaDays(setNight(late, false))).toEqual({ first: '2026-11-29', last: '2026-11-29' });
  });
  it('takes nothing of the day that begins as it ends', () => {
    const until = (start: string, end: string) => agendaDays({ start, end, isNight: false }).last;
    expect(until('2026-11-20T20:00', '2026-11-21T00:00')).toBe('2026-11-20');
    expect(until('2026-11-20T20:00', '2026-11-21T00:01')).toBe('2026-11-21');
    expect(until('2026-11-21T00:00', '2026-11-21T00:00')).toBe('2026-11-21');
  });
});

describe('all day', () => {
  const back = (timeOfPerformance: string) => setAllDay({ ...setAllDay(show, true), timeOfPerformance }, false);
  it.each([
    ['', '10:00', '2026-11-28T11:00'],
    ['tba', '10:00', '2026-11-28T11:00'],
    ['20:45', '20:45', '2026-11-28T21:45'],
    ['20:45 - 22:15', '20:45', '2026-11-28T22:15'],
    ['23.30 till 0.45', '23:30', '2026-11-29T00:45'],
    ['8pm to 9:30 pm', '20:00', '2026-11-28T21:30'],
  ])('restores %j to %s', (text, start, end) => {
    expect(back(text)).toMatchObject({ start: `2026-11-28T${start}`, end, isAllDay: false });
  });
});

describe('laws of every appointment, however it came to be', () => {
  const reached = fc
    .tuple(times, steps)
    .map(([start, all]) => all.reduce((now, step) => step(now), newAppointment(start)));
  const isSmall = (time: string) => timeOf(time) <= '07:00';

  it('a start brings an end one hour later, or its own whole day', () => {
    fc.assert(
      fc.property(reached, times, (a, start) => {
        const moved = changeStart(a, start);
        const day = { start: `${dateOf(start)}T00:00`, end: `${dateOf(start)}T23:59` };
        expect(moved).toMatchObject(a.isAllDay ? day : { start, end: fromMinutes(minutesOf(start) + 60) });
      }),
    );
  });
  it('an end that is not after the start is the next day’s, unless night is set', () => {
    fc.assert(
      fc.property(reached, times, (a, end) => {
        fc.pre(!a.isAllDay);
        const next = fromMinutes(minutesOf(`${dateOf(a.start)}T${timeOf(end)}`) + 1440);
        const isNight = a.isNight && (isSmall(a.start) || isSmall(end));
        expect(changeEnd(a, end).end).toBe(end > a.start || isNight ? end : next);
      }),
    );
  });
  it('times at or before 07:00 offer the night and switch it on; a choice stays while it is offered', () => {
    fc.assert(
      fc.property(reached, times, fc.boolean(), (a, time, isStart) => {
        fc.pre(!a.isAllDay);
        const moved = isStart ? changeStart(a, time) : changeEnd(a, time);
        const isOffered = isSmall(moved.start) || isSmall(moved.end);
        expect(isNightAvailable(moved)).toBe(isOffered);
        expect(moved.isNight).toBe(isOffered && (isNightAvailable(a) ? a.isNight : true));
      }),
    );
  });
  it('whole days back to hours: one or two times of the text, else 10:00 to 11:00', () => {
    const clocks = fc.array(times.map(timeOf), { maxLength: 4 });
    fc.assert(
      fc.property(reached, clocks, (a, named) => {
        fc.pre(!isEndBeforeBegin(a));
        const whole = { ...setAllDay(a, true), timeOfPerformance: named.join(' - ') };
        const back = setAllDay(whole, false);
        const [from = '', to] = named.length === 1 || named.length === 2 ? named : ['10:00', '11:00'];
        const start = `${dateOf(whole.start)}T${from}`;
        const said = `${dateOf(whole.end)}T${to}`;
        const end = to === undefined ? minutesOf(start) + 60 : minutesOf(said) + (said > start ? 0 : 1440);
        expect(back).toMatchObject({ start, end: fromMinutes(end), isAllDay: false });
        expect(back.isNight).toBe(isNightAvailable(back));
      }),
    );
  });
  it('whole days run from midnight to midnight and know no night', () => {
    fc.assert(
      fc.property(reached, (a) => {
        const whole = setAllDay(a, true);
        expect([timeOf(whole.start), timeOf(whole.end), whole.isNight]).toEqual(['00:00', '23:59', false]);
        expect(isEndBeforeBegin(whole) && !a.isAllDay).toBe(false);
        expect([a.isNight && !isNightAvailable(a), setNight(whole, true).isNight]).toEqual([false, false]);
      }),
    );
  });
  it('only a night or whole days can be made to end before they begin, and the repair offered then does not', () => {
    fc.assert(
      fc.property(reached, (a) => {
        expect(isEndBeforeBegin(a) && !a.isNight && !a.isAllDay).toBe(false);
        expect(isEndBeforeBegin({ start: a.start, end: repairedEnd(a) })).toBe(false);
      }),
    );
  });
});

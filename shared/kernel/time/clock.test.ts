import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseTime, stepAt, timeSteps, timesIn } from './clock.ts';
import { timeOfMinutes } from './date.ts';

describe('parseTime', () => {
  it.each([
    ['20', '20:00'],
    ['20:30', '20:30'],
    ['20.30', '20:30'],
    ['20h30', '20:30'],
    ['20h', '20:00'],
    ['930', '09:30'],
    ['2030', '20:30'],
    [' 8 pm ', '20:00'],
    ['8:30p', '20:30'],
    ['12am', '00:00'],
    ['12 p.m.', '12:00'],
  ])('reads %j', (typed, time) => expect(parseTime(typed)).toEqual({ ok: true, time }));
  it.each(['', 'noon', '8:3', '20:30:10', '123456'])('%j has no form', (typed) =>
    expect(parseTime(typed)).toEqual({ ok: false, reason: 'format' }),
  );
  it.each(['24', '24:00', '20:60', '13pm', '0am', '2460'])('%j is out of range', (typed) =>
    expect(parseTime(typed)).toEqual({ ok: false, reason: 'range' }),
  );
  it('reads every minute of the day in both clocks', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1439 }), (minutes) => {
        const time = timeOfMinutes(minutes);
        const twelve = new Date(minutes * 60_000).toLocaleTimeString('en-US', { timeStyle: 'short', timeZone: 'UTC' });
        expect(parseTime(time)).toEqual({ ok: true, time });
        expect(parseTime(twelve)).toEqual({ ok: true, time });
      }),
    );
  });
});

it('lists the day in steps and opens at the step before a time', () => {
  expect(timeSteps()).toHaveLength(48);
  expect(stepAt('20:45')).toBe('20:30');
});

it('finds the times of a text and leaves other figures alone', () => {
  expect(timesIn('Doors 19:00, show 8.45 pm, 2 x 45 min, 500 people')).toEqual(['19:00', '20:45']);
  expect(timesIn('set 1')).toEqual([]);
});

import { expect, it } from 'vitest';
import { ask, SECTIONS } from './advancing.fixture.ts';
import { compared } from './back-into-show.ts';
import { offerFor, prefilled } from './prefill.ts';

const NONE = { show: {}, venue: {} };
const question = ask('parking', { reuseAtVenue: true, preset: 'standard' });
const venue = { parking: { value: 'behind the hall', date: '2026-03-01' } };

it('proposes the first answer that there is: show, venue, template', () => {
  const all = { show: { parking: 'show' }, venue };
  expect(offerFor(question, all)).toEqual({ source: 'show', value: 'show' });
  expect(offerFor(question, { ...all, show: {} })).toEqual({
    source: 'venue',
    value: 'behind the hall',
    date: '2026-03-01',
  });
  expect(offerFor(question, NONE)).toEqual({ source: 'template', value: 'standard' });
  expect(offerFor(ask('parking'), NONE)).toBeUndefined();
});

it('asks the venue only where the question says so, and skips values that do not fit', () => {
  expect(offerFor(ask('parking'), { ...NONE, venue })).toBeUndefined();
  const choices = [
    { key: 'hot', label: 'Hot' },
    { key: 'cold', label: 'Cold' },
  ];
  const meal = ask('meal', { kind: 'choice', choices, reuseAtVenue: true });
  const gone = { meal: { value: 'vegan', date: '2026-03-01' } };
  expect(offerFor(meal, { ...NONE, venue: gone })).toBeUndefined();
  const kept = { meal: { value: 'hot', date: '2026-03-01' } };
  expect(offerFor(meal, { ...NONE, venue: kept })).toMatchObject({ source: 'venue', value: 'hot' });
});

it('remembers the value of the show, and leaves hidden questions empty', () => {
  const sources = { ...NONE, show: { doors: '19:00', secret: 'no' }, venue };
  expect(prefilled(SECTIONS, sources)).toEqual([
    { key: 'doors', rev: 0, versions: 0, offer: { source: 'show', value: '19:00' }, showValue: '19:00' },
    { key: 'parking', rev: 0, versions: 0, offer: { source: 'venue', ...venue.parking } },
  ]);
});

it.each([
  ['noField', '', '19:00', undefined, '18:00'],
  ['same', 'timetable.doors', '19:00', '18:00', '19:00'],
  ['unchanged', 'timetable.doors', '19:00', '18:00', '18:00'],
  ['unchanged', 'timetable.doors', '19:00', undefined, undefined],
  ['changed', 'timetable.doors', '19:00', '18:00', '18:30'],
])('compares an answer with its field: %s', (expected, target, value, showValue, now) =>
  expect(compared(target, { value, showValue }, now)).toBe(expected),
);

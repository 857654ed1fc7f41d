import { expect, it } from 'vitest';
import { clockOfDay, dayEntryTimes, daysOf } from './rules.ts';
import type { DayEntry } from './schemas.ts';

const entry = (id: string, startsAt: string, more: Partial<DayEntry> = {}): DayEntry => ({
  id,
  kind: 'other',
  label: id,
  startsAt,
  isNight: false,
  place: '',
  note: '',
  ...more,
});
const flight = entry('flight', '2027-01-20T10:00', {
  kind: 'flight',
  endsAt: '2027-01-20T12:00',
  zone: 'Europe/London',
  endZone: 'Europe/Amsterdam',
});

it('a day is in order of its moments, whatever their clocks show', () => {
  const at = { date: '2027-01-20', city: 'Amsterdam', zone: 'Europe/Amsterdam' };
  const pickup = entry('pickup', '2027-01-20T10:30');
  const [day] = daysOf([
    { ...at, entries: [flight, entry('late', '2027-01-20T11:30')] },
    { ...at, entries: [pickup] },
  ]);
  expect(day?.entries.map(({ id }) => id)).toEqual(['pickup', 'flight', 'late']);
  expect(clockOfDay(flight, at.zone)).toEqual({ startsAt: '2027-01-20T11:00', endsAt: '2027-01-20T12:00' });
});

it('a time on another clock than that of the day says so', () => {
  expect(dayEntryTimes(flight, 'Europe/Amsterdam')).toBe('10:00 London – 12:00');
  expect(dayEntryTimes(flight, 'Europe/London')).toBe('10:00 – 12:00 Amsterdam');
  expect(dayEntryTimes(flight, 'America/New_York')).toBe('10:00 London – 12:00 Amsterdam');
  expect(dayEntryTimes({ ...flight, endZone: 'Europe/Paris' }, 'Europe/Brussels')).toBe('10:00 London – 12:00');
  expect(dayEntryTimes(entry('doors', '2027-01-20T19:00'), 'Europe/Amsterdam')).toBe('19:00');
});

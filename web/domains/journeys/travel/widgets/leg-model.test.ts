import { expect, it } from 'vitest';
import { firstClocks, followed, nextClocks } from './leg-model.ts';

it('a journey leaves in the morning, and goes on an hour after it has arrived, in the night too', () => {
  expect(firstClocks('2026-11-28')).toEqual({ departure: '2026-11-28T10:00', arrival: '2026-11-28T12:00' });
  expect(nextClocks('2026-11-28T23:30')).toEqual({ departure: '2026-11-29T00:30', arrival: '2026-11-29T02:30' });
});

it('an arrival follows its departure, by time and by day, back and forth', () => {
  expect(followed('2026-11-28T12:00', '2026-11-28T10:00', '2026-11-28T11:15')).toBe('2026-11-28T13:15');
  expect(followed('2026-11-28T12:00', '2026-11-28T10:00', '2026-12-01T10:00')).toBe('2026-12-01T12:00');
  expect(followed('2026-11-28T00:30', '2026-11-28T10:00', '2026-11-28T09:00')).toBe('2026-11-27T23:30');
});

it('an arrival that is earlier by the clock stays as much earlier', () => {
  expect(followed('2026-11-28T09:00', '2026-11-28T10:00', '2026-11-29T12:00')).toBe('2026-11-29T11:00');
});

import { expect, it } from 'vitest';
import { countOverlapping, overlaps, takesTime, windowOf } from './rules.ts';

const at = (start: string, end: string) => ({ start: `2027-05-01T${start}`, end: `2027-05-01T${end}` });

it('keeps events of 90 days back and 18 months ahead', () =>
  expect(windowOf('2027-05-01')).toEqual({ from: '2027-01-31', to: '2028-11-01' }));

it('overlaps where both run at some moment; one that ends as another starts does not', () => {
  expect(overlaps(at('10:00', '12:00'), at('11:59', '13:00'))).toBe(true);
  expect(overlaps(at('10:00', '12:00'), at('12:00', '13:00'))).toBe(false);
  expect(overlaps(at('12:00', '13:00'), at('10:00', '12:00'))).toBe(false);
});

it('counts each event once, however many others run beside it, in any order', () => {
  const others = [at('18:00', '20:00'), at('09:00', '19:00'), at('21:00', '22:00')];
  const events = [at('18:30', '18:45'), at('20:00', '21:00'), at('21:59', '23:00')];
  expect(countOverlapping(events, others)).toBe(2);
  expect(countOverlapping(events, others.toReversed())).toBe(2);
  expect(countOverlapping(events, [])).toBe(0);
});

it('lets only confirmed events take time', () =>
  expect(['confirmed', 'tentative', 'cancelled'].filter((status) => takesTime({ status }))).toEqual(['confirmed']));

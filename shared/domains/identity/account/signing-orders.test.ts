import { expect, it } from 'vitest';
import { endOf, isOrderPeriod, StandingOrderInput } from './signing-orders.ts';

it('lets an order last from today on, for at most 180 days', () => {
  const until = ['2027-02-28', '2027-03-01', '2027-08-28', '2027-08-29'];
  expect(until.map((day) => isOrderPeriod('2027-03-01', day))).toEqual([false, true, true, false]);
});

it('ends at midnight where the user is, also when the clocks change', () => {
  expect(endOf('2027-03-01', 'Europe/Amsterdam')).toBe('2027-03-01T23:00:00.000Z');
  expect(endOf('2027-03-28', 'Europe/Amsterdam')).toBe('2027-03-28T22:00:00.000Z');
});

it('names at least one kind and an amount above zero', () => {
  const order = { kinds: ['contract'], maximum: { minor: 500_000, currency: 'EUR' }, until: '2027-03-01' };
  expect(StandingOrderInput.safeParse(order).success).toBe(true);
  for (const changes of [{ kinds: [] }, { kinds: ['invoice'] }, { maximum: { minor: 0, currency: 'EUR' } }])
    expect(StandingOrderInput.safeParse({ ...order, ...changes }).success).toBe(false);
});

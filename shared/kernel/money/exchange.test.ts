import { expect, it } from 'vitest';
import { inForce, mergedHistory } from '#shared/kernel/time/dated.ts';
import { crossRate, type DatedRate } from './exchange.ts';

const rate = (date: string, rate: string, source: DatedRate['source'] = 'ecb', currency = 'USD'): DatedRate => ({
  currency,
  date,
  rate,
  source,
});

it('the later one counts, on one day the own one', () => {
  const [own, published] = [rate('2026-03-02', '1.2', 'manual'), rate('2026-03-02', '1.1')];
  expect(inForce(own, published)).toBe(own);
  expect(inForce(own, rate('2026-03-03', '1.1'))?.source).toBe('ecb');
  expect(inForce(undefined, published)).toBe(published);
  expect(inForce(undefined, undefined)).toBeUndefined();
});

it('one history, newest first, one rate a day', () => {
  const merged = mergedHistory(
    [rate('2026-03-02', '1.2', 'manual')],
    [rate('2026-03-03', '1.12'), rate('2026-03-02', '1.1'), rate('2026-02-27', '1.09')],
  );
  expect(merged.map(({ date, rate }) => `${date} ${rate}`)).toEqual([
    '2026-03-03 1.12',
    '2026-03-02 1.2',
    '2026-02-27 1.09',
  ]);
});

it('crosses two currencies over the euro, to six decimals, half away from zero', () => {
  const euro = rate('2026-03-02', '1', 'ecb', 'EUR');
  const pound = rate('2026-03-01', '0.8', 'manual', 'GBP');
  const dollar = rate('2026-03-02', '1.1');
  expect(crossRate(dollar, euro)).toBe(dollar);
  expect(crossRate(dollar, pound)).toEqual(rate('2026-03-01', '1.375', 'manual'));
  expect(crossRate(euro, rate('2026-03-02', '3', 'ecb', 'PLN'))?.rate).toBe('0.333333');
  expect(crossRate(rate('2026-03-02', '2'), rate('2026-03-02', '3', 'ecb', 'PLN'))?.rate).toBe('0.666667');
  expect(crossRate(rate('2026-03-02', '0.000001'), rate('2026-03-02', '20000', 'ecb', 'IDR'))).toBeUndefined();
});

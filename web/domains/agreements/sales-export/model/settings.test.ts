import { expect, it } from 'vitest';
import { allKeys, isAsked, valuesOf } from './settings.ts';

const CASES = ['NL-HIGH'];
const asked = (mask: 'datev' | 'twinfield' | 'csv') => allKeys(CASES).filter((key) => isAsked(mask, key));

it('asks for the values of the mask alone', () => {
  expect(asked('datev')).toEqual(['consultant', 'client', 'accountLength', 'chart', 'revenue.NL-HIGH']);
  expect(asked('twinfield')).toEqual(['journal', 'debtorLedger', 'revenue.NL-HIGH', 'vatCode.NL-HIGH']);
  expect(asked('csv')).toEqual(['revenue.NL-HIGH']);
});

it('keeps the values of all masks, but of no VAT case that is gone', () => {
  const values = [
    { key: 'client', value: '7' },
    { key: 'revenue.GONE', value: '8000' },
  ];
  const form = valuesOf({ mask: 'csv', addresseeKey: 'companyNumber', values, rev: 1 }, CASES);
  expect(form.values.filter(({ value }) => value !== '')).toEqual([{ key: 'client', value: '7' }]);
  expect(form.values).toHaveLength(allKeys(CASES).length);
});

import { expect, it } from 'vitest';
import { salesFileName } from './files.ts';
import { isKnownKey } from './masks.ts';

it('knows the keys of the masks and of the VAT cases, and no other', () => {
  const known = (key: string) => isKnownKey(key, ['NL-HIGH']);
  expect(['consultant', 'debtorLedger', 'revenue.NL-HIGH', 'vatCode.NL-HIGH'].every(known)).toBe(true);
  expect(['', 'ledger', 'revenue.NL-LOW', 'vatCode.', 'toString'].some(known)).toBe(false);
});

it('names a file by bookkeeping, month and run', () => {
  const run = { bookkeeping: 'A/B', period: '2026-03', run: 2 };
  expect(salesFileName('datev', run, false)).toBe('EXTF_Buchungsstapel_A_B_2026-03_2.csv');
  expect(salesFileName('twinfield', run, true)).toBe('A_B_2026-03_2_twinfield-preview.csv');
  expect(salesFileName('xlsx', run, true)).toBe('A_B_2026-03_2_xlsx-preview.xlsx');
});

import { expect, it } from 'vitest';
import { epcText } from './epc.ts';

const transfer = {
  holder: 'Nightbird BV',
  iban: 'NL91ABNA0417164300',
  bic: 'ABNANL2A',
  amount: { minor: 123_405, currency: 'EUR' },
  reference: '2026-0101',
} as const;

it('says who gets how much and why, in the order of the standard', () => {
  expect(epcText(transfer)).toBe(
    'BCD\n002\n1\nSCT\nABNANL2A\nNightbird BV\nNL91ABNA0417164300\nEUR1234.05\n\n\n2026-0101',
  );
});

it.each([
  { amount: { minor: 100, currency: 'GBP' } },
  { amount: { minor: 0, currency: 'EUR' } },
  { amount: { minor: -100, currency: 'EUR' } },
  { amount: { minor: 100_000_000_000, currency: 'EUR' } },
  { iban: '' },
] as const)('there is none of %o', (more) => expect(epcText({ ...transfer, ...more })).toBe(''));

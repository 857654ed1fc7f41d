import { expect, it } from 'vitest';
import { stillPaid, takenBackBy } from './reversals.ts';
import type { BankEntryFields } from './schemas.ts';

const entry = (id: string, date: string, changes: Partial<BankEntryFields> = {}) => ({
  id,
  date,
  account: 'NL91ABNA0417164300',
  currency: 'EUR' as const,
  amount: 1000,
  direction: 'in' as const,
  isReversal: false,
  reference: '2026-0041',
  payer: 'Koper BV',
  payerAccount: '',
  bankReference: '',
  key: id,
  fileName: 'a.xml',
  parts: [{ invoiceId: 'a', number: '2026-0041', amount: 1000, paymentId: 'p' }],
  ...changes,
});
const reversal = (id: string, changes: Partial<BankEntryFields> = {}) =>
  entry(id, '2026-03-10', { direction: 'out', isReversal: true, parts: [], ...changes });
const found = (reversals: ReturnType<typeof reversal>[], booked: ReturnType<typeof entry>[]) =>
  [...takenBackBy(reversals, booked)].map(([id, { certainty, by, parts }]) => [id, certainty, by, parts[0]?.invoiceId]);

it('is certain by the words of the payer or the name that the bank gave, likely by the payer', () => {
  const booked = [entry('1', '2026-03-04', { bankReference: 'R77' })];
  expect(found([reversal('r')], booked)).toEqual([['r', 'certain', 'reference', 'a']]);
  expect(found([reversal('r', { reference: 'RETURN OF R77', payer: '' })], booked)).toEqual([
    ['r', 'certain', 'reference', 'a'],
  ]);
  expect(found([reversal('r', { reference: 'Refused' })], booked)).toEqual([['r', 'likely', 'payer', 'a']]);
  expect(found([reversal('r', { reference: 'Refused', payer: '' })], booked)).toEqual([
    ['r', 'possible', 'amount', 'a'],
  ]);
});

it('takes an entry back once, and of two alike the newer one, which a person checks', () => {
  const booked = [
    entry('1', '2026-03-04'),
    entry('2', '2026-03-06', { parts: [{ invoiceId: 'b', number: 'B', amount: 1000, paymentId: 'q' }] }),
  ];
  expect(found([reversal('r'), reversal('s')], booked)).toEqual([
    ['r', 'possible', 'reference', 'b'],
    ['s', 'certain', 'reference', 'a'],
  ]);
  expect(found([reversal('r'), reversal('s'), reversal('t')], booked)).toHaveLength(2);
});

it('finds nothing of another amount, account, currency or direction, later, unbooked, or taken back before', () => {
  const one = entry('1', '2026-03-04');
  for (const other of [
    { amount: 999 },
    { account: 'X' },
    { currency: 'USD' as const },
    { direction: 'out' as const },
    { date: '2026-03-11' },
    { date: '2024-03-11' },
    { parts: [] },
    { isReversal: true },
  ])
    expect(found([reversal('r')], [{ ...one, ...other }])).toEqual([]);
  expect(found([reversal('r', { parts: one.parts })], [one])).toEqual([]);
  expect(found([entry('n', '2026-03-10', { parts: [] })], [one])).toEqual([]);
});

it('passes over entries that a booked reversal took back', () => {
  const [one, two] = [entry('1', '2026-03-04'), entry('2', '2026-03-06')];
  expect(stillPaid([one, two], [reversal('r', { parts: one.parts })])).toEqual([two]);
  expect(
    stillPaid([one, two], [reversal('r', { parts: [{ ...one.parts[0], invoiceId: 'x' } as never] })]),
  ).toHaveLength(2);
});

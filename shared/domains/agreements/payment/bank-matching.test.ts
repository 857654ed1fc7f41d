import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type BankEntry, type OpenDocument, proposedMatch } from './bank-matching.ts';

const document = (id: string, number: string, open: number, changes: Partial<OpenDocument> = {}): OpenDocument => {
  return { id, number, open, currency: 'EUR', dueDate: '2026-03-01', debtor: 'Koper BV', ...changes };
};
const entry = (amount: number, reference = '', payer = ''): BankEntry => ({
  amount,
  currency: 'EUR',
  reference,
  payer,
});
const first = document('a', '2026-0041', 1000);
const second = document('b', '2026-0042', 500, { dueDate: '2026-02-01', debtor: 'Paradiso' });
const all = [first, second];

it.each(['Invoice 2026-0041', 'RE 2026 0041 / thanks', '20260041', '2026/0041.'])('is certain by %s', (reference) => {
  const parts = [{ id: 'a', amount: 1000 }];
  expect(proposedMatch(entry(1000, reference), all)).toEqual({ certainty: 'certain', by: 'reference', parts, left: 0 });
});

it.each(['2026-00412', '12026-0041', 'X2026-0041'])('does not read a number inside %s', (reference) => {
  expect(proposedMatch(entry(777, reference), all)).toBeUndefined();
});

it('pays several documents by one entry', () => {
  expect(proposedMatch(entry(1500, '2026-0041, 2026-0042'), all)).toMatchObject({
    certainty: 'certain',
    parts: [
      { id: 'b', amount: 500 },
      { id: 'a', amount: 1000 },
    ],
  });
});

it('leaves a part payment and a rest to a person', () => {
  const part = { certainty: 'likely', parts: [{ id: 'a', amount: 400 }], left: 0 };
  expect(proposedMatch(entry(400, '2026-0041'), all)).toMatchObject(part);
  const more = { certainty: 'likely', parts: [{ id: 'a', amount: 1000 }], left: 200 };
  expect(proposedMatch(entry(1200, '2026-0041'), all)).toMatchObject(more);
});

it('falls back on payer and amount, then on an amount that only one document has', () => {
  const twin = document('c', '2026-0043', 500);
  expect(proposedMatch(entry(500, 'rent', 'PARADISO'), [...all, twin])).toMatchObject({
    certainty: 'likely',
    by: 'payer',
    parts: [{ id: 'b', amount: 500 }],
  });
  expect(proposedMatch(entry(1000), all)).toMatchObject({ certainty: 'possible', by: 'amount' });
  expect(proposedMatch(entry(500), [...all, twin])).toBeUndefined();
});

it('passes over another currency and closed documents', () => {
  const others = [document('a', '2026-0041', 1000, { currency: 'USD' }), document('b', '2026-0042', 0)];
  expect(proposedMatch(entry(1000, '2026-0041 2026-0042'), others)).toBeUndefined();
});

it('never pays more than is open, and its parts and the rest are the entry', () => {
  const amount = fc.integer({ min: 1, max: 5000 });
  fc.assert(
    fc.property(amount, fc.array(amount, { minLength: 1, maxLength: 5 }), (paid, opens) => {
      const documents = opens.map((open, index) => document(String(index), `F-${index}`, open));
      const match = proposedMatch(entry(paid, documents.map(({ number }) => number).join(' ')), documents);
      const parts = match?.parts ?? [];
      expect(parts.reduce((sum, part) => sum + part.amount, match?.left ?? 0)).toBe(paid);
      for (const part of parts) expect(part.amount).toBeLessThanOrEqual(opens[Number(part.id)] ?? 0);
    }),
  );
});

import fc from 'fast-check';
import { expect, it } from 'vitest';
import { totalsOf, type VatGroup } from './calculation.ts';
import { creditable, creditableTotal, creditedGroups } from './credit.ts';

const terms = { includesVat: false, say: String };
const code = (work: () => unknown) => expect(work).toThrow(expect.objectContaining({ code: 'credit.exceedsInvoice' }));
const sumOf = (groups: readonly VatGroup[]) => groups.reduce((sum, { taxable, tax }) => sum + taxable + tax, 0);

const MIXED: readonly VatGroup[] = [
  { vat: 'LOW', rate: 9000, taxable: 100_000, tax: 9_000 },
  { vat: 'HIGH', rate: 21_000, taxable: -10_000, tax: -2_100 },
];

it('refuses more than the document even where the group would allow it', () => {
  code(() => creditedGroups(MIXED, MIXED.slice(0, 1), terms));
  expect(creditedGroups(MIXED, MIXED, terms)).toEqual(MIXED);
});

it('keeps a negative group creditable after a part of the others was credited', () => {
  const part = creditedGroups(MIXED, [{ vat: 'LOW', rate: 9000, taxable: 50_000, tax: 4_500 }], terms);
  const left = creditable(MIXED, part);
  expect(left.map(({ taxable }) => taxable)).toEqual([50_000, -10_000]);
  expect(sumOf(left)).toBe(creditableTotal(MIXED, part));
  expect(creditedGroups(left, left, terms)).toEqual(left);
});

it('credits the gross that was agreed where prices include VAT', () => {
  const shirts = (count: number) =>
    totalsOf({
      pricesIncludeVat: true,
      lines: [{ quantity: count * 1000, priceC: 100_000, vat: 'HIGH', rate: 21_000 }],
    }).groups.map(({ discount: _none, ...group }) => group);
  const [both, one] = [shirts(2), shirts(1)];
  const gross = { ...terms, includesVat: true };
  const first = creditedGroups(both, one, gross);
  expect(first).toEqual([{ vat: 'HIGH', rate: 21_000, taxable: 826, tax: 174 }]);
  const left = creditable(both, first);
  expect(creditedGroups(left, one, gross)).toEqual(left);
  expect(sumOf(left)).toBe(1000);
  code(() => creditedGroups(left, both, gross));
});

const RATES = [
  ['ZERO', 0],
  ['LOW', 9000],
  ['HIGH', 21_000],
] as const;
const line = fc
  .record({
    priceC: fc.integer({ min: 1, max: 300_000 }),
    quantity: fc.integer({ min: -2, max: 4 }).filter((n) => n !== 0),
    at: fc.nat(2),
  })
  .map(({ priceC, quantity, at }) => {
    const [vat, rate] = RATES[at] ?? RATES[0];
    return { priceC: priceC * 100, quantity: quantity * 1000, vat, rate };
  });

it('never credits more than was invoiced, whatever parts are asked for, and all of it in the end', () => {
  const document = fc.record({
    lines: fc.array(line, { minLength: 1, maxLength: 6 }),
    includesVat: fc.boolean(),
    parts: fc.array(fc.array(line, { minLength: 1, maxLength: 3 }), { maxLength: 5 }),
  });
  fc.assert(
    fc.property(document, ({ lines, includesVat, parts }) => {
      const { groups, total } = totalsOf({ lines, pricesIncludeVat: includesVat });
      fc.pre(total > 0);
      let credited: VatGroup[] = [];
      for (const part of parts) {
        const left = creditable(groups, credited);
        try {
          const wanted = totalsOf({ lines: part, pricesIncludeVat: includesVat }).groups;
          credited = [...credited, ...creditedGroups(left, wanted, { ...terms, includesVat })];
        } catch (error) {
          expect(error).toMatchObject({ code: 'credit.exceedsInvoice' });
        }
        expect(sumOf(credited)).toBeLessThanOrEqual(total);
      }
      const left = creditable(groups, credited);
      credited = [...credited, ...creditedGroups(left, left, { ...terms, includesVat })];
      expect(sumOf(credited)).toBe(total);
      for (const { taxable, tax } of creditable(groups, credited)) expect([taxable, tax]).toEqual([0, 0]);
    }),
  );
});

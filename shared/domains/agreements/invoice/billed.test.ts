import { expect, it } from 'vitest';
import { addedUp, type Bill, billedBy, deductions, netOf } from './billed.ts';
import { withTotals } from './rules.ts';

const [SHOW, OTHER] = ['show', 'other'];
const shows = (...ids: string[]): Bill['shows'] =>
  ids.map((showId) => ({ showId, number: '', title: '', date: '2027-05-21', venue: '' }));
const line = (minor: number, code: string, showId?: string) => ({
  text: 'Fee',
  quantity: 1000,
  unit: 'C62' as const,
  priceC: minor * 100,
  discountRate: 0,
  discount: 0,
  vatRateId: code,
  ...(showId ? { showId } : {}),
  vat: { code, name: code, category: 'S' as const, rate: code === 'LOW' ? 9000 : 21_000, text: '' },
});
const bill = (lines: ReturnType<typeof line>[], more: object = {}): Bill =>
  withTotals({ type: 'invoice', shows: shows(SHOW), discount: 0, discountRate: 0, lines, ...more } as never);

it('counts the lines of the show, by VAT case, without those of another show', () => {
  const one = bill([line(500_000, 'LOW', SHOW), line(30_000, 'HIGH', SHOW), line(70_000, 'LOW', OTHER)], {
    shows: shows(SHOW, OTHER),
  });
  expect([...billedBy(one, SHOW)]).toEqual([
    ['LOW', 500_000],
    ['HIGH', 30_000],
  ]);
  expect([...billedBy(one, OTHER)]).toEqual([['LOW', 70_000]]);
});

it('gives a line without a show to the only show', () => {
  expect(netOf(billedBy(bill([line(500, 'LOW')]), SHOW))).toBe(500);
  expect(netOf(billedBy(bill([line(500, 'LOW')], { shows: shows(SHOW, OTHER) }), SHOW))).toBe(0);
});

it('takes discounts off, those of the document in parts', () => {
  const shared = bill([line(3_000, 'LOW', SHOW), line(1_000, 'LOW', OTHER)], {
    shows: shows(SHOW, OTHER),
    discount: 400,
  });
  expect([SHOW, OTHER].map((id) => netOf(billedBy(shared, id)))).toEqual([2_700, 900]);
  expect(netOf(billedBy(bill([line(1_000, 'LOW')], { discountRate: 25_000 }), SHOW))).toBe(750);
});

it('counts prices that include VAT without it, and credit notes negative', () => {
  expect(netOf(billedBy(bill([line(10_900, 'LOW')], { pricesIncludeVat: true }), SHOW))).toBe(10_000);
  expect(netOf(billedBy(bill([line(500, 'LOW')], { type: 'credit' }), SHOW))).toBe(-500);
});

it('adds documents up', () => {
  const all = addedUp([new Map([['LOW', 500]]), new Map([['LOW', -200]]), new Map([['HIGH', 30]])]);
  expect([...all]).toEqual([
    ['LOW', 300],
    ['HIGH', 30],
  ]);
});

it('deducts no more than was agreed', () => {
  expect(deductions(5_000, [2_500])).toEqual([2_500]);
  expect(deductions(5_000, [2_500, 2_000, 2_000])).toEqual([2_500, 2_000, 500]);
  expect(deductions(5_000, [-100, 6_000])).toEqual([0, 5_000]);
  expect(deductions(-5, [10])).toEqual([0]);
});

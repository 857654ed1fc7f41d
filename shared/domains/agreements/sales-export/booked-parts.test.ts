import { expect, it } from 'vitest';
import type { InvoiceLine } from '#shared/domains/agreements/invoice/schemas.ts';
import { makeId } from '#shared/kernel/record/ids.ts';
import { bookedParts } from './booked-parts.ts';

const id = makeId(1, 0, new Uint8Array(6));
const VAT = { code: 'NL-LOW', name: 'Low', category: 'S' as const, rate: 9000, text: '' };
const line = (net: number, more: Partial<InvoiceLine> = {}): InvoiceLine => ({
  text: 'Line',
  quantity: 1000,
  unit: 'C62',
  priceC: Math.abs(net) * 100,
  discountRate: 0,
  discount: 0,
  vatRateId: id,
  vat: VAT,
  net,
  ...more,
});
const group = (taxable: number, tax: number) => ({ vat: 'NL-LOW', rate: 9000, taxable, tax });
const amounts = (lines: readonly InvoiceLine[], of: ReturnType<typeof group>) =>
  bookedParts(lines, of).map(({ line: first, net, tax }) => [first?.ledger ?? first?.costCenter?.code ?? '', net, tax]);

it('keeps a group whole that is booked alike', () => {
  expect(amounts([line(100), line(200)], group(300, 27))).toEqual([['', 300, 27]]);
});

it('shares VAT of 90.01 over two ledgers (G50)', () => {
  const lines = [line(66_667, { ledger: '8010' }), line(33_344, { ledger: '8020' })];
  expect(amounts(lines, group(100_011, 9001))).toEqual([
    ['8010', 66_667, 6000],
    ['8020', 33_344, 3001],
  ]);
});

it('shares a discount of the document over the ledgers, to the cent', () => {
  const parts = amounts([line(10_000, { ledger: 'A' }), line(5001, { ledger: 'B' })], group(13_501, 1215));
  expect(parts).toEqual([
    ['A', 9000, 810],
    ['B', 4501, 405],
  ]);
});

it('takes a deduction off the cost centre that it names, with its very VAT', () => {
  const band = { costCenter: { code: 'BAND', name: 'Band' } };
  const deducts = { invoiceId: id, taxable: 40_000, tax: 3601 };
  const lines = [
    line(100_000, band),
    line(10_000, { costCenter: { code: 'LIGHT', name: 'Light' } }),
    line(-40_000, { ...band, deducts }),
  ];
  expect(amounts(lines, group(70_000, 6299))).toEqual([
    ['BAND', 60_000, 5399],
    ['LIGHT', 10_000, 900],
  ]);
});

it('leaves out a booking that a deduction takes off whole', () => {
  const deducts = { invoiceId: id, taxable: 10_000, tax: 900 };
  const lines = [line(10_000, { ledger: 'A' }), line(-10_000, { ledger: 'A', deducts }), line(500, { ledger: 'B' })];
  expect(amounts(lines, group(500, 45))).toEqual([['B', 500, 45]]);
});

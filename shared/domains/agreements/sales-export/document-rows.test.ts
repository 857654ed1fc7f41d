import { expect, it } from 'vitest';
import { makeId } from '#shared/kernel/record/ids.ts';
import { type Booking, distinctGaps, documentRows, inOrder, type SalesDocument } from './document-rows.ts';
import type { SalesRow } from './rows.ts';

const companyId = makeId(17, 0, new Uint8Array(6));
const lineOf = (code: string, rate: number, text: string) =>
  ({ vat: { code, rate, category: 'S', name: code, text: '' }, text }) as SalesDocument['lines'][number];
const buyer = { name: 'Koper BV', address: [], country: 'NL', vatNumber: 'NL987654321B01', registerNumber: '77' };
const INVOICE: SalesDocument = {
  type: 'invoice',
  number: '2026-0041',
  date: '2026-03-14',
  dueDate: '2026-04-13',
  supplyFrom: '',
  supplyTo: '',
  currency: 'EUR',
  company: { companyId, name: 'Koper', cityCountry: '' },
  buyer: { ...buyer, email: '' },
  shows: [{ showId: companyId, number: 'S1', title: '', date: '2026-03-12', lastDate: '2026-03-13', venue: '' }],
  lines: [lineOf('NL-LOW', 9000, 'Performance'), lineOf('NL-HIGH', 21_000, 'Sound'), lineOf('NL-LOW', 9000, 'More')],
  groups: [
    { vat: 'NL-LOW', rate: 9000, taxable: 750_000, tax: 67_500 },
    { vat: 'NL-HIGH', rate: 21_000, taxable: 125_050, tax: 26_261 },
  ],
  total: 968_811,
};
const BOOKING: Booking = {
  mask: 'csv',
  addresseeKey: 'companyNumber',
  base: 'EUR',
  values: new Map([
    ['revenue.NL-LOW', '8010'],
    ['revenue.NL-HIGH', '8020'],
  ]),
  debtorNumbers: new Map(),
  settingsPage: '/bookkeeping/x/export',
};

it('has one row for each VAT group, with the ledger of its case', () => {
  const { rows, gaps } = documentRows(INVOICE, BOOKING);
  expect(gaps).toEqual([]);
  const head = { number: '2026-0041', supplyDate: '2026-03-13', dueDate: '2026-04-13', debtorKey: '17', term: '30' };
  expect(rows).toMatchObject([
    { ...head, account: '8010', net: 750_000, tax: 67_500, netBase: 750_000, text: 'Performance', rate: '1' },
    { ...head, account: '8020', net: 125_050, tax: 26_261, text: 'Sound', debtorName: 'Koper BV' },
  ]);
});

it('has a row of its own for each ledger, cost centre and project of a group', () => {
  const [first, second, third] = INVOICE.lines;
  const booked = { ledger: '8099', costCenter: { code: 'BAND', name: '' }, project: { code: 'PR-7', name: '' } };
  const lines = [{ ...first, net: 500_000 }, second, { ...third, ...booked, net: 250_000 }] as SalesDocument['lines'];
  const { rows, gaps } = documentRows({ ...INVOICE, lines }, BOOKING);
  expect(gaps).toEqual([]);
  expect(rows).toMatchObject([
    { account: '8010', costCenter: '', project: '', net: 500_000, tax: 45_000, netBase: 500_000, taxBase: 45_000 },
    { account: '8099', costCenter: 'BAND', project: 'PR-7', net: 250_000, tax: 22_500, text: 'More' },
    { account: '8020', net: 125_050, tax: 26_261 },
  ]);
});

it('counts a credit note negative, names its invoice, and gives it no due date', () => {
  const creditOf = { invoiceId: companyId, number: '2026-0041' };
  const { rows, gaps } = documentRows({ ...INVOICE, type: 'credit', creditOf }, BOOKING);
  expect(gaps).toEqual([]);
  expect(rows[0]).toMatchObject({ type: 'credit', dueDate: '', creditOf: '2026-0041', net: -750_000, tax: -67_500 });
});

it('G25: converts net and VAT of each group at the rate of the issue', () => {
  const exchange = { base: 'EUR', rate: '0.8437', date: '2026-03-14', source: 'ecb' } as const;
  const groups = [
    { vat: 'NL-LOW', rate: 9000, taxable: 400_000, tax: 36_000 },
    { vat: 'NL-HIGH', rate: 21_000, taxable: 50_000, tax: 10_500 },
  ];
  const { rows } = documentRows({ ...INVOICE, currency: 'GBP', exchange, groups, total: 496_500 }, BOOKING);
  const sum = (of: (row: SalesRow) => number) => rows.reduce((all, row) => all + of(row), 0);
  expect([sum((row) => row.netBase), sum((row) => row.taxBase)]).toEqual([533_365, 55_114]);
});

it('leaves out a group that a final takes off whole', () => {
  const groups = [...INVOICE.groups, { vat: 'NL-ZERO', rate: 0, taxable: 0, tax: 0 }];
  expect(documentRows({ ...INVOICE, groups }, BOOKING)).toMatchObject({ rows: [{}, {}], gaps: [] });
});

it('lists all that is missing', () => {
  const booking = { ...BOOKING, mask: 'twinfield', addresseeKey: 'debtorNumber', values: new Map() } as const;
  const { gaps } = documentRows({ ...INVOICE, total: 1 }, booking);
  expect(gaps.map(({ code, params, target }) => [code, ...Object.values(params ?? {}), target])).toEqual([
    ['export.noLedger', 'NL-LOW', '/bookkeeping/x/export'],
    ['export.noVatCode', 'NL-LOW', '/bookkeeping/x/export'],
    ['export.noLedger', 'NL-HIGH', '/bookkeeping/x/export'],
    ['export.noVatCode', 'NL-HIGH', '/bookkeeping/x/export'],
    ['export.noDebtor', 'Koper', `/company/${companyId}`],
    ['export.unbalanced', '2026-0041', undefined],
  ]);
  expect(documentRows(INVOICE, { ...BOOKING, base: 'CHF' }).gaps).toMatchObject([{ code: 'export.otherCurrency' }]);
  expect(distinctGaps([...gaps, ...gaps])).toEqual(gaps);
});

it.each([
  ['debtorNumber', '10001'],
  ['companyNumber', '17'],
  ['vatNumber', 'NL987654321B01'],
  ['registerNumber', '77'],
] as const)('knows a buyer by its %s', (addresseeKey, key) => {
  const booking = { ...BOOKING, addresseeKey, debtorNumbers: new Map([[companyId, '10001']]) };
  expect(documentRows(INVOICE, booking).rows[0]?.debtorKey).toBe(key);
});

it('sorts by day, then number, and keeps the rows of a document together', () => {
  const { rows } = documentRows(INVOICE, BOOKING);
  const later = rows.map((row) => ({ ...row, number: '2026-0040', issueDate: '2026-03-15' }));
  const same = rows.map((row) => ({ ...row, number: '2026-0042' }));
  const order = inOrder([...later, ...same, ...rows]);
  expect(order).toEqual([...rows, ...same, ...later]);
});

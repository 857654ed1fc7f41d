import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { datevFile } from './datev.ts';
import { exactOnlineFile } from './exact-online.ts';
import golden from './golden.fixture.json' with { type: 'json' };
import { type ExportRun, fiscalPeriod, type SalesRow, splitRevenue, unbalanced } from './rows.ts';
import { csvFile } from './table.ts';
import { twinfieldFile } from './twinfield.ts';
import { windows1252 } from './windows-1252.ts';

const sha256 = (file: string | Uint8Array): string => createHash('sha256').update(file).digest('hex');

const RUN: ExportRun = {
  bookkeeping: 'BK1',
  period: '2026-03',
  run: 1,
  at: '2026-04-02T09:00:00.000Z',
  base: 'EUR',
  fiscalMonth: 1,
  values: {},
};
const KOPER = { debtorKey: '10001', debtorName: 'Koper BV', country: 'NL', vatNumber: 'NL987654321B01' };
const EUROS = {
  currency: 'EUR',
  rate: '1',
  vatCategory: 'S',
  creditOf: '',
  costCenter: 'BAND_A',
  project: '',
  term: '30',
};
type Amounts = Pick<SalesRow, 'net' | 'tax'>;
const inEuros = ({ net, tax }: Amounts) => ({ net, tax, netBase: net, taxBase: tax });

const MARCH = { number: '2026-0041', issueDate: '2026-03-14', supplyDate: '2026-03-13', dueDate: '2026-04-13' };
const FIRST = { ...EUROS, ...KOPER, ...MARCH, type: 'invoice' } as const;
const LOW = { ...FIRST, ...inEuros({ net: 750_000, tax: 67_500 }), vatCase: 'NL-LOW', vatRate: 9000, account: '8010' };
const HIGH = {
  ...FIRST,
  ...inEuros({ net: 125_050, tax: 26_261 }),
  vatCase: 'NL-HIGH',
  vatRate: 21_000,
  account: '8020',
};
const show: SalesRow = { ...LOW, text: 'Performance Band A' };
const sound: SalesRow = { ...HIGH, text: 'Sound and light' };
const credit: SalesRow = {
  ...HIGH,
  ...inEuros({ net: -125_050, tax: -26_261 }),
  type: 'credit',
  number: 'C2026-0007',
  issueDate: '2026-03-24',
  dueDate: '',
  creditOf: '2026-0041',
  text: 'Credit sound and light',
};
const reverse: SalesRow = {
  ...show,
  ...inEuros({ net: 835_025, tax: 0 }),
  number: '2026-0042',
  issueDate: '2026-03-20',
  dueDate: '2026-04-19',
  debtorKey: '10002',
  debtorName: 'Kunde GmbH',
  vatCase: 'EU-AE',
  vatCategory: 'AE',
  vatRate: 0,
  account: '8030',
  costCenter: '',
};
const dollars: SalesRow = {
  ...reverse,
  number: '2026-0043',
  issueDate: '2026-03-28',
  supplyDate: '2026-03-27',
  dueDate: '2026-04-27',
  debtorKey: '10003',
  debtorName: 'Promoter Inc',
  country: 'US',
  vatNumber: '',
  currency: 'USD',
  rate: '1.0825',
  vatCase: 'NON-EU',
  vatCategory: 'O',
  account: '8040',
  net: 1_250_000,
  netBase: 1_154_734,
  text: '"Band B", New York',
};

it('datev', () => {
  const kultur = { debtorName: 'Kulturhaus GmbH' };
  const rows: SalesRow[] = [
    { ...show, ...kultur, ...inEuros({ net: 500_000, tax: 35_000 }), account: '8300', text: '13.03.26 Band A' },
    { ...sound, ...kultur, ...inEuros({ net: 100_000, tax: 19_000 }), account: '8400', text: 'Ton und Licht' },
    { ...reverse, debtorName: 'Koper BV', text: 'Band A', account: '8336', supplyDate: '2026-03-18' },
    { ...credit, ...kultur, ...inEuros({ net: -100_000, tax: -19_000 }), account: '8400' },
    { ...dollars, account: '8338', text: 'Band B' },
  ];
  const values = { consultant: '70001', client: '12345', accountLength: '4', chart: '03' };
  const file = datevFile({ ...RUN, values }, rows);
  expect(file).toBe(golden.exports.datev.content);
  expect(sha256(windows1252(file))).toBe(golden.exports.datev.sha256);
});

it('datev writes a rate below 1 in the base currency, and tames a formula', () => {
  const pounds: SalesRow = { ...dollars, currency: 'GBP', rate: '0.8650', net: 86_500, netBase: 100_000 };
  const [, , row] = datevFile(RUN, [{ ...pounds, debtorName: '=Evil', text: 'x'.repeat(80) }]).split('\r\n');
  expect(row).toMatch(/^1000,00;"S";"EUR";;;"";/);
  expect(row?.split(';')[13]).toBe(`"'=Evil ${'x'.repeat(42)} GBP 865,00"`);
});

it('exactOnline', () => {
  const values = { journal: '70', 'vatCode.NL-LOW': '4', 'vatCode.NL-HIGH': '2', 'vatCode.EU-AE': '7' };
  const file = exactOnlineFile({ ...RUN, values }, [show, sound, reverse, credit]);
  expect(file).toBe(golden.exports.exactOnline.content);
  expect(sha256(file)).toBe(golden.exports.exactOnline.sha256);
});

it('twinfield', () => {
  const values = { journal: 'VRK', debtorLedger: '1300', 'vatCode.NL-LOW': 'VL', 'vatCode.NL-HIGH': 'VH' };
  const file = twinfieldFile({ ...RUN, values }, [show, sound, credit]);
  expect(file).toBe(golden.exports.twinfield.content);
  expect(sha256(file)).toBe(golden.exports.twinfield.sha256);
});

it('csv', () => {
  const file = csvFile(RUN, [show, sound, credit, dollars]);
  expect(file).toBe(golden.exports.csv.content);
  expect(sha256(file)).toBe(golden.exports.csv.sha256);
});

it('replaces a letter that Windows-1252 lacks by a question mark', () =>
  expect([...windows1252('é€ł')]).toEqual([0xe9, 0x80, 0x3f]));

it('G50: one VAT group on two ledger accounts', () => {
  const { input, expected } = golden.cases[0] ?? {};
  expect(splitRevenue(input?.tax ?? 0, input?.accounts ?? [])).toEqual(expected?.rows);
});

it('names a document whose rows miss its total', () => {
  const total = 968_811;
  expect(unbalanced([show, sound], new Map([['2026-0041', total]]))).toEqual([]);
  expect(unbalanced([show], new Map([['2026-0041', total]]))).toEqual(['2026-0041']);
});

it('a fiscal year from July counts March as its ninth month', () => {
  expect(fiscalPeriod('2026-03-14', 7)).toEqual({ year: 2025, period: 9 });
  expect(fiscalPeriod('2026-07-01', 7)).toEqual({ year: 2026, period: 1 });
});

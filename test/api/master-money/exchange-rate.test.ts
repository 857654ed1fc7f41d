import { beforeAll, expect, test } from 'vitest';
import { publication, rateOn } from '#functions/domains/reference/exchange-rate/rates.ts';
import { syncRates } from '#functions/domains/reference/exchange-rate/sync.ts';
import { currencyContract } from '#shared/domains/reference/currency/contract.ts';
import { exchangeRateContract } from '#shared/domains/reference/exchange-rate/contract.ts';
import { call, ok, refusal } from '#test/support/api.ts';
import { type Agency, makeAgency, makeOperator } from '#test/support/fixtures.ts';

const { routes } = exchangeRateContract;
let agency: Agency;
beforeAll(async () => {
  agency = await makeAgency();
  for (const [name, code] of [
    ['Euro', 'EUR'],
    ['Lek', 'ALL'],
    ['Dram', 'AMD'],
  ] as const)
    await ok(currencyContract.routes.create, agency.users.administrator, { body: { name, code } });
  await publication.keep({ date: '2026-03-02', rates: [{ currency: 'ALL', rate: '98.5' }] });
  await publication.keep({ date: '2026-03-05', rates: [{ currency: 'ALL', rate: '99.25' }] });
});
const finance = () => agency.users.finance;
const on = (date: string, more = {}) => ok(routes.byDate, finance(), { query: { currency: 'ALL', date, ...more } });

test('the last rate on or before the day counts', async () => {
  expect(await on('2026-03-04')).toEqual({ currency: 'ALL', date: '2026-03-02', rate: '98.5', source: 'ecb' });
  expect((await on('2026-03-05')).rate).toBe('99.25');
  const before = await call(routes.byDate, finance(), { query: { currency: 'ALL', date: '2026-03-01' } });
  expect(refusal(before)).toBe('400 currency.noRate');
  expect(before.body.errors?.[0]?.message).toBe('No rate for ALL on 2026-03-01.');
});

test("an own rate counts from its day until a later one is published, in its agency alone; taken back, it's gone", async () => {
  const body = { currency: 'ALL', date: '2026-03-03', rate: '100' };
  const own = await ok(routes.create, finance(), { body });
  expect(await on('2026-03-04')).toMatchObject({ rate: '100', source: 'manual', date: '2026-03-03' });
  expect((await on('2026-03-06')).source).toBe('ecb');
  expect((await rateOn('another', 'ALL', '2026-03-04'))?.source).toBe('ecb');
  expect((await call(routes.create, finance(), { body })).body.errors?.[0]).toMatchObject({
    code: 'exists',
    field: 'date',
  });
  const moved = await ok(routes.update, finance(), { body: { ...body, id: own.id, rev: own.rev, date: '2026-03-04' } });
  expect((await on('2026-03-03')).source).toBe('ecb');
  expect((await on('2026-03-04')).source).toBe('manual');
  const { rows } = await ok(routes.history, finance(), { query: { currency: 'ALL', until: '2026-03-31' } });
  expect(rows.map(({ date, source }) => `${date} ${source}`)).toEqual([
    '2026-03-05 ecb',
    '2026-03-04 manual',
    '2026-03-02 ecb',
  ]);
  await ok(routes.remove, finance(), { body: { id: moved.id } });
  expect((await on('2026-03-04')).source).toBe('ecb');
});

test('crosses two currencies over the euro', async () => {
  await ok(routes.create, finance(), { body: { currency: 'AMD', date: '2026-03-02', rate: '394' } });
  const query = { base: 'AMD' };
  expect(await on('2026-03-03', query)).toMatchObject({ rate: '0.25', source: 'manual' });
});

test('refuses what is no rate, no day, or no money of the agency', async () => {
  const field = async (more: object) => {
    const body = { currency: 'ALL', date: '2026-04-01', rate: '99', ...more };
    return (await call(routes.create, finance(), { body })).body.errors?.[0]?.field;
  };
  expect(await field({ rate: '0' })).toBe('rate');
  expect(await field({ rate: '1.1234567' })).toBe('rate');
  expect(await field({ date: '2026-02-30' })).toBe('date');
  expect(await field({ currency: 'EUR' })).toBe('currency');
  expect(await field({ currency: 'JPY' })).toBe('currency');
});

test('takes over what was published once; without the bank the last rates stay and the page says since when', async () => {
  const days = [
    { date: '2026-03-09', rates: [{ currency: 'ALL', rate: '97' }] },
    { date: '2026-03-06', rates: [{ currency: 'ALL', rate: '96' }] },
  ];
  const now = new Date('2026-03-09T16:30:00.000Z');
  const asked: string[] = [];
  const bank = async (file: string) => {
    asked.push(file);
    return days;
  };
  await syncRates(now, bank);
  expect(await syncRates(new Date('2026-03-10T16:30:00.000Z'), bank)).toEqual({ days: 1, rates: 1 });
  expect(asked).toEqual(['eurofxref-hist-90d.xml', 'eurofxref-daily.xml']);
  const failing = async () => {
    throw new Error('no network');
  };
  await expect(syncRates(new Date('2026-03-12T16:30:00.000Z'), failing)).rejects.toThrow('no network');
  const table = await ok(routes.table, finance(), { query: { date: '2026-03-12' } });
  expect(table).toMatchObject({ fetchedAt: '2026-03-10T16:30:00.000Z', missing: [] });
  expect(table.rows).toContainEqual({ currency: 'ALL', date: '2026-03-09', rate: '97', source: 'ecb' });
  // Here the bank cannot be reached: the operator is told so.
  expect(await ok(routes.sync, await makeOperator(), {})).toEqual({ days: 0, rates: 0, failed: true });
});

test('an evening that failed is made up for: with a working day in between the longer file is asked for', async () => {
  const asked: string[] = [];
  const bank = async (file: string) => {
    asked.push(file);
    return [{ date: '2026-03-18', rates: [{ currency: 'ALL', rate: '95' }] }];
  };
  // Wednesday, then Friday, for Thursday's run had failed; a weekend alone is no gap.
  for (const day of ['2026-03-18', '2026-03-20', '2026-03-19']) await syncRates(new Date(`${day}T16:30:00.000Z`), bank);
  expect(asked.slice(1)).toEqual(['eurofxref-hist-90d.xml', 'eurofxref-daily.xml']);
  await publication.takeOver(new Date('2026-03-20T16:30:00.000Z'), async () => [
    { date: '2026-03-20', rates: [{ currency: 'ALL', rate: '94' }] },
  ]);
  await syncRates(new Date('2026-03-23T16:30:00.000Z'), bank);
  expect(asked.at(-1)).toBe('eurofxref-daily.xml');
});

test('is refused to who may not', async () => {
  const body = { currency: 'ALL', date: '2026-05-01', rate: '99' };
  expect(refusal(await call(routes.create, agency.users.readOnly, { body }))).toBe('403 denied');
  expect(refusal(await call(routes.sync, finance(), {}))).toBe('403 denied');
});

import { expect, it } from 'vitest';
import { billingAgency } from '#test/api/invoice/agency.ts';
import { call, ok, refusal } from '#test/support/api.ts';
import { makeAgency } from '#test/support/fixtures.ts';
import { routes, saveSettings } from './months.ts';

const billing = await billingAgency();
const { finance, agent, readOnly, artist } = billing.users;
const params = { id: billing.bookkeeping.id };
const INPUT = { mask: 'datev', addresseeKey: 'debtorNumber', values: [] } as const;
const save = (values: { key: string; value: string }[], rev: number) =>
  call(routes.updateSettings, finance, { params, body: { ...INPUT, values, rev } });

it('starts with a csv file, and keeps what is saved', async () => {
  const blank = await ok(routes.settings, readOnly, { params });
  expect(blank).toEqual({ mask: 'csv', addresseeKey: 'companyNumber', values: [], rev: 0 });
  const saved = await saveSettings(billing, 'datev', { addresseeKey: 'vatNumber' });
  expect(await ok(routes.settings, finance, { params })).toEqual(saved);
  const stale = await save([], 0);
  expect(refusal(stale)).toBe('409 stale');
  expect(stale.body.current).toMatchObject({ mask: 'datev', rev: saved.rev });
});

it('refuses values that a package cannot take, unknown keys and a key twice', async () => {
  const { rev } = await ok(routes.settings, finance, { params });
  const fieldOf = async (...values: { key: string; value: string }[]) => {
    const { status, body } = await save(values, rev);
    return [status, body.errors?.[0]?.code, body.errors?.[0]?.field];
  };
  for (const value of ['a-b', 'x'.repeat(16), 'é', '=1'])
    expect(await fieldOf({ key: 'client', value })).toEqual([400, 'export.badValue', 'values.0.value']);
  expect(await fieldOf({ key: 'revenue.NONE', value: '1' })).toEqual([400, 'choice', 'values.0.key']);
  const twice = [1, 2].map((value) => ({ key: 'client', value: String(value) }));
  expect(await fieldOf(...twice)).toEqual([400, 'choice', 'values.1.key']);
  const kept = await save(
    [
      { key: 'client', value: ' 12_Ab ' },
      { key: 'chart', value: '' },
    ],
    rev,
  );
  expect(kept.body.values).toEqual([{ key: 'client', value: '12_Ab' }]);
});

it('is for those who may', async () => {
  const body = { ...INPUT, values: [], rev: 1 };
  expect(refusal(await call(routes.updateSettings, agent, { params, body }))).toBe('403 denied');
  expect(refusal(await call(routes.settings, artist, { params }))).toBe('403 denied');
  const other = await makeAgency();
  expect(refusal(await call(routes.settings, other.users.finance, { params }))).toBe('404 notFound');
});

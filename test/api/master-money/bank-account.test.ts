import { beforeAll, expect, test } from 'vitest';
import { bankAccountContract } from '#shared/domains/reference/bank-account/contract.ts';
import { currencyContract } from '#shared/domains/reference/currency/contract.ts';
import { call, ok, refusal } from '#test/support/api.ts';
import { type Agency, makeAgency } from '#test/support/fixtures.ts';

const { routes } = bankAccountContract;
let agency: Agency;
let foreign: Agency;
beforeAll(async () => {
  [agency, foreign] = await Promise.all([makeAgency(), makeAgency()]);
  for (const { users } of [agency, foreign])
    await ok(currencyContract.routes.create, users.administrator, { body: { name: 'Euro', code: 'EUR' } });
});
const admin = () => agency.users.administrator;
const account = { name: 'Main account', holder: 'Test agency BV', iban: 'NL91 ABNA 0417 1643 00', currency: 'EUR' };

test('checks number and bank, keeps them without blanks, and knows each account once', async () => {
  const made = await ok(routes.create, admin(), { body: { ...account, bic: 'abnanl2a' } });
  expect(made).toMatchObject({ iban: 'NL91ABNA0417164300', bic: 'ABNANL2A', isDefault: false });
  const wrong = await call(routes.create, admin(), { body: { ...account, iban: 'NL91ABNA0417164301' } });
  expect(wrong).toMatchObject({ status: 400, body: { errors: [{ code: 'iban', field: 'iban' }] } });
  const bic = await call(routes.create, admin(), { body: { ...account, bic: 'ABN' } });
  expect(bic.body.errors?.[0]?.field).toBe('bic');
  const again = await call(routes.create, admin(), { body: { ...account, name: 'Another' } });
  expect(again.body.errors?.[0]).toMatchObject({ code: 'exists', field: 'iban' });
});

test('takes only money the agency works in', async () => {
  const body = { ...account, name: 'Pounds', iban: 'GB82WEST12345698765432', currency: 'GBP' };
  expect((await call(routes.create, admin(), { body })).body.errors?.[0]).toMatchObject({
    code: 'choice',
    field: 'currency',
  });
  const pound = await ok(currencyContract.routes.create, admin(), { body: { name: 'Pound', code: 'GBP' } });
  const made = await ok(routes.create, admin(), { body });
  const { id, rev } = pound;
  const asleep = { body: { id, rev, name: 'Pound', code: 'GBP', isActive: false } as const };
  await ok(currencyContract.routes.update, admin(), asleep);
  const more = { ...body, name: 'More pounds', iban: 'GB29NWBK60161331926819' };
  expect(refusal(await call(routes.create, admin(), { body: more }))).toBe('400 choice');
  // An account that has the currency already may still be changed.
  await ok(routes.update, admin(), { body: { ...body, id: made.id, rev: made.rev, holder: 'New name' } });
  const gone = await call(currencyContract.routes.remove, admin(), { body: { id } });
  expect(refusal(gone)).toBe('409 inUse');
});

test('a currency keeps its code', async () => {
  const { rows } = await ok(currencyContract.routes.list, admin(), { body: {} });
  const euro = rows.find(({ code }) => code === 'EUR');
  const body = { id: euro?.id ?? '', rev: euro?.rev ?? 0, name: 'Euro', code: 'USD' } as const;
  expect(refusal(await call(currencyContract.routes.update, admin(), { body }))).toBe('409 fixed');
});

test('new ones start with one default at most', async () => {
  const { rows } = await ok(routes.list, admin(), { body: {} });
  for (const { id, rev, name, holder, iban, currency } of rows)
    await ok(routes.update, admin(), { body: { id, rev, name, holder, iban, currency, isDefault: true } });
  const after = await ok(routes.list, admin(), { body: {} });
  expect(after.rows.filter(({ isDefault }) => isDefault)).toHaveLength(1);
});

test('is refused to who may not, is missing elsewhere, and says who came first', async () => {
  const body = { ...account, name: 'Denied', iban: 'DE89370400440532013000' };
  expect(refusal(await call(routes.create, agency.users.agent, { body }))).toBe('403 denied');
  const theirs = await ok(routes.create, foreign.users.finance, { body });
  expect(refusal(await call(routes.get, admin(), { params: { id: theirs.id } }))).toBe('404 notFound');
  const change = { ...body, id: theirs.id, rev: theirs.rev };
  await ok(routes.update, foreign.users.finance, { body: { ...change, holder: 'First' } });
  const stale = await call(routes.update, foreign.users.finance, { body: { ...change, holder: 'Second' } });
  expect(refusal(stale)).toBe('409 stale');
  expect(stale.body.current).toMatchObject({ holder: 'First' });
});

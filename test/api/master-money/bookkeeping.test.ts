import { beforeAll, expect, test } from 'vitest';
import { bankAccountContract } from '#shared/domains/reference/bank-account/contract.ts';
import { bookkeepingContract } from '#shared/domains/reference/bookkeeping/contract.ts';
import { brandContract } from '#shared/domains/reference/brand/contract.ts';
import { currencyContract } from '#shared/domains/reference/currency/contract.ts';
import { paymentTermContract } from '#shared/domains/reference/payment-term/contract.ts';
import { vatRateContract } from '#shared/domains/reference/vat-rate/contract.ts';
import { call, ok, refusal } from '#test/support/api.ts';
import { type Agency, makeAgency } from '#test/support/fixtures.ts';

const { routes } = bookkeepingContract;
let agency: Agency;
let foreign: Agency;
beforeAll(async () => {
  [agency, foreign] = await Promise.all([makeAgency(), makeAgency()]);
  for (const { users } of [agency, foreign])
    await ok(currencyContract.routes.create, users.administrator, { body: { name: 'Euro', code: 'EUR' } });
});
const admin = () => agency.users.administrator;
const legal = { legalName: 'Test agency BV', currency: 'EUR' };
const standard = { name: 'Standard', code: 'NL', rate: 21_000, category: 'S' as const };

test('starts documents with masters of the agency alone; what is used is not deleted', async () => {
  const vat = await ok(vatRateContract.routes.create, admin(), { body: standard });
  const term = await ok(paymentTermContract.routes.create, admin(), { body: { name: '30 days', days: 30 } });
  const brand = await ok(brandContract.routes.create, admin(), { body: { name: 'Test' } });
  const body = { name: 'Main', code: 'MAIN', ...legal, vatRateId: vat.id, paymentTermId: term.id, brandId: brand.id };
  const made = await ok(routes.create, admin(), { body });
  expect(made.series.invoice).toEqual({ prefix: '', digits: 4, next: 1 });
  const used = await call(vatRateContract.routes.remove, admin(), { body: { id: vat.id } });
  expect(used).toMatchObject({ status: 409, body: { errors: [{ code: 'inUse' }] } });
  expect(used.body.errors?.[0]?.message).toContain('Main');
  for (const route of [paymentTermContract.routes.remove, brandContract.routes.remove])
    expect(refusal(await call(route, admin(), { body: { id: route.domain === 'brand' ? brand.id : term.id } }))).toBe(
      '409 inUse',
    );
  const theirs = await ok(vatRateContract.routes.create, foreign.users.administrator, { body: standard });
  const other = { ...body, name: 'Other', code: 'OTHER', vatRateId: theirs.id };
  expect((await call(routes.create, admin(), { body: other })).body.errors?.[0]).toMatchObject({
    code: 'choice',
    field: 'vatRateId',
  });
});

test('says whether a code is taken, and refuses it', async () => {
  const made = await ok(routes.create, admin(), { body: { name: 'Second', code: 'SEC', ...legal } });
  const taken = (query: { code: string; excludeId?: string }) => ok(routes.codeExists, admin(), { query });
  expect(await taken({ code: 'sec' })).toEqual({ exists: true });
  expect(await taken({ code: 'SEC', excludeId: made.id })).toEqual({ exists: false });
  expect(await taken({ code: 'NEW' })).toEqual({ exists: false });
  const again = await call(routes.create, admin(), { body: { name: 'Third', code: 'Sec', ...legal } });
  expect(again.body.errors?.[0]).toMatchObject({ code: 'exists', field: 'code' });
});

test('numbers its documents by series; a wrong one names its field', async () => {
  const series = { quote: { prefix: 'Q', next: 5 }, contract: {}, purchaseAgreement: {}, invoice: { next: 0 } };
  const body = { name: 'Numbers', code: 'NUM', ...legal, series };
  expect((await call(routes.create, admin(), { body })).body.errors?.[0]?.field).toBe('series.invoice.next');
});

test('takes no picture that was not sent', async () => {
  const theirs = `incoming/${foreign.tenantId}/01M7ZHEHQN9C7SE08SQ6BG26DR`;
  const kept = `files/${agency.tenantId}/01M7ZHEHQN9C7SE08SQ6BG26DR`;
  for (const logoKey of [theirs, kept, 'nowhere']) {
    const answer = await call(brandContract.routes.create, admin(), { body: { name: 'Sly', logoKey } });
    expect(answer.status, logoKey).toBeGreaterThanOrEqual(400);
    expect(answer.body.errors?.[0]?.field, logoKey).toBe('logoKey');
  }
});

test('VAT: only S has a rate, who charges nothing says why', async () => {
  const wrong = async (more: object) =>
    (await call(vatRateContract.routes.create, admin(), { body: { ...standard, name: 'W', code: 'W', ...more } })).body
      .errors?.[0];
  expect(await wrong({ rate: 0 })).toMatchObject({ code: 'tooSmall', field: 'rate' });
  expect(await wrong({ category: 'AE', rate: 0 })).toMatchObject({ code: 'required', field: 'legalText' });
  expect(await wrong({ validFrom: '2026-02-01', validTo: '2026-01-01' })).toMatchObject({ field: 'validTo' });
  expect(await wrong({ countryId: 'ZZ' })).toMatchObject({ field: 'countryId' });
});

test('payment terms on offer are the active ones', async () => {
  await ok(paymentTermContract.routes.create, admin(), { body: { name: 'Old', days: 90, isActive: false } });
  const { rows } = await ok(paymentTermContract.routes.optionList, agency.users.readOnly, {});
  expect(rows.map(({ name }) => name)).toEqual(['30 days']);
});

test('is refused to who may not, and missing elsewhere', async () => {
  const body = { name: 'Denied', code: 'NO', ...legal };
  expect(refusal(await call(routes.create, agency.users.assistant, { body }))).toBe('403 denied');
  const theirs = await ok(routes.create, foreign.users.administrator, { body });
  for (const route of [routes.get, routes.images])
    expect(refusal(await call(route, admin(), { params: { id: theirs.id } }))).toBe('404 notFound');
  const account = { name: 'A', holder: 'A', iban: 'NL91ABNA0417164300', currency: 'EUR' };
  const bank = await ok(bankAccountContract.routes.create, admin(), { body: account });
  expect(refusal(await call(bankAccountContract.routes.get, foreign.users.finance, { params: { id: bank.id } }))).toBe(
    '404 notFound',
  );
});

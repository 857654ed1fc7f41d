import { expect, test } from 'vitest';
import { ageRestrictionContract } from '#shared/domains/reference/age-restriction/contract.ts';
import { articleContract } from '#shared/domains/reference/article/contract.ts';
import { articleCategoryContract } from '#shared/domains/reference/article-category/contract.ts';
import { countryContract } from '#shared/domains/reference/country/contract.ts';
import { cultureContract } from '#shared/domains/reference/culture/contract.ts';
import { urlContract } from '#shared/domains/reference/url/contract.ts';
import { vatRateContract } from '#shared/domains/reference/vat-rate/contract.ts';
import { call, ok, refusal } from '#test/support/api.ts';
import { makeAgency } from '#test/support/fixtures.ts';

const [agency, foreign] = await Promise.all([makeAgency(), makeAgency()]);
const admin = () => agency.users.administrator;

test('an age restriction is made, seen, changed once, and nobody else’s', async () => {
  const { create, update, get } = ageRestrictionContract.routes;
  const made = await ok(create, admin(), { body: { name: '18+', minAge: 18 } });
  expect(made).toMatchObject({ minAge: 18, isDefault: false, isActive: true });
  const body = { id: made.id, rev: made.rev, name: 'Adults', minAge: 18 };
  await ok(update, admin(), { body });
  expect(refusal(await call(update, admin(), { body }))).toBe('409 stale');
  expect(refusal(await call(get, foreign.users.administrator, { params: { id: made.id } }))).toBe('404 notFound');
  expect(refusal(await call(create, agency.users.agent, { body: { name: '21+', minAge: 21 } }))).toBe('403 denied');
  const wrong = await call(create, admin(), { body: { name: 'Nobody', minAge: 100 } });
  expect(wrong.body.errors?.[0]).toMatchObject({ field: 'minAge' });
});

test('web addresses stand in the agency’s order', async () => {
  const { create, list, sort } = urlContract.routes;
  const first = await ok(create, admin(), { body: { name: 'Tickets', url: 'https://tickets.example/report' } });
  const second = await ok(create, admin(), { body: { name: 'Drive', url: 'drive.example' } });
  const bad = await call(create, admin(), { body: { name: 'Bad', url: 'javascript:alert(1)' } });
  expect(bad.body.errors?.[0]).toMatchObject({ code: 'url', field: 'url' });
  await ok(sort, admin(), { body: { ids: [second.id, first.id] } });
  const { rows } = await ok(list, agency.users.agent, { body: {} });
  expect(rows.map(({ name }) => name)).toEqual(['Drive', 'Tickets']);
});

test('articles stand in their section, under a heading of it that is not deleted below them', async () => {
  const categories = articleCategoryContract.routes;
  const { create, list } = articleContract.routes;
  const power = await ok(categories.create, admin(), { body: { name: 'Power', section: 'rider' } });
  const article = { name: 'Stage power', section: 'rider' as const, body: '- 63 A', categoryId: power.id };
  await ok(create, admin(), { body: article });
  const elsewhere = await call(create, admin(), { body: { ...article, section: 'contract' } });
  expect(elsewhere.body.errors?.[0]).toMatchObject({ code: 'choice', field: 'categoryId' });
  const script = await call(create, admin(), { body: { ...article, name: 'Bad', body: '<b>x</b>' } });
  expect(script.body.errors?.[0]).toMatchObject({ code: 'forbiddenCharacters', field: 'body' });
  const image = await call(create, admin(), {
    body: { ...article, name: 'Picture', imageKey: `incoming/${foreign.tenantId}/01ARZ3NDEKTSV4RRFFQ69G5FAV` },
  });
  expect(image.body.errors?.[0]).toMatchObject({ code: 'file.gone', field: 'imageKey' });
  expect(refusal(await call(categories.remove, admin(), { body: { id: power.id } }))).toBe('409 inUse');
  const shown = async (section: 'rider' | 'contract') =>
    (await ok(list, admin(), { body: { section } })).rows.map(({ name }) => name);
  expect(await shown('rider')).toEqual(['Stage power']);
  expect(await shown('contract')).toEqual([]);
});

test('a country is set for the agency alone', async () => {
  const { list, get, update } = countryContract.routes;
  const vat = { name: 'Low', code: 'NL-LOW', rate: 9000, category: 'S', countryId: 'NL' } as const;
  const rate = await ok(vatRateContract.routes.create, admin(), { body: vat });
  expect((await ok(list, admin(), { body: {} })).rows).toHaveLength(250);
  const body = {
    code: 'NL',
    rev: 0,
    isActive: true,
    vatRateId: rate.id,
    culture: 'nl',
    defaultStateId: 'NL-NH',
  } as const;
  await ok(update, admin(), { body });
  expect(await ok(get, agency.users.agent, { params: { code: 'NL' } })).toEqual({ ...body, rev: 1 });
  expect(refusal(await call(update, admin(), { body }))).toBe('409 stale');
  await ok(update, admin(), { body: { code: 'AQ', rev: 0, isActive: false } });
  expect((await ok(list, admin(), { body: { isActive: false } })).rows.map(({ code }) => code)).toEqual(['AQ']);
  expect(await ok(get, foreign.users.agent, { params: { code: 'NL' } })).toMatchObject({ rev: 0, isActive: true });
  const state = await call(update, admin(), { body: { code: 'DE', rev: 0, defaultStateId: 'NL-NH' } });
  expect(state.body.errors?.[0]).toMatchObject({ code: 'choice', field: 'defaultStateId' });
  expect(refusal(await call(update, agency.users.agent, { body: { code: 'DE', rev: 0 } }))).toBe('403 denied');
  expect(refusal(await call(vatRateContract.routes.remove, admin(), { body: { id: rate.id } }))).toBe('409 inUse');
});

test('one culture is the default', async () => {
  const { list, update } = cultureContract.routes;
  const set = (code: 'nl' | 'en-GB', more: object) => ({
    body: { code, rev: 0, isActive: true, isDefault: false, ...more },
  });
  expect(refusal(await call(update, admin(), set('en-GB', { isActive: false })))).toBe('409 culture.needsDefault');
  await ok(update, admin(), set('nl', { isDefault: true }));
  const { rows } = await ok(list, admin(), { body: {} });
  expect(rows.filter(({ isDefault }) => isDefault)).toMatchObject([{ code: 'nl', rev: 1 }]);
  await ok(update, admin(), set('en-GB', { isDefault: true }));
  const after = await ok(list, admin(), { body: {} });
  expect(after.rows.filter(({ isDefault }) => isDefault).map(({ code }) => code)).toEqual(['en-GB']);
  expect(refusal(await call(update, agency.users.agent, set('nl', {})))).toBe('403 denied');
});

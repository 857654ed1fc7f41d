import { expect, test } from 'vitest';
import { companyContract } from '#shared/domains/relations/company/contract.ts';
import { stateAliasContract } from '#shared/domains/relations/state-alias/contract.ts';
import { call, ok, refusal } from '#test/support/api.ts';
import { deliver } from '#test/support/deliver.ts';
import { makeAgency } from '#test/support/fixtures.ts';
import { promised } from '#test/support/outbox.ts';

const { list, unmapped, setStateId, setCannotMap } = stateAliasContract.routes;
const [agency, foreign] = await Promise.all([makeAgency(), makeAgency()]);
const admin = () => agency.users.administrator;
const company = (name: string, stateText: string) =>
  ok(companyContract.routes.create, agency.users.agent, {
    body: { name, roles: ['promoter'], address: { city: 'Somewhere', countryId: 'US', stateText } },
  });
const waiting = async () => (await ok(unmapped, admin(), {})).rows;
const stateOf = async (id: string) => (await ok(companyContract.routes.get, admin(), { params: { id } })).address;

test('a text that names a state becomes the state; another is collected once', async () => {
  expect((await company('Named', 'California')).address).toMatchObject({ stateId: 'US-CA' });
  const first = await company('First', 'Calif.');
  await company('Second', 'CALIF');
  expect(first.address).toMatchObject({ stateId: '', stateText: 'Calif.' });
  expect(await waiting()).toMatchObject([{ countryId: 'US', text: 'Calif.', seenAt: 'First', cannotMap: false }]);
});

test('mapped by hand it is put where it was said, and known from then on', async () => {
  const before = await company('Third', 'Big Apple State');
  const alias = (await waiting()).find(({ text }) => text === 'Big Apple State');
  const body = { id: alias?.id ?? '', rev: alias?.rev ?? 0, stateId: 'US-NY' };
  const wrong = await call(setStateId, admin(), { body: { ...body, stateId: 'NL-NH' } });
  expect(wrong.body.errors?.[0]).toMatchObject({ code: 'choice', field: 'stateId' });
  expect(refusal(await call(setStateId, agency.users.agent, { body }))).toBe('403 denied');
  expect(refusal(await call(setStateId, foreign.users.administrator, { body }))).toBe('404 notFound');
  expect(await ok(setStateId, admin(), { body })).toMatchObject({ stateId: 'US-NY', addresses: 1 });
  const target = { tenantId: agency.tenantId, entity: 'state-alias', id: body.id };
  expect(await promised(target, 'stateAlias')).toMatchObject([{ payload: { id: body.id } }]);
  await deliver(agency.tenantId, 'stateAlias', { id: body.id });
  expect(refusal(await call(setStateId, admin(), { body }))).toBe('409 stale');
  expect(await stateOf(before.id)).toMatchObject({ stateId: 'US-NY' });
  expect(await stateOf(before.id)).not.toHaveProperty('stateText');
  expect((await company('Fourth', 'big apple state')).address).toMatchObject({ stateId: 'US-NY' });
});

test('what stands for no state is not asked about again', async () => {
  await company('Fifth', 'Nowhere');
  const alias = (await waiting()).find(({ text }) => text === 'Nowhere');
  await ok(setCannotMap, admin(), { body: { id: alias?.id ?? '', rev: alias?.rev ?? 0 } });
  await company('Sixth', 'nowhere');
  expect((await waiting()).map(({ text }) => text)).not.toContain('Nowhere');
  const { rows } = await ok(list, admin(), { query: {} });
  expect(rows.filter(({ text }) => text === 'Nowhere')).toMatchObject([{ cannotMap: true }]);
});

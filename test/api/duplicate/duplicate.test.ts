import { expect, test } from 'vitest';
import { companyContract } from '#shared/domains/relations/company/contract.ts';
import { contactContract } from '#shared/domains/relations/contact/contract.ts';
import { duplicateContract } from '#shared/domains/relations/duplicate/contract.ts';
import { call, ok, refusal } from '#test/support/api.ts';
import { makeAgency } from '#test/support/fixtures.ts';

const { routes } = duplicateContract;
const agency = await makeAgency();
const agent = () => agency.users.agent;
const address = { city: 'Utrecht', countryId: 'NL' };
const make = (name: string, more: object = {}) =>
  ok(companyContract.routes.create, agent(), { body: { name, roles: ['promoter'], address, ...more } });

/** All pairs there are, part after part. */
async function pairs(entity: 'company' | 'contact') {
  const found: { names: string[]; by: string[] }[] = [];
  for (let from: number | undefined = 0; from !== undefined; ) {
    const page: {
      pairs: { first: { name: string }; second: { name: string }; by: string[] }[];
      next?: number | undefined;
    } = await ok(routes.list, agent(), { body: { entity, from } });
    found.push(...page.pairs.map(({ first, second, by }) => ({ names: [first.name, second.name], by })));
    from = page.next;
  }
  return found;
}

test('finds like companies while one is filled in, and as pairs, each once', async () => {
  const first = await make('Ekko', { vatNumber: 'NL855025311B01', email: 'office@ekko.example' });
  const second = await make('Stichting Ekko', { vatNumber: 'NL8550.25.311.B01', email: 'office@ekko.example' });
  const asked = { name: 'ekko', city: 'UTRECHT', vatNumber: 'nl855025311b01' };
  const { rows } = await ok(routes.companies, agent(), { body: asked });
  expect(rows).toMatchObject([
    { id: first.id, name: 'Ekko', by: ['vat', 'name'] },
    { id: second.id, by: ['vat'] },
  ]);
  const without = await ok(routes.companies, agent(), { body: { ...asked, excludeId: first.id } });
  expect(without.rows.map(({ id }) => id)).toEqual([second.id]);
  expect(await pairs('company')).toEqual([{ names: ['Ekko', 'Stichting Ekko'], by: ['vat', 'email'] }]);
  expect(refusal(await call(routes.companies, agency.users.artist, { body: asked }))).toBe('403 denied');
  const foreign = await makeAgency();
  expect((await ok(routes.companies, foreign.users.agent, { body: asked })).rows).toEqual([]);
});

test('a pair that is none is not shown again until it is recalled; what is deleted or changed is none', async () => {
  const [first, second] = [await make('Paard'), await make('PAARD')];
  const isThere = async () => (await pairs('company')).some(({ names }) => names.includes('Paard'));
  const body = { entity: 'company' as const, firstId: second.id, secondId: first.id };
  expect(await isThere()).toBe(true);
  expect(refusal(await call(routes.dismiss, agency.users.readOnly, { body }))).toBe('403 denied');
  await ok(routes.dismiss, agent(), { body });
  expect(await isThere()).toBe(false);
  await ok(routes.recall, agent(), { body });
  expect(await isThere()).toBe(true);
  await ok(companyContract.routes.remove, agent(), { params: { id: first.id } });
  expect(await isThere()).toBe(false);
  await ok(companyContract.routes.restore, agent(), { params: { id: first.id } });
  expect(await isThere()).toBe(true);
});

test('tells contacts by mail and mobile', async () => {
  const contact = (more: object) => ok(contactContract.routes.create, agent(), { body: { lastName: 'Berg', ...more } });
  const made = await contact({ firstName: 'Ida', mobile: '+31 6 1234 5678', email: 'ida@berg.example' });
  await contact({ firstName: 'I.', mobile: '+31612345678' });
  const { rows } = await ok(routes.contacts, agent(), { body: { name: 'x', email: 'IDA@berg.example' } });
  expect(rows).toMatchObject([{ id: made.id, by: ['email'] }]);
  expect(await pairs('contact')).toEqual([{ names: ['Ida Berg', 'I. Berg'], by: ['phone'] }]);
});

import { beforeAll, expect, test } from 'vitest';
import { companyContract } from '#shared/domains/company/contract.ts';
import { call, ok, refusal } from '#test/support/api.ts';
import { type Agency, makeAgency } from '#test/support/fixtures.ts';

const { routes } = companyContract;
let agency: Agency;
beforeAll(async () => {
  agency = await makeAgency();
});
const agent = () => agency.users.agent;

test('is listed by role, country and city, and picked with its place', async () => {
  const address = { city: 'Gent', countryId: 'BE' };
  const made = await ok(routes.create, agent(), { body: { name: 'Vooruit Live', roles: ['promoter'], address } });
  const filters = [
    { field: 'role' as const, values: ['promoter'] },
    { field: 'country' as const, values: ['BE'] },
  ];
  expect((await ok(routes.list, agent(), { body: { filters } })).rows.map((row) => row.id)).toEqual([made.id]);
  const { items } = await ok(routes.picker, agent(), { body: { keyword: 'gent' } });
  expect(items).toEqual([{ key: made.id, value: 'Vooruit Live', sublabel: 'Gent, BE', defaultSelect: false }]);
  const without = await ok(routes.picker, agent(), { body: { keyword: 'gent', excludeKeys: [made.id] } });
  expect(without.items).toEqual([]);
});

test('as a venue must say where it is', async () => {
  const body = { name: 'Nowhere', roles: ['venue' as const], address: {} };
  const answer = await call(routes.create, agent(), { body });
  expect(answer).toMatchObject({ status: 400, body: { errors: [{ code: 'required', field: 'address.city' }] } });
});

test('names every wrong field at once', async () => {
  const body = { name: '', roles: [], address: {}, email: 'no', website: 'not a web address', capacity: -1 };
  const { status, body: answer } = await call(routes.create, agent(), { body });
  expect(status).toBe(400);
  expect(answer.errors?.map((e) => e.field).sort()).toEqual(['capacity', 'email', 'name', 'roles', 'website']);
});

test('is removed, restored and changed by who may', async () => {
  const params = { id: agency.company.id };
  expect(refusal(await call(routes.remove, agency.users.assistant, { params }))).toBe('403 denied');
  await ok(routes.remove, agent(), { params });
  expect(refusal(await call(routes.get, agent(), { params }))).toBe('404 notFound');
  expect(await ok(routes.restore, agent(), { params })).toMatchObject({ id: agency.company.id, rev: 3 });
});

import { expect, test } from 'vitest';
import { contactContract } from '#shared/domains/relations/contact/contract.ts';
import { call, ok, refusal } from '#test/support/api.ts';
import { makeAgency, unknownId } from '#test/support/fixtures.ts';

const { routes } = contactContract;
const agency = await makeAgency();
const agent = () => agency.users.agent;

test('carries its companies and is found by name, by company and through its filter', async () => {
  const positions = [{ companyId: agency.company.id, position: 'Head of music', defaultSelect: true }];
  const body = { firstName: 'Jan', infix: 'van der', lastName: 'Berg', positions };
  const made = await ok(routes.create, agent(), { body });
  expect(made).toMatchObject({ fullName: 'Jan van der Berg', positions: [{ companyName: 'Test Presents' }] });
  const picked = await ok(routes.picker, agent(), { body: { keyword: 'berg' } });
  expect(picked.items).toMatchObject([{ key: made.id, sublabel: 'Head of music' }]);
  const filters = [{ field: 'company' as const, values: [agency.company.id] }];
  const { rows } = await ok(routes.list, agent(), { body: { filters, keyword: 'test presents' } });
  expect(rows.map((row) => row.fullName)).toEqual(['Jan van der Berg', 'Nina Test']);
});

test('names the position whose company is not there', async () => {
  const positions = [{ companyId: agency.company.id }, { companyId: unknownId() }];
  const answer = await call(routes.create, agent(), { body: { lastName: 'Lost', positions } });
  expect(answer).toMatchObject({ status: 400, body: { errors: [{ code: 'choice', field: 'positions.1.companyId' }] } });
});

test('refuses a stale change with the newer state, and outsiders altogether', async () => {
  const params = { id: agency.contact.id };
  const change = () => call(routes.update, agent(), { params, body: { lastName: 'New', rev: 1 } });
  expect((await change()).body.rev).toBe(2);
  const stale = await change();
  expect(refusal(stale)).toBe('409 stale');
  expect(stale.body.current).toMatchObject({ lastName: 'New', rev: 2 });
  expect(refusal(await call(routes.get, agency.users.promoter, { params }))).toBe('403 denied');
});

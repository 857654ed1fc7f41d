import { beforeAll, expect, test } from 'vitest';
import { adminoneContract } from '#shared/domains/adminone/contract.ts';
import { statusContract } from '#shared/domains/status/contract.ts';
import { userContract } from '#shared/domains/user/contract.ts';
import { call, ok, refusal } from '#test/support/api.ts';
import { type Agency, makeAgency, makeOperator, type TestUser, unknownId } from '#test/support/fixtures.ts';

const { routes } = adminoneContract;
let agency: Agency;
let operator: TestUser;
beforeAll(async () => {
  [agency, operator] = await Promise.all([makeAgency(), makeOperator()]);
});

test('an operator finds an agency and its users, without their rights', async () => {
  const clients = await ok(routes.listClients, operator, { body: { perPage: 1000 } });
  expect(clients.rows.map(({ id }) => id)).toContain(agency.tenantId);
  const { rows } = await ok(routes.listUsers, operator, { body: { tenantId: agency.tenantId } });
  const agent = rows.find(({ id }) => id === agency.users.agent.user.id);
  expect(agent).toMatchObject({ role: 'agent', isOperator: false });
  expect(agent).not.toHaveProperty('permissions');
});

test('nobody else does, and an agency that is not there is not found', async () => {
  const { administrator } = agency.users;
  expect((await call(routes.listClients, administrator, { body: {} })).status).toBe(403);
  expect((await call(routes.listUsers, administrator, { body: { tenantId: agency.tenantId } })).status).toBe(403);
  expect(refusal(await call(routes.listUsers, operator, { body: { tenantId: unknownId() } }))).toBe('404 notFound');
});

test('language and zone are the user’s own to change', async () => {
  const { assistant, administrator } = agency.users;
  await ok(userContract.routes.changeRegion, assistant, { body: { locale: 'nl', zone: 'Europe/London' } });
  const { id } = assistant.user;
  const now = await ok(userContract.routes.get, administrator, { params: { id } });
  expect(now).toMatchObject({ locale: 'nl', zone: 'Europe/London', role: 'assistant' });
});

test('an area has one status that new records start in', async () => {
  const { administrator } = agency.users;
  const { id, rev, name, hexColor, phase } = agency.status('Request');
  await ok(statusContract.routes.update, administrator, { body: { id, rev, name, hexColor, phase, isDefault: true } });
  const { rows } = await ok(statusContract.routes.list, administrator, { query: { mainArea: 'show' } });
  expect(rows.filter((row) => row.isDefault).map((row) => row.name)).toEqual(['Request']);
});

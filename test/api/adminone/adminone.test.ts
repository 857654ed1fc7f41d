import { expect, test } from 'vitest';
import { userContract } from '#shared/domains/identity/user/contract.ts';
import { adminoneContract } from '#shared/domains/operator/adminone/contract.ts';
import { bankAccountContract } from '#shared/domains/reference/bank-account/contract.ts';
import { bookkeepingContract } from '#shared/domains/reference/bookkeeping/contract.ts';
import { currencyContract } from '#shared/domains/reference/currency/contract.ts';
import { statusContract } from '#shared/domains/reference/status/contract.ts';
import { vatRateContract } from '#shared/domains/reference/vat-rate/contract.ts';
import { call, callRaw, ok, refusal } from '#test/support/api.ts';
import { makeAgency, makeOperator, makeSignedIn, unknownId } from '#test/support/fixtures.ts';

const { routes } = adminoneContract;
const [agency, operator] = await Promise.all([makeAgency(), makeOperator()]);

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

test('a new agency has money to write in, its own first, and the VAT cases of its country', async () => {
  const administrator = { name: 'Ada First', email: `${unknownId().toLowerCase()}@test.example` };
  const body = { name: 'Thames Sound', zone: 'Europe/London', currency: 'GBP' as const, administrator };
  const client = await ok(routes.createClient, operator, { body });
  const first = await makeSignedIn(client.id, { role: 'administrator' });
  const { rows } = await ok(currencyContract.routes.list, first, { body: {} });
  expect(rows.filter(({ isDefault }) => isDefault)).toMatchObject([
    { code: 'GBP', name: 'British Pound', symbol: '£' },
  ]);
  expect(rows.map(({ code }) => code)).toEqual(expect.arrayContaining(['EUR', 'USD']));
  const vat = await ok(vatRateContract.routes.list, first, { body: {} });
  expect(vat.rows.map(({ code, isDefault }) => [code, isDefault])).toEqual([
    ['NON-EU', false],
    ['SMALL', false],
    ['UK-STD', true],
  ]);
  const book = { name: 'Thames Sound', code: 'MAIN', legalName: 'Thames Sound Ltd', isDefault: true };
  await ok(bookkeepingContract.routes.create, first, { body: { ...book, vatRateId: vat.rows[2]?.id } });
  const account = {
    name: 'Main',
    holder: 'Thames Sound Ltd',
    iban: 'GB29NWBK60161331926819',
    currency: 'GBP' as const,
  };
  expect((await ok(bankAccountContract.routes.create, first, { body: account })).currency).toBe('GBP');
});

test('a new agency comes with its statuses and an administrator who is invited', async () => {
  const email = `${unknownId().toLowerCase()}@test.example`;
  const administrator = { name: 'Ada First', email };
  const limits = { maxUsers: 2, maxSessions: 1 };
  const body = { name: 'Harbour Lights', locale: 'nl' as const, currency: 'EUR' as const, ...limits, administrator };
  const client = await ok(routes.createClient, operator, { body });
  expect(client).toMatchObject({ name: 'Harbour Lights', locale: 'nl', maxUsers: 2, isActive: true });
  expect(await ok(routes.getClient, operator, { params: { id: client.id } })).toMatchObject({ users: 1 });
  const { rows } = await ok(routes.listUsers, operator, { body: { tenantId: client.id } });
  expect(rows).toMatchObject([{ name: 'Ada First', email, role: 'administrator', state: 'invited' }]);
  const query = { tenantId: client.id };
  const one = await ok(routes.getUser, operator, { params: { id: rows[0]?.id ?? '' }, query });
  expect(one).toMatchObject({ tenantName: 'Harbour Lights', email });
  const elsewhere = { params: { id: agency.users.agent.user.id }, query };
  expect(refusal(await call(routes.getUser, operator, elsewhere))).toBe('404 notFound');
  const second = await makeSignedIn(client.id, { role: 'administrator' });
  const { rows: statuses } = await ok(statusContract.routes.list, second, { query: { mainArea: 'show' } });
  expect(statuses.length).toBeGreaterThan(10);
  const third = { name: 'Third', email: `x${email}`, role: 'agent' as const };
  expect(refusal(await call(userContract.routes.invite, second, { body: third }))).toBe('409 user.tooMany');
});

test('a new agency in English writes dates the way of its country', async () => {
  const localeIn = async (zone: string) => {
    const administrator = { name: 'Ada First', email: `${unknownId().toLowerCase()}@test.example` };
    const body = { name: 'Harbour', locale: 'en' as const, zone, administrator };
    return (await ok(routes.createClient, operator, { body })).locale;
  };
  expect(await localeIn('Europe/Amsterdam')).toBe('en-gb');
  expect(await localeIn('America/New_York')).toBe('en');
});

test('a closed agency lets nobody in, and one that opens again does', async () => {
  const closing = await makeAgency();
  const { administrator } = closing.users;
  const { id, name, rev } = await ok(routes.getClient, operator, { params: { id: closing.tenantId } });
  const closed = await ok(routes.updateClient, operator, { body: { id, rev, name, isActive: false } });
  const shut = await call(userContract.routes.list, administrator, { body: {} });
  expect([shut.status, shut.body.errors?.[0]?.target]).toEqual([403, '/client/access/status?reason=agency']);
  const stale = { body: { id, rev, name: 'Again' } };
  expect(refusal(await call(routes.updateClient, operator, stale))).toBe('409 stale');
  await ok(routes.updateClient, operator, { body: { id, rev: closed.rev, name } });
  expect((await call(userContract.routes.list, administrator, { body: {} })).status).toBe(200);
});

test('lists of administrators name administrators only, and operators are a tier of their own', async () => {
  const { administrator } = agency.users;
  const rolesAt = async (path: string) => {
    const { list } = userContract.routes;
    const alias = list.aliases?.find((one) => one.path === path);
    const { status, body } = await callRaw({ ...list, ...alias }, administrator);
    expect(status).toBe(200);
    return (body as { rows: { role: string }[] }).rows.map(({ role }) => role);
  };
  expect(new Set(await rolesAt('/api/core/user/admin/internal/list'))).toEqual(new Set(['administrator']));
  expect(await rolesAt('/api/core/user/admin/external/list')).toEqual([]);
  const { rows } = await ok(routes.listOperators, operator, { query: {} });
  expect(rows.map(({ id }) => id)).toContain(operator.user.id);
  expect(rows.every(({ isOperator }) => isOperator)).toBe(true);
  expect((await call(routes.listOperators, administrator, { query: {} })).status).toBe(403);
});

test('the list shows the health of each client', async () => {
  const sought = { page: 1, perPage: 100, keyword: 'Test agency' };
  const { pageCount } = await ok(routes.listHealth, operator, { body: sought });
  const pages = await Promise.all(
    Array.from({ length: pageCount }, (_, i) => ok(routes.listHealth, operator, { body: { ...sought, page: i + 1 } })),
  );
  const row = pages.flatMap(({ rows }) => rows).find(({ id }) => id === agency.tenantId);
  expect(row).toEqual(await ok(routes.getClient, operator, { params: { id: agency.tenantId } }));
  expect(row).toMatchObject({ users: Object.keys(agency.users).length, deadLetters: 0 });
  expect((await call(routes.listHealth, agency.users.administrator, { body: {} })).status).toBe(403);
  expect(refusal(await call(routes.listHealth, operator, { body: { perPage: 101 } }))).toBe('400 tooBig');
});

test('a client shows when something changed there last', async () => {
  const { lastChangeAt = '', deadLetters } = await ok(routes.getClient, operator, { params: { id: agency.tenantId } });
  expect(Date.now() - Date.parse(lastChangeAt)).toBeLessThan(3_600_000);
  expect(deadLetters).toBe(0);
});

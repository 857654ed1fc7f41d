import { beforeAll, expect, test, vi } from 'vitest';
import { actingUser } from '#functions/domains/identity/user/public/acting.ts';
import { userStore } from '#functions/domains/identity/user/store.ts';
import { clientStore, OPERATOR_TENANT } from '#functions/domains/reference/client/store.ts';
import { documents } from '#functions/platform/data/table.ts';
import { showContract } from '#shared/domains/booking/show/contract.ts';
import { accountContract } from '#shared/domains/identity/account/contract.ts';
import { userContract } from '#shared/domains/identity/user/contract.ts';
import { apiTokenContract } from '#shared/domains/operator/api-token/contract.ts';
import { MAX_LIVE } from '#shared/domains/operator/api-token/rules.ts';
import type { ApiTokenInput } from '#shared/domains/operator/api-token/schemas.ts';
import { userActionContract } from '#shared/domains/operator/user-action/contract.ts';
import { notificationContract } from '#shared/domains/reference/notification/contract.ts';
import { type Caller, call, ok, refusal } from '#test/support/api.ts';
import {
  type Agency,
  makeAgency,
  makeOperator,
  makeSignedIn,
  showInput,
  type TestUser,
} from '#test/support/fixtures.ts';

const { create, list, revoke } = apiTokenContract.routes;
const { insert, get } = showContract.routes;

let agency: Agency;
let agent: TestUser;
let admin: TestUser;
beforeAll(async () => {
  agency = await makeAgency();
  [agent, admin] = [agency.users.agent, agency.users.administrator];
});

const input = (more: Partial<ApiTokenInput> = {}): ApiTokenInput => ({
  kind: 'personal',
  label: 'Zapier',
  permissions: ['show.read', 'show.create'],
  isReadOnly: false,
  days: 90,
  ...more,
});
const make = async (maker: Caller, more: Partial<ApiTokenInput> = {}) => ok(create, maker, { body: input(more) });

test('a token calls the API as its maker, within its rights, until it is revoked', async () => {
  const { token, row } = await make(agent, { permissions: ['show.read', 'show.create', 'status.read'] });
  expect(token).toMatch(/^bl_pat_[\w-]{43}$/);
  const show = await ok(insert, { token }, { body: showInput(agency) });
  expect((await ok(get, { token }, { params: { id: show.id } })).id).toBe(show.id);
  const removal = await call(showContract.routes.remove, { token }, { params: { id: show.id } });
  expect(refusal(removal)).toBe('403 denied');
  const { rows } = await ok(userActionContract.routes.list, admin, { body: { area: 'show' } });
  expect(rows.find(({ recordId }) => recordId === show.id)).toMatchObject({
    actorId: agent.user.id,
    tokenLabel: 'Zapier',
  });
  const seen = (await ok(list, agent, { body: {} })).rows.find(({ id }) => id === row.id);
  expect(seen).toMatchObject({ state: 'live', usedAt: expect.any(String) });
  expect((await ok(revoke, agent, { body: { id: row.id } })).state).toBe('revoked');
  expect(refusal(await call(get, { token }, { params: { id: show.id } }))).toBe('401 token.invalid');
  expect((await ok(revoke, agent, { body: { id: row.id } })).state).toBe('revoked');
});

test('nothing of the secret is stored', async () => {
  const send = vi.spyOn(documents, 'send');
  const { token } = await make(agent);
  const written = JSON.stringify(send.mock.calls.map(([command]) => command.input));
  expect(written).toContain('TOKEN#');
  expect(written).not.toContain(token.slice('bl_pat_'.length));
});

test('a token of a user has no more than the user has now', async () => {
  const user = await makeSignedIn(agency.tenantId, { role: 'agent' });
  const { token } = await make(user, { permissions: ['show.read'] });
  await ok(showContract.routes.list, { token }, { body: {} });
  const stored = await userStore.get(agency, user.user.id);
  const { rev } = await ok(userContract.routes.updatePermissions, admin, {
    body: { id: user.user.id, rev: stored.rev, permissions: ['artist.read'] },
  });
  expect(refusal(await call(showContract.routes.list, { token }, { body: {} }))).toBe('403 denied');
  await ok(userContract.routes.deactivate, admin, { body: { id: user.user.id, rev } });
  expect(refusal(await call(showContract.routes.list, { token }, { body: {} }))).toBe('401 token.invalid');
});

test('a read-only token reads, and writes nothing', async () => {
  const { token } = await make(agent, { isReadOnly: true });
  await ok(showContract.routes.list, { token }, { body: {} });
  expect(refusal(await call(insert, { token }, { body: showInput(agency) }))).toBe('403 token.readOnly');
});

test('nobody gives a token rights of others; only an administrator makes one of the agency', async () => {
  expect(refusal(await call(create, agent, { body: input({ permissions: ['user.update'] }) }))).toBe(
    '403 apiToken.notHeld',
  );
  expect(refusal(await call(create, agent, { body: input({ kind: 'agency' }) }))).toBe('403 denied');
  expect(refusal(await call(create, agency.users.artist, { body: input() }))).toBe('403 denied');
  expect(refusal(await call(create, agent, { body: input({ days: 366 }) }))).toBe('400 tooBig');
  expect(refusal(await call(create, agent, { body: input({ permissions: [] }) }))).toBe('400 atLeastOne');
});

test('a token of the agency outlives its maker, and ends with the agency', async () => {
  const own = await makeAgency();
  const maker = await makeSignedIn(own.tenantId, { role: 'administrator' });
  const { token } = await make(maker, { kind: 'agency', label: 'Website', permissions: ['show.read'] });
  expect(token).toMatch(/^bl_agt_/);
  expect(refusal(await call(notificationContract.routes.list, { token }, { body: {} }))).toBe('403 token.personOnly');
  const { rev } = await userStore.get(own, maker.user.id);
  await ok(userContract.routes.deactivate, own.users.administrator, { body: { id: maker.user.id, rev } });
  await ok(showContract.routes.list, { token }, { body: {} });
  const other = await ok(insert, agent, { body: showInput(agency) });
  expect(refusal(await call(get, { token }, { params: { id: other.id } }))).toBe('404 notFound');
});

test('a token neither makes tokens nor reaches the account', async () => {
  const { token, row } = await make(admin, { permissions: ['masterData.read', 'user.update', 'user.invite'] });
  const refused = [
    call(create, { token }, { body: input() }),
    call(list, { token }, { body: {} }),
    call(revoke, { token }, { body: { id: row.id } }),
    call(accountContract.routes.connected, { token }, {}),
    call(userContract.routes.changeName, { token }, { body: { name: 'Another' } }),
    call(userContract.routes.updatePermissions, { token }, { body: { id: agent.user.id, rev: 1, permissions: [] } }),
  ];
  for (const answer of await Promise.all(refused)) expect(refusal(answer)).toBe('403 token.personOnly');
});

test('a user sees their own tokens; an administrator sees and revokes all of the agency, and none of another', async () => {
  const { token, row } = await make(agent, { label: 'Phone' });
  const { rows, mayMakeAgency } = await ok(list, agency.users.assistant, { body: {} });
  expect([rows, mayMakeAgency]).toEqual([[], false]);
  expect(refusal(await call(revoke, agency.users.assistant, { body: { id: row.id } }))).toBe('404 notFound');
  const stranger = await makeAgency();
  expect(refusal(await call(revoke, stranger.users.administrator, { body: { id: row.id } }))).toBe('404 notFound');
  await ok(showContract.routes.list, { token }, { body: {} });
  expect((await ok(list, admin, { body: {} })).rows.map(({ id }) => id)).toContain(row.id);
  await ok(revoke, admin, { body: { id: row.id } });
  expect(refusal(await call(showContract.routes.list, { token }, { body: {} }))).toBe('401 token.invalid');
});

test('two tokens at once do not exceed the room', async () => {
  const user = await makeSignedIn(agency.tenantId, { role: 'agent' });
  for (let i = 1; i < MAX_LIVE.personal; i++) await make(user);
  const answers = await Promise.all([1, 2].map(() => call(create, user, { body: input() })));
  expect(answers.map(refusal).sort()).toEqual(['200', '409 apiToken.tooMany']);
});

test('the same request again makes no second token, and does not tell the first', async () => {
  const user = await makeSignedIn(agency.tenantId, { role: 'agent' });
  const key = { 'idempotency-key': '0f0e3c52-6b54-4d0c-9a6e-2f4f3f1c7a11' };
  await ok(create, user, { body: input() }, key);
  expect(refusal(await call(create, user, { body: input() }, key))).toBe('409 alreadyDone');
  expect((await ok(list, user, { body: {} })).rows).toHaveLength(1);
});

test('the calls of a token are limited, each token by itself', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date() });
  const user = await makeSignedIn(agency.tenantId, { role: 'agent' });
  const [{ token }, other] = await Promise.all([make(user), make(user)]);
  const read = (by: string) => call(showContract.routes.list, { token: by }, { body: {} });
  const answers = await Promise.all(Array.from({ length: 121 }, () => read(token)));
  expect(answers.map(refusal).filter((one) => one !== '200')).toEqual(['429 token.tooOften']);
  expect((await read(other.token)).status).toBe(200);
  vi.useRealTimers();
});

test('work that a call starts keeps the rights of its token', async () => {
  const { row } = await make(agent, { permissions: ['show.read', 'artist.read'] });
  const asker = { userId: agent.user.id, token: { ...row, kind: 'personal' as const } };
  const ctx = { tenantId: agency.tenantId, now: new Date(), actor: { userId: 'system', name: 'System' } };
  const { actor } = await actingUser(ctx, { id: row.id, ...asker });
  expect([...actor.permissions].sort()).toEqual(['artist.read', 'show.read']);
});

test('an operator’s token is one of an ordinary user', async () => {
  const operator = await makeOperator();
  const { token } = await make(operator, { permissions: ['show.read'] });
  const { routes } = await import('#shared/domains/operator/adminone/contract.ts').then((one) => one.adminoneContract);
  expect(refusal(await call(routes.listClients, { token }, { body: {} }))).toBe('403 token.personOnly');
  expect(await clientStore.find({ tenantId: OPERATOR_TENANT }, agency.client.id)).toBeDefined();
});

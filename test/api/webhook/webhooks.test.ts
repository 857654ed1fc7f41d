import { beforeAll, expect, test, vi } from 'vitest';
import { documents } from '#functions/platform/data/table.ts';
import { apiTokenContract } from '#shared/domains/operator/api-token/contract.ts';
import { userActionContract } from '#shared/domains/operator/user-action/contract.ts';
import { webhookContract } from '#shared/domains/operator/webhook/contract.ts';
import { MAX_ENDPOINTS, type WebhookInput } from '#shared/domains/operator/webhook/schemas.ts';
import { call, ok, refusal } from '#test/support/api.ts';
import { type Agency, makeAgency, makeSignedIn } from '#test/support/fixtures.ts';

const { routes } = webhookContract;
let [agency, others] = [undefined as unknown as Agency, undefined as unknown as Agency];
beforeAll(async () => {
  [agency, others] = await Promise.all([makeAgency(), makeAgency()]);
});
const admin = () => agency.users.administrator;
const input = (more: Partial<WebhookInput> = {}): WebhookInput => ({
  name: 'Website',
  url: 'https://hooks.example.com/backline',
  kinds: ['show', 'invoice'],
  actions: ['created'],
  isActive: true,
  ...more,
});
const make = (more?: Partial<WebhookInput>) => ok(routes.create, admin(), { body: input(more) });

test('the secret is shown once and stored sealed', async () => {
  const send = vi.spyOn(documents, 'send');
  const { secret, webhook } = await make();
  const written = JSON.stringify(send.mock.calls.map(([command]) => command.input));
  expect(secret).toMatch(/^whsec_/);
  expect(written).toContain('sealedSecret');
  expect(written).not.toContain(secret.slice('whsec_'.length));
  const seen = JSON.stringify([
    await ok(routes.list, admin(), { body: {} }),
    await ok(routes.get, admin(), { body: { id: webhook.id } }),
  ]);
  expect(seen).toContain(webhook.id);
  expect(seen).not.toContain('sealed');
  expect(seen).not.toContain(secret.slice('whsec_'.length));
});

test('only administrators of the whole agency see and manage webhooks', async () => {
  const { webhook } = await make();
  const some = await makeSignedIn(agency.tenantId, { role: 'administrator', allArtists: false });
  for (const user of [agency.users.agent, some]) {
    expect(refusal(await call(routes.list, user, { body: {} }))).toBe('403 denied');
    expect(refusal(await call(routes.create, user, { body: input() }))).toBe('403 denied');
    expect(refusal(await call(routes.rotate, user, { body: { id: webhook.id, rev: 1 } }))).toBe('403 denied');
    expect(refusal(await call(routes.sendTest, user, { body: { id: webhook.id } }))).toBe('403 denied');
  }
  const permissions = ['settings.update' as const];
  const made = await ok(apiTokenContract.routes.create, admin(), {
    body: { kind: 'agency', label: 'x', permissions, isReadOnly: false, days: 1 },
  });
  expect(refusal(await call(routes.list, { token: made.token }, { body: {} }))).toMatch(/^403 /);
});

test('another agency sees and changes none of them', async () => {
  const { webhook } = await make();
  const stranger = others.users.administrator;
  const { id, rev } = webhook;
  expect((await ok(routes.list, stranger, { body: {} })).rows).toEqual([]);
  const refused = await Promise.all([
    call(routes.get, stranger, { body: { id } }),
    call(routes.update, stranger, { body: { ...input(), id, rev } }),
    call(routes.rotate, stranger, { body: { id, rev } }),
    call(routes.remove, stranger, { body: { id } }),
    call(routes.sendTest, stranger, { body: { id } }),
    call(routes.deliveries, stranger, { body: { id } }),
    call(routes.replay, stranger, { body: { id, deliveryId: id } }),
    call(routes.replayFailed, stranger, { body: { id, from: '2026-01-01', to: '2026-01-02' } }),
  ]);
  expect(refused.map(refusal)).toEqual(Array(8).fill('404 notFound'));
});

test.each([
  'http://hooks.example.com/x',
  'https://127.0.0.1/x',
  'https://192.168.1.1/x',
  'https://169.254.169.254/latest/meta-data',
  'https://[::1]/x',
  'https://printer.local/x',
  'https://localhost/x',
  'https://hooks.example.com:22/x',
])('the address %s is refused, also in a change', async (url) => {
  const { webhook } = await make({ name: url });
  const { id, rev } = webhook;
  expect(refusal(await call(routes.create, admin(), { body: input({ url }) }))).toBe('400 webhook.address');
  expect(refusal(await call(routes.update, admin(), { body: { ...input({ url }), id, rev } }))).toBe(
    '400 webhook.address',
  );
  await ok(routes.remove, admin(), { body: { id } });
});

test('two changes of the same revision: the later one is refused', async () => {
  const { webhook } = await make();
  const { id, rev } = webhook;
  await ok(routes.update, admin(), { body: { ...input({ name: 'Other', isActive: false }), id, rev } });
  expect(refusal(await call(routes.update, admin(), { body: { ...input(), id, rev } }))).toBe('409 stale');
  expect(await ok(routes.get, admin(), { body: { id } })).toMatchObject({
    name: 'Other',
    pausedBy: 'user',
    health: 'paused',
  });
});

test('the log of the agency tells who did what, without secrets', async () => {
  const { webhook, secret } = await make({ name: 'Logged' });
  const { id, rev } = webhook;
  await ok(routes.rotate, admin(), { body: { id, rev } });
  await ok(routes.sendTest, admin(), { body: { id } });
  await ok(routes.remove, admin(), { body: { id } });
  const { rows } = await ok(userActionContract.routes.list, admin(), { body: { area: 'webhook' } });
  const own = rows.filter(({ recordId }) => recordId === id);
  expect(own.map(({ action }) => action)).toEqual(['delete', 'testWebhook', 'rotateSecret', 'create']);
  expect(own.every(({ actorName }) => actorName === admin().user.name)).toBe(true);
  expect(JSON.stringify(own)).not.toMatch(/sealed/i);
  expect(JSON.stringify(own)).not.toContain(secret);
});

test('an agency has at most ten, also when two come at once', async () => {
  const full = await makeAgency();
  const user = full.users.administrator;
  for (let i = 0; i < MAX_ENDPOINTS - 1; i++) await ok(routes.create, user, { body: input({ name: `No ${i}` }) });
  const two = await Promise.all([
    call(routes.create, user, { body: input() }),
    call(routes.create, user, { body: input() }),
  ]);
  expect(two.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect((await ok(routes.list, user, { body: {} })).rows).toHaveLength(MAX_ENDPOINTS);
});

import { createPublicKey, verify } from 'node:crypto';
import { marshall, unmarshall } from '@aws-sdk/util-dynamodb';
import type { DynamoDBRecord } from 'aws-lambda';
import { afterAll, expect, it } from 'vitest';
import { pushNote } from '#functions/domains/identity/user/public/push-note.ts';
import { outboxOf } from '#functions/domains/operator/system/outbox.ts';
import { notify, saveSettings } from '#functions/domains/reference/notification/store.ts';
import { readItem } from '#functions/platform/data/read.ts';
import { notificationContract } from '#shared/domains/reference/notification/contract.ts';
import type { EventMessage } from '#shared/events.ts';
import { call, ok, refusal } from '#test/support/api.ts';
import { makeAgency, unknownId } from '#test/support/fixtures.ts';
import { pushService, testBrowser } from '#test/support/push-service.ts';

const { addDevice, devices, removeDevices } = notificationContract.routes;
const [service, agency] = await Promise.all([pushService(), makeAgency()]);
afterAll(service.stop);
const { agent, finance, readOnly } = agency.users;
const browser = testBrowser();
const device = (path: string, more: object = {}) => ({
  body: { label: 'Chrome on Windows', endpoint: `${service.origin}/${path}`, ...browser.keys, ...more },
});

/** Notifies a user, and returns what the table's stream would promise. */
async function promisedTo(userId: string): Promise<EventMessage[]> {
  const note = { id: unknownId(), kind: 'documentReady' as const, subject: 'Contract C-1', target: '/contract/1' };
  await notify(agency.tenantId, userId, { ...note, at: new Date().toISOString() });
  const Item = await readItem<object>({ pk: `${agency.tenantId}#NOTE#${userId}`, sk: note.id });
  const NewImage = marshall({ ...Item }, { removeUndefinedValues: true });
  expect(unmarshall(NewImage)).toEqual(Item);
  return outboxOf({ eventName: 'INSERT', dynamodb: { NewImage } } as DynamoDBRecord);
}
async function pushTo(userId: string): Promise<number> {
  const before = service.posted.length;
  for (const message of await promisedTo(userId)) await pushNote(message as EventMessage<'push'>);
  return service.posted.length - before;
}

it('reads what it was told on each device that a user turned on, and nobody else can', async () => {
  expect(await pushTo(agent.user.id)).toBe(0);
  for (const path of ['one', 'two', 'one']) await ok(addDevice, agent, device(path));
  const { rows, publicKey } = await ok(devices, agent, {});
  expect(rows.map(({ label }) => label)).toEqual(['Chrome on Windows', 'Chrome on Windows']);
  expect(JSON.stringify(rows)).not.toContain(service.origin);
  expect((await ok(devices, finance, {})).rows).toEqual([]);
  expect(await pushTo(agent.user.id)).toBe(2);
  expect(await pushTo(finance.user.id)).toBe(0);
  const sent = service.posted.at(-1);
  expect(browser.read(sent?.body ?? Buffer.alloc(0))).toMatchObject({
    kind: 'documentReady',
    body: 'Contract C-1',
    target: '/contract/1',
  });
  expect(sent?.body.toString('latin1')).not.toContain('Contract');
  // The signature is that of the key which the browser was given.
  const [, token = '', key] = /^vapid t=([^,]+), k=(.+)$/.exec(sent?.headers.authorization ?? '') ?? [];
  expect(key).toBe(publicKey);
  const point = Buffer.from(publicKey, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString('base64url'));
  const [head, claims, signature = ''] = token.split('.');
  const proven = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  expect(proven).toBe(true);
  expect(JSON.parse(Buffer.from(claims ?? '', 'base64url').toString())).toMatchObject({ aud: service.origin });
});

it('forgets a device whose browser is gone, and one that its user removes', async () => {
  service.answers.status = 410;
  await pushTo(agent.user.id);
  service.answers.status = 201;
  expect((await ok(devices, agent, {})).rows).toEqual([]);
  for (const path of ['three', 'four', 'five']) await ok(addDevice, agent, device(path));
  const [first] = (await ok(devices, agent, {})).rows;
  await ok(removeDevices, finance, { query: { id: first?.id } });
  expect((await ok(devices, agent, {})).rows).toHaveLength(3);
  await ok(removeDevices, agent, { query: { id: first?.id } });
  expect((await ok(devices, agent, {})).rows).toHaveLength(2);
  await ok(removeDevices, agent, { query: {} });
  expect((await ok(devices, agent, {})).rows).toEqual([]);
});

it('keeps ten devices, and is silent about what a user hides', async () => {
  for (let i = 0; i < 11; i++) await ok(addDevice, finance, device(`many-${i}`));
  expect((await ok(devices, finance, {})).rows).toHaveLength(10);
  await saveSettings(agency.tenantId, finance.user.id, { inboxOff: ['documentReady'], mailOff: [] });
  expect(await pushTo(finance.user.id)).toBe(0);
});

it('is refused for an address within a network, and for keys that are none', async () => {
  for (const endpoint of ['https://10.0.0.1/x', 'http://push.example/x', 'https://localhost/x', 'no address'])
    expect(refusal(await call(addDevice, readOnly, device('x', { endpoint })))).toBe('400 url');
  expect((await call(addDevice, readOnly, device('x', { p256dh: 'short' }))).status).toBe(400);
  expect((await call(addDevice, readOnly, device('x', { label: '' }))).status).toBe(400);
});

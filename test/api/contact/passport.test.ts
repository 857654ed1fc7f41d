import { GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { documents } from '#functions/platform/data/table.ts';
import { contactContract } from '#shared/domains/relations/contact/contract.ts';
import { noOf } from '#shared/kernel/record/ids.ts';
import { call, ok, refusal } from '#test/support/api.ts';
import { type Agency, makeAgency, makeSignedIn } from '#test/support/fixtures.ts';

const { routes } = contactContract;
const before = process.env.HMAC_KEY;
let agency: Agency;
beforeAll(async () => {
  process.env.HMAC_KEY = 'a server key of a test';
  agency = await makeAgency();
});
afterAll(() => {
  if (before === undefined) delete process.env.HMAC_KEY;
  else process.env.HMAC_KEY = before;
});

test('a passport is sealed in the table, opened with its own right only, and looking is logged', async () => {
  const params = { id: agency.contact.id };
  const { administrator, agent } = agency.users;
  const body = { names: 'Nina Test', number: 'NXB12C345', countryId: 'NL' as const, expiresOn: '2031-05-01' };
  expect(refusal(await call(routes.updatePassport, agent, { params, body }))).toBe('403 denied');
  await ok(routes.updatePassport, administrator, { params, body });
  expect(await ok(routes.passport, administrator, { params })).toEqual({ ...body, rev: 1 });
  expect(refusal(await call(routes.passport, agent, { params }))).toBe('403 denied');

  const Key = { pk: `${agency.tenantId}#contact#${noOf(params.id)}`, sk: 'PASSPORT' };
  const { Item } = await documents.send(new GetCommand({ TableName: process.env.TABLE_NAME ?? '', Key }));
  expect(JSON.stringify(Item)).not.toMatch(/NXB12C345|Nina|2031/);
  const { rows } = await ok(routes.activity, administrator, { params, query: {} });
  expect(rows.map(({ action, changes }) => [action, changes.length]).slice(0, 2)).toEqual([
    ['openPassport', 0],
    ['updatePassport', 0],
  ]);

  const looker = await makeSignedIn(agency.tenantId, {
    role: 'readOnly',
    permissions: ['contact.read', 'contact.readPassport'],
  });
  expect((await ok(routes.passport, looker, { params })).number).toBe('NXB12C345');
  expect(refusal(await call(routes.updatePassport, looker, { params, body }))).toBe('403 denied');
  const foreign = await makeAgency();
  expect(refusal(await call(routes.passport, foreign.users.administrator, { params }))).toBe('404 notFound');
});

test('of two who change what they both read the second is told, and nothing is lost', async () => {
  const params = { id: (await ok(routes.create, agency.users.agent, { body: { lastName: 'Two' } })).id };
  const { administrator } = agency.users;
  const write = (names: string, rev: number) =>
    call(routes.updatePassport, administrator, { params, body: { names, rev } });
  expect((await write('First', 0)).body).toMatchObject({ names: 'First', rev: 1 });
  const second = await write('Unseen', 0);
  expect(refusal(second)).toBe('409 stale');
  expect(second.body).toMatchObject({ current: { names: 'First', rev: 1 } });
  expect((await write('Second', 1)).status).toBe(200);
  expect(refusal(await write('Late', 1))).toBe('409 stale');
  expect(await ok(routes.passport, administrator, { params })).toMatchObject({ names: 'Second', rev: 2 });

  const Key = { pk: `${agency.tenantId}#contact#${noOf(params.id)}`, sk: 'PASSPORT' };
  const UpdateExpression = 'REMOVE rev';
  await documents.send(new UpdateCommand({ TableName: process.env.TABLE_NAME ?? '', Key, UpdateExpression }));
  const { rev } = await ok(routes.passport, administrator, { params });
  expect((await write('Kept before they were counted', rev)).body).toMatchObject({ rev: 1 });
});

test('phones are written as all the world writes them, by the country of the first company', async () => {
  const positions = [{ companyId: agency.venue.id, defaultSelect: true }];
  const body = { lastName: 'Phone', mobile: '912 345 678', phone: 'at the desk', positions };
  const { mobile, phone } = await ok(routes.create, agency.users.agent, { body });
  expect([mobile, phone]).toEqual(['+351 912 345 678', 'at the desk']);
});

import { DeleteCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { expect, test } from 'vitest';
import { importStore, loadJson } from '#functions/domains/relations/import/store.ts';
import { documents, TTL, tableName } from '#functions/platform/data/table.ts';
import { recordPk } from '#functions/platform/record/key.ts';
import { artistContract } from '#shared/domains/relations/artist/contract.ts';
import { companyContract } from '#shared/domains/relations/company/contract.ts';
import { importContract } from '#shared/domains/relations/import/contract.ts';
import type { DuplicateChoice, ImportKind } from '#shared/domains/relations/import/schemas.ts';
import { type Id, noOf } from '#shared/kernel/record/ids.ts';
import { call, ok } from '#test/support/api.ts';
import { makeAgency } from '#test/support/fixtures.ts';
import { uploadTable, workImport } from '#test/support/import.ts';

const { routes } = importContract;
const DAY_MS = 86_400_000;
const agency = await makeAgency();
const agent = () => agency.users.agent;
const ctx = () => ({ tenantId: agency.tenantId, now: new Date(), actor: { userId: 'test', name: 'Test' } });

async function draftOf(content: string, mainArea: ImportKind = 'company') {
  const draft = await ok(routes.create, agent(), { body: await uploadTable(agent(), content, mainArea) });
  const request = (duplicates: DuplicateChoice) => ({
    params: { id: draft.id },
    body: { mapping: draft.mapping, duplicates },
  });
  return { id: draft.id, request };
}
const reportOf = (id: Id) => ok(routes.get, agent(), { params: { id } });
const work = (id: Id, pass: 'run' | 'undo', chunks = 1) => workImport(agency.tenantId, id, pass, chunks);
const companiesNamed = async (keyword: string) =>
  (await ok(companyContract.routes.list, agent(), { body: { keyword, perPage: 200 } })).total;

/** Deletes the items of an import that the table would delete at the end of their time to live. */
async function sweep(id: Id): Promise<void> {
  const pk = recordPk(agency.tenantId, 'import', noOf(id));
  const { Items = [] } = await documents.send(
    new QueryCommand({
      TableName: tableName(),
      KeyConditionExpression: 'pk = :pk',
      FilterExpression: 'attribute_exists(#ttl)',
      ExpressionAttributeNames: { '#ttl': TTL },
      ExpressionAttributeValues: { ':pk': pk },
    }),
  );
  for (const { sk } of Items) await documents.send(new DeleteCommand({ TableName: tableName(), Key: { pk, sk } }));
}

test('an import stays done when the marks of its rows are swept, and nothing of it comes twice', async () => {
  const { id, request } = await draftOf('Name\nSwept One\nSwept Two');
  await ok(routes.run, agent(), request('create'));
  await work(id, 'run');
  await sweep(id);
  expect(await reportOf(id)).toMatchObject({ state: 'done', done: 2 });
  expect(await ok(routes.resume, agent(), { params: { id } })).toMatchObject({ state: 'done' });
  await work(id, 'run');
  expect(await companiesNamed('Swept')).toBe(2);
});

test('one that broke off is over when the marks of its rows are: not resumed, and its late message does nothing', async () => {
  const rows = Array.from({ length: 101 }, (_, i) => `Torn ${i}`);
  const { id, request } = await draftOf(['Name', ...rows].join('\n'));
  await ok(routes.run, agent(), request('create'));
  await work(id, 'run');
  const record = await importStore.get(ctx(), id);
  const resumed = await ok(routes.resume, agent(), { params: { id } });
  expect(resumed).toMatchObject({ state: 'running', undoUntil: (await reportOf(id)).undoUntil });
  const now = await importStore.get(ctx(), id);
  const longAgo = new Date(Date.parse(record.updatedAt) - 32 * DAY_MS).toISOString();
  await importStore.update(ctx(), now, { ...now, begunAt: longAgo });
  const { rev } = await importStore.get(ctx(), id);
  expect(await ok(routes.resume, agent(), { params: { id } })).toMatchObject({ state: 'done', done: 100, total: 101 });
  expect((await importStore.get(ctx(), id)).rev).toBe(rev);
  await work(id, 'run', 2);
  expect(await companiesNamed('Torn')).toBe(100);
});

test('deliveries side by side report what was done, not each other', async () => {
  const names = Array.from({ length: 24 }, (_, i) => `Beside ${i}`);
  const several = (id: Id, pass: 'run' | 'undo') => Promise.all([1, 2, 3, 4].map(() => work(id, pass)));
  const { id, request } = await draftOf(['Artist', ...names].join('\n'), 'artist');
  await ok(routes.run, agent(), request('skip'));
  await several(id, 'run');
  expect(await reportOf(id)).toMatchObject({ state: 'done', done: 24, failed: 0 });

  const updating = await draftOf(['Artist;Commission', ...names.map((name) => `${name};7`)].join('\n'), 'artist');
  await ok(routes.run, agent(), updating.request('update'));
  await several(updating.id, 'run');
  expect(await reportOf(updating.id)).toMatchObject({ state: 'done', done: 24, failed: 0 });

  await ok(routes.undo, agent(), { params: { id: updating.id } });
  await several(updating.id, 'undo');
  expect(await reportOf(updating.id)).toMatchObject({ state: 'undone', done: 24, failed: 0 });
  expect((await ok(artistContract.routes.list, agent(), { body: { keyword: 'Beside', perPage: 1 } })).total).toBe(24);
});

test('of two that begin an import at once, the plan of the one that began is carried out', async () => {
  await ok(companyContract.routes.create, agent(), { body: { name: 'Twice Begun', roles: ['label'], address: {} } });
  const { id, request } = await draftOf('Name,Phone\nTwice Begun,1\nOnly Here,2');
  const begin = async (duplicates: DuplicateChoice) => {
    const { status } = await call(routes.run, agent(), request(duplicates));
    return status === 200 ? [duplicates] : [];
  };
  const [begun] = (await Promise.all((['skip', 'update', 'create'] as const).map(begin))).flat();
  const { planKey = '' } = await importStore.get(ctx(), id);
  const [first] = await loadJson<{ action: string }[]>(planKey);
  expect(first?.action).toBe(begun);
});

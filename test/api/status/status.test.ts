import { DeleteCommand } from '@aws-sdk/lib-dynamodb';
import { expect, test } from 'vitest';
import { handler as bulk } from '#functions/domains/operator/system/workers/bulk.ts';
import { documents, tableName } from '#functions/platform/data/table.ts';
import { showContract } from '#shared/domains/booking/show/contract.ts';
import { statusContract } from '#shared/domains/reference/status/contract.ts';
import { companyContract } from '#shared/domains/relations/company/contract.ts';
import { noOf } from '#shared/kernel/record/ids.ts';
import { call, ok, refusal } from '#test/support/api.ts';
import { deliver } from '#test/support/deliver.ts';
import { makeAgency, showInput } from '#test/support/fixtures.ts';
import { sqsRecord } from '#test/support/printing.ts';

const { routes } = statusContract;
const agency = await makeAgency();
const admin = () => agency.users.administrator;
const names = async (mainArea: 'show' | 'contact' = 'show') =>
  (await ok(routes.list, admin(), { query: { mainArea } })).rows.map((row) => row.name);

test('a new agency starts with the statuses of its trade, in their order, one default an area', async () => {
  const { rows } = await ok(routes.list, agency.users.readOnly, { query: { mainArea: 'show' } });
  expect(rows.map((row) => row.sort)).toEqual(rows.map((_, i) => i + 1));
  expect(rows.filter((row) => row.isDefault).map((row) => row.name)).toEqual(['Option']);
  expect(new Set(rows.map((row) => row.phase))).toEqual(new Set(['options', 'confirmed', 'cancelled']));
});

test('a new one stands last; its name is taken in its area alone', async () => {
  const body = { mainArea: 'show' as const, name: 'Waiting list', hexColor: '#112233', phase: 'options' as const };
  await ok(routes.create, admin(), { body });
  expect((await names()).at(-1)).toBe('Waiting list');
  const again = await call(routes.create, admin(), { body: { ...body, name: 'waiting LIST' } });
  expect(again).toMatchObject({ status: 409, body: { errors: [{ code: 'exists', field: 'name' }] } });
  await ok(routes.create, admin(), { body: { ...body, mainArea: 'contact' } });
  expect(refusal(await call(routes.create, agency.users.agent, { body }))).toBe('403 denied');
});

test('sorts as given, the rest behind', async () => {
  const { rows } = await ok(routes.list, admin(), { query: { mainArea: 'contact' } });
  const ids = rows.map((row) => row.id).reverse();
  const sorted = await ok(routes.sort, admin(), { body: { mainArea: 'contact', ids } });
  expect(sorted.rows.map((row) => row.id)).toEqual(ids);
});

test('keeps its phase for good; a stale change is refused with the newer state', async () => {
  const { id, rev, name, hexColor, isDefault } = agency.status('Played');
  const change = (more: object) =>
    call(routes.update, admin(), { body: { id, rev, name, hexColor, isDefault, phase: 'confirmed', ...more } });
  expect(refusal(await change({ phase: 'cancelled' }))).toBe('409 status.phaseFixed');
  expect((await change({ name: 'Done' })).body).toMatchObject({ name: 'Done', rev: 2 });
  const stale = await change({ name: 'Over' });
  expect(refusal(stale)).toBe('409 stale');
  expect(stale.body.current).toMatchObject({ name: 'Done', rev: 2 });
});

test('copies beside itself; deletes only towards one of the same area and phase', async () => {
  const source = agency.status('Advanced');
  const copy = await ok(routes.copy, admin(), { query: { statusId: source.id } });
  expect(copy).toMatchObject({ name: 'Advanced 2', phase: source.phase, isDefault: false });
  const move = (targetId: string) => ({ query: { statusId: copy.id, targetId } });
  expect(refusal(await call(routes.deleteAndMove, admin(), move(agency.status('Option').id)))).toBe('400 choice');
  await ok(routes.deleteAndMove, admin(), move(source.id));
  expect(await names()).not.toContain('Advanced 2');
  const body = { mainArea: 'contact' as const, name: 'Known', hexColor: '#112233', phase: 'confirmed' as const };
  const mergedInto = await ok(routes.create, admin(), { body });
  const first = agency.status('Active', 'contact');
  await ok(routes.deleteAndMove, admin(), { query: { statusId: first.id, targetId: mergedInto.id } });
  expect(await ok(routes.get, admin(), { params: { id: mergedInto.id } })).toMatchObject({ isDefault: true, rev: 2 });
});

test('records of every area follow to the target; a company starts with the default of its area and keeps it', async () => {
  const source = agency.status('Request');
  const target = agency.status('Option');
  const show = await ok(showContract.routes.insert, admin(), { body: showInput(agency, { statusId: source.id }) });
  await ok(routes.deleteAndMove, admin(), { query: { statusId: source.id, targetId: target.id } });
  const message = { id: source.id, type: 'move', payload: { entity: 'status', id: source.id } };
  const by = { tenantId: agency.tenantId, actorId: admin().user.id, at: new Date().toISOString() };
  const Records = [sqsRecord({ ...message, ...by })];
  await bulk({ Records });
  const moved = await ok(showContract.routes.get, admin(), { params: { id: show.id } });
  expect(moved).toMatchObject({ statusId: target.id, phase: 'options' });
  const { rows } = await ok(routes.moves, admin(), { query: { mainArea: 'show' } });
  expect(rows.find(({ id }) => id === source.id)).toMatchObject({ total: 1, done: 1, finished: true });

  const body = { name: 'Fresh', roles: ['promoter' as const], address: {} };
  const firm = await ok(companyContract.routes.create, admin(), { body });
  expect(firm.statusId).toBe(agency.status('Active', 'company').id);
  const wrong = await call(companyContract.routes.create, admin(), { body: { ...body, statusId: target.id } });
  expect(wrong.body.errors?.[0]).toMatchObject({ code: 'choice', field: 'statusId' });
});

const fresh = (name: string) =>
  ok(routes.create, admin(), { body: { mainArea: 'show', name, hexColor: '#112233', phase: 'options' } });

test('what comes back keeps its records, however late the move of it', async () => {
  const [from, to] = [await fresh('Comes back'), await fresh('Would take it')];
  await ok(routes.deleteAndMove, admin(), { query: { statusId: from.id, targetId: to.id } });
  await ok(routes.restore, admin(), { body: { id: from.id } });
  const show = await ok(showContract.routes.insert, admin(), { body: showInput(agency, { statusId: from.id }) });
  await deliver(agency.tenantId, 'move', { entity: 'status', id: from.id });
  expect((await ok(showContract.routes.get, admin(), { params: { id: show.id } })).statusId).toBe(from.id);
});

test('a move goes on after the day its progress is kept for, to where its target went since', async () => {
  const [from, to, last] = [await fresh('Late'), await fresh('Next'), await fresh('Last')];
  const show = await ok(showContract.routes.insert, admin(), { body: showInput(agency, { statusId: from.id }) });
  await ok(routes.deleteAndMove, admin(), { query: { statusId: from.id, targetId: to.id } });
  await ok(routes.deleteAndMove, admin(), { query: { statusId: to.id, targetId: last.id } });
  const pk = `${agency.tenantId}#MOVE#status`;
  const sk = String(noOf(from.id)).padStart(10, '0');
  await documents.send(new DeleteCommand({ TableName: tableName(), Key: { pk, sk } }));
  await deliver(agency.tenantId, 'move', { entity: 'status', id: from.id });
  expect((await ok(showContract.routes.get, admin(), { params: { id: show.id } })).statusId).toBe(last.id);
  const { rows } = await ok(routes.moves, admin(), { query: { mainArea: 'show' } });
  expect(rows.map(({ id }) => id)).not.toContain(from.id);
});

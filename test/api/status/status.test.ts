import { beforeAll, expect, test } from 'vitest';
import { statusContract } from '#shared/domains/status/contract.ts';
import { call, ok, refusal } from '#test/support/api.ts';
import { type Agency, makeAgency } from '#test/support/fixtures.ts';

const { routes } = statusContract;
let agency: Agency;
beforeAll(async () => {
  agency = await makeAgency();
});
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
});

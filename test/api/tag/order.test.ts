import { beforeAll, expect, it } from 'vitest';
import { tagContract } from '#shared/domains/reference/tag/contract.ts';
import { ok } from '#test/support/api.ts';
import { type Agency, makeAgency, makeTag } from '#test/support/fixtures.ts';

const { routes } = tagContract;
/** More than one transaction takes, and than an order once could name. */
const COUNT = 130;
let agency: Agency;
beforeAll(async () => {
  agency = await makeAgency();
  const names = Array.from({ length: COUNT }, (_, i) => `Tag ${String(i).padStart(3, '0')}`);
  for (let from = 0; from < COUNT; from += 10)
    await Promise.all(names.slice(from, from + 10).map((name) => makeTag(agency.tenantId, name, 'artist')));
});
const admin = () => agency.users.administrator;
const list = async () => (await ok(routes.list, admin(), { query: { mainArea: 'artist' } })).rows;
/** As a drag in the list says it: all ids in their new order. */
async function drag(from: number, to: number) {
  const before = await list();
  const ids = before.map(({ id }) => id);
  const wanted = ids.toSpliced(from, 1).toSpliced(to, 0, ids[from] ?? '');
  const { rows } = await ok(routes.sort, admin(), { body: { ids: wanted } });
  expect(rows.map(({ id }) => id)).toEqual(wanted);
  expect((await list()).map(({ id }) => id)).toEqual(wanted);
  return rows.filter(({ id, rev }) => before.find((row) => row.id === id)?.rev !== rev);
}

it('a long list is put in order by a drag, which later writes no more than what moved', async () => {
  expect((await list()).map(({ sort }) => sort)).toEqual(Array.from({ length: COUNT }, () => 1));
  expect((await drag(COUNT - 1, 0)).length).toBeGreaterThan(1);
  expect((await drag(90, 3)).map(({ name }) => name)).toEqual(['Tag 089']);
  expect((await drag(0, COUNT - 1)).map(({ name }) => name)).toEqual(['Tag 129']);
});

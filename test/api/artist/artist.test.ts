import { expect, test } from 'vitest';
import { artistContract } from '#shared/domains/relations/artist/contract.ts';
import { call, ok, refusal } from '#test/support/api.ts';
import { makeAgency } from '#test/support/fixtures.ts';

const { routes } = artistContract;
const agency = await makeAgency();
const agent = () => agency.users.agent;
const listed = async (keyword: string) =>
  (await ok(routes.list, agent(), { body: { keyword } })).rows.map((row) => row.name);

test('is created, found by accentless words, renamed, removed and restored', async () => {
  const made = await ok(routes.create, agent(), { body: { name: 'Björk Élan', genre: 'Pop' } });
  expect(made).toMatchObject({ rev: 1, isActive: true, commissionRate: 15_000 });
  expect(await listed('bjork')).toEqual(['Björk Élan']);
  const params = { id: made.id };
  await ok(routes.update, agent(), { params, body: { name: 'Elan', genre: 'Pop', rev: 1 } });
  expect(await listed('bjork')).toEqual([]);
  expect((await ok(routes.picker, agent(), { body: { keyword: 'ela' } })).items).toMatchObject([{ key: made.id }]);
  await ok(routes.remove, agent(), { params });
  expect(await listed('elan')).toEqual([]);
  expect(refusal(await call(routes.get, agent(), { params }))).toBe('404 notFound');
  expect((await ok(routes.restore, agent(), { params })).name).toBe('Elan');
  const { rows } = await ok(routes.activity, agent(), { params, query: {} });
  expect(rows.map((row) => row.action)).toEqual(['restore', 'delete', 'update', 'create']);
});

test('has a name of its own, which a removed one gives back', async () => {
  const first = await ok(routes.create, agent(), { body: { name: 'Only One' } });
  const again = () => call(routes.create, agent(), { body: { name: 'only ONE' } });
  expect(refusal(await again())).toBe('409 exists');
  await ok(routes.remove, agent(), { params: { id: first.id } });
  expect((await again()).status).toBe(200);
  expect(refusal(await call(routes.restore, agent(), { params: { id: first.id } }))).toBe('409 exists');
});

test('of two changes to one state the second is refused with the newer state', async () => {
  const { id } = await ok(routes.create, agent(), { body: { name: 'Twice' } });
  const change = (genre: string) =>
    call(routes.update, agent(), { params: { id }, body: { name: 'Twice', genre, rev: 1 } });
  const answers = await Promise.all([change('a'), change('b')]);
  expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409]);
  expect(answers.find((answer) => answer.status === 409)?.body.current).toMatchObject({ rev: 2 });
});

test('is seen by outsiders only where they are linked', async () => {
  const { artist: outsider } = agency.users;
  const { rows } = await ok(routes.list, outsider, { body: {} });
  expect(rows.map((row) => row.id)).toEqual([agency.artist.id]);
  expect(refusal(await call(routes.get, outsider, { params: { id: agency.otherArtist.id } }))).toBe('404 notFound');
  const picked = await ok(routes.picker, outsider, { body: {} });
  expect(picked.items.map((item) => item.key)).toEqual([agency.artist.id]);
  expect(refusal(await call(routes.create, outsider, { body: { name: 'Mine' } }))).toBe('403 denied');
});

test('all artists of the agency are picked only by users who may see all', async () => {
  const { artist: outsider, agent: internal } = agency.users;
  const limited = await ok(routes.picker, outsider, { body: { limitByUserAccess: true, allForClient: false } });
  expect(limited.items.map((item) => item.key)).toEqual([agency.artist.id]);
  for (const body of [{ allForClient: true }, { limitByUserAccess: false }]) {
    expect(refusal(await call(routes.picker, outsider, { body }))).toBe('403 denied');
    const all = await ok(routes.picker, internal, { body });
    const keys = all.items.map((item) => item.key);
    expect(keys).toEqual(expect.arrayContaining([agency.artist.id, agency.otherArtist.id]));
  }
});

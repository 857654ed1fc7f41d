import { expect, test } from 'vitest';
import { filterPresetContract } from '#shared/domains/identity/filter-preset/contract.ts';
import { MAX_PRESETS, MAX_SEARCH_CHARS } from '#shared/domains/identity/filter-preset/schemas.ts';
import { type Answer, type Caller, call, callRaw, ok, refusal } from '#test/support/api.ts';
import { makeAgency, unknownId } from '#test/support/fixtures.ts';

const { routes } = filterPresetContract;
const [own, foreign] = await Promise.all([makeAgency(), makeAgency()]);

const search = { phase: { any: ['options'] }, date: { type: 'fromToday' }, sort: '-date', locked: true };
const preset = (name: string, more: { mainArea?: 'show' | 'venue' | 'contact'; isShared?: boolean } = {}) => ({
  mainArea: 'show' as const,
  name,
  search,
  ...more,
});
const create = (user: Caller, body: ReturnType<typeof preset> & { isDefault?: boolean }) =>
  ok(routes.create, user, { body });
const names = async (user: Caller, mainArea: 'show' | 'venue' | 'contact' = 'show') =>
  (await ok(routes.list, user, { body: { mainArea } })).rows.map((row) => row.name);

test('keeps the filters of a list for its owner alone', async () => {
  const { agent, finance } = own.users;
  const made = await create(agent, preset('Festivals'));
  expect(made).toMatchObject({ mainArea: 'show', isShared: false, isDefault: false, rev: 1, search });
  await create(agent, preset('Halls', { mainArea: 'venue' }));
  expect(await names(agent)).toEqual(['Festivals']);
  expect(await names(agent, 'venue')).toEqual(['Halls']);
  expect(await names(finance)).toEqual([]);
  expect(await names(foreign.users.agent)).toEqual([]);

  const change = { rev: 1, name: 'Festivals abroad', search: { q: 'open air' } };
  for (const stranger of [finance, foreign.users.agent, own.users.administrator]) {
    expect(refusal(await call(routes.update, stranger, { params: { id: made.id }, body: change }))).toBe(
      '404 notFound',
    );
    expect(refusal(await call(routes.remove, stranger, { params: { id: made.id } }))).toBe('404 notFound');
  }
  const changed = await ok(routes.update, agent, { params: { id: made.id }, body: change });
  expect(changed).toMatchObject({ rev: 2, name: 'Festivals abroad', search: { q: 'open air' } });
  const stale = await call(routes.update, agent, { params: { id: made.id }, body: change });
  expect(refusal(stale)).toBe('409 stale');
  expect(stale.body.current).toMatchObject({ rev: 2, name: 'Festivals abroad' });
  await ok(routes.remove, agent, { params: { id: made.id } });
  expect(await names(agent)).toEqual([]);
  expect(refusal(await call(routes.remove, agent, { params: { id: made.id } }))).toBe('404 notFound');
});

test('shares what an administrator made with the people of the agency, in areas that are open to them', async () => {
  const { administrator, agent, artist } = own.users;
  const body = preset('Everyone', { mainArea: 'contact', isShared: true });
  expect(refusal(await call(routes.create, agent, { body }))).toBe('403 denied');
  const shared = await create(administrator, body);
  expect(shared.isShared).toBe(true);
  expect(await names(agent, 'contact')).toEqual(['Everyone']);
  expect(await names(artist, 'contact')).toEqual([]);
  expect(await names(foreign.users.administrator, 'contact')).toEqual([]);

  const change = { params: { id: shared.id }, body: { rev: 1, name: 'All', search: {} } };
  expect(refusal(await call(routes.update, agent, change))).toBe('403 denied');
  expect(refusal(await call(routes.remove, agent, { params: { id: shared.id } }))).toBe('403 denied');
  expect(refusal(await call(routes.update, artist, change))).toBe('404 notFound');
  const order = { mainArea: 'contact' as const, isShared: true, ids: [shared.id] };
  expect(refusal(await call(routes.sort, agent, { body: order }))).toBe('403 denied');
  expect(await ok(routes.update, administrator, change)).toMatchObject({ name: 'All', isShared: true });
});

test('has one default and every name once, in the order the owner gave', async () => {
  const { assistant } = own.users;
  const made = [];
  for (const name of ['One', 'Two', 'Three']) made.push(await create(assistant, { ...preset(name), isDefault: true }));
  const list = async () => (await ok(routes.list, assistant, { body: { mainArea: 'show' } })).rows;
  expect((await list()).map((row) => row.isDefault)).toEqual([false, false, true]);

  const again = await call(routes.create, assistant, { body: preset('  TWÓ ') });
  expect(refusal(again)).toBe('409 exists');
  expect(again.body.errors?.[0]?.field).toBe('name');
  const [one, two, three] = made.map(({ id }) => id) as [string, string, string];
  const taken = { params: { id: one }, body: { rev: 1, name: 'three', search } };
  expect(refusal(await call(routes.update, assistant, taken))).toBe('409 exists');

  const { rows } = await ok(routes.sort, assistant, { body: { mainArea: 'show', ids: [three, one] } });
  expect(rows.map((row) => row.name)).toEqual(['Three', 'One', 'Two']);
  for (const wrong of [unknownId(), (await create(own.users.agent, preset('Mine'))).id])
    expect(refusal(await call(routes.sort, assistant, { body: { mainArea: 'show', ids: [two, wrong] } }))).toBe(
      '400 choice',
    );
  const changeThree = (rev: number, more: object) =>
    ok(routes.update, assistant, { params: { id: three }, body: { rev, name: 'Three', search, ...more } });
  await changeThree(1, {});
  expect((await list()).map((row) => row.isDefault)).toEqual([true, false, false]);
  await changeThree(2, { isDefault: false });
  expect((await list()).map((row) => row.isDefault)).toEqual([false, false, false]);
});

test('takes what several windows save at once, and no name twice', async () => {
  const { finance } = own.users;
  const same = ['A', 'A', 'A', 'B'].map((name) => call(routes.create, finance, { body: preset(name) }));
  const answers = await Promise.all(same);
  expect(
    answers
      .map(refusal)
      .filter((text) => text !== '200')
      .sort(),
  ).toEqual(['409 exists', '409 exists']);
  expect((await names(finance)).sort()).toEqual(['A', 'B']);
});

test('refuses what is too big, too deep, too much or nameless', async () => {
  const { readOnly } = own.users;
  const refused = async (more: object) =>
    refusal(await call(routes.create, readOnly, { body: { ...preset('Wrong'), ...more } }));
  expect(await refused({ name: ' ' })).toBe('400 required');
  const big = await call(routes.create, readOnly, {
    body: { ...preset('Big'), search: { q: 'x'.repeat(MAX_SEARCH_CHARS) } },
  });
  expect(big.body.errors?.[0]).toMatchObject({ code: 'preset.tooBig', field: 'search' });
  const deep = '['.repeat(500_000) + ']'.repeat(500_000);
  const text = `{"mainArea":"show","name":"Deep","search":{"deep":${deep}}}`;
  expect(refusal((await callRaw(routes.create, readOnly, { text })) as Answer<unknown>)).toBe('400 invalidInput');
  for (const wrong of [{ a: { b: { c: { d: { e: 1 } } } } }, { none: null }, []])
    expect(await refused({ search: wrong })).toMatch(/^400/);
  expect(await refused({ mainArea: 'planet' })).toMatch(/^400/);

  for (let i = 0; i < MAX_PRESETS; i++) await create(readOnly, preset(`View ${i}`));
  const full = await call(routes.create, readOnly, { body: preset('One more') });
  expect(refusal(full)).toBe('409 preset.tooMany');
  expect(full.body.errors?.[0]?.message).toContain(String(MAX_PRESETS));
});

test('keeps how the list looks, and opens with the view the user chose, a shared one too', async () => {
  const { administrator, agent } = foreign.users;
  const layout = { columns: ['date', 'fee'], widths: { date: 140 }, density: 'compact' as const };
  const mine = await ok(routes.create, agent, { body: { ...preset('Mine'), layout } });
  expect(mine.layout).toEqual(layout);
  const shared = await create(administrator, { ...preset('House', { isShared: true }), isDefault: true });
  const opens = async (user: Caller) => {
    const { rows } = await ok(routes.list, user, { body: { mainArea: 'show' } });
    return rows.filter((row) => row.isDefault).map((row) => row.name);
  };
  expect(await opens(agent)).toEqual(['House']);
  const choose = (id: string | null) => call(routes.setDefault, agent, { body: { mainArea: 'show', id } });
  expect((await choose(mine.id)).body.rows.find((row) => row.isDefault)?.name).toBe('Mine');
  expect(await opens(agent)).toEqual(['Mine']);
  expect(await opens(administrator)).toEqual(['House']);
  await choose(shared.id);
  await ok(routes.remove, administrator, { params: { id: shared.id } });
  expect(await opens(agent)).toEqual([]);
  for (const wrong of [unknownId(), shared.id]) expect(refusal(await choose(wrong))).toBe('400 choice');
  const wide = { ...layout, widths: { date: 100_000 } };
  expect(refusal(await call(routes.create, agent, { body: { ...preset('Wide'), layout: wide } }))).toMatch(/^400/);
});

test('keeps views of the lists that are no main area', async () => {
  const { administrator, agent } = foreign.users;
  const body = {
    mainArea: 'user-internal' as const,
    name: 'Agents',
    search: { role: { any: ['agent'] } },
    isShared: true,
  };
  const made = await ok(routes.create, administrator, { body });
  const seen = async (user: Caller) => (await ok(routes.list, user, { body: { mainArea: 'user-internal' } })).rows;
  expect((await seen(administrator)).map((row) => row.id)).toEqual([made.id]);
  expect(await seen(agent)).toEqual([]);
  await ok(routes.remove, administrator, { params: { id: made.id } });
});

import { expect, test } from 'vitest';
import { handler as bulk } from '#functions/domains/operator/system/workers/bulk.ts';
import { tagStore } from '#functions/domains/reference/tag/store.ts';
import { mySelectionContract } from '#shared/domains/attached/my-selection/contract.ts';
import { showContract } from '#shared/domains/booking/show/contract.ts';
import { tagContract } from '#shared/domains/reference/tag/contract.ts';
import { companyContract } from '#shared/domains/relations/company/contract.ts';
import { CompanyInput } from '#shared/domains/relations/company/schemas.ts';
import type { MainArea } from '#shared/kernel/record/main-area.ts';
import { call, callRaw, ok, refusal } from '#test/support/api.ts';
import { makeAgency, makeTag, showInput } from '#test/support/fixtures.ts';
import { sqsRecord } from '#test/support/printing.ts';

const { routes } = tagContract;
const [agency, foreign] = await Promise.all([makeAgency(), makeAgency()]);
const admin = () => agency.users.administrator;
const tag = (name: string, mainArea: MainArea = 'company') => makeTag(agency.tenantId, name, mainArea);
const firm = (name: string, tagIds?: string[]) =>
  ok(companyContract.routes.create, admin(), { body: { name, roles: ['promoter'], address: {}, tagIds } });

/** Delivers the message of a deleted tag to the bulk worker, as the outbox does. */
async function deliver(id: string): Promise<void> {
  const message = { id, type: 'move', payload: { entity: 'tag', id }, tenantId: agency.tenantId, actorId: 'x' };
  const Records = [sqsRecord({ ...message, at: new Date().toISOString() })];
  const { batchItemFailures } = await bulk({ Records });
  expect(batchItemFailures).toEqual([]);
}

test('are made, named once an area, sorted and copied', async () => {
  const body = { mainArea: 'artist' as const, name: 'Rising', hexColor: '#15803D' };
  const made = await ok(routes.create, admin(), { body });
  expect(refusal(await call(routes.create, admin(), { body: { ...body, name: 'RISING' } }))).toBe('409 exists');
  expect(refusal(await call(routes.create, agency.users.agent, { body }))).toBe('403 denied');
  const copy = await ok(routes.copy, admin(), { query: { tagId: made.id } });
  expect(copy).toMatchObject({ name: 'Rising 2', hexColor: '#15803D', mainArea: 'artist' });
  const { rows } = await ok(routes.sort, admin(), { body: { ids: [copy.id, made.id] } });
  expect(rows.map(({ name }) => name)).toEqual(['Rising 2', 'Rising']);
  const page = await ok(routes.listPaginated, admin(), { body: { mainArea: 'artist', perPage: 1, page: 2 } });
  expect(page).toMatchObject({ total: 2, page: 2, rows: [{ name: 'Rising' }] });
});

test('stay in their area; a stale change is refused with the newer state, another agency finds nothing', async () => {
  const { id, rev, hexColor } = await tag('Kept');
  const change = (name: string) =>
    call(routes.update, admin(), { body: { id, rev, name, hexColor, mainArea: 'show' as const } });
  expect((await change('Still here')).body).toMatchObject({ name: 'Still here', mainArea: 'company' });
  const stale = await change('Too late');
  expect(refusal(stale)).toBe('409 stale');
  expect(stale.body.current).toMatchObject({ name: 'Still here' });
  expect(refusal(await call(routes.get, foreign.users.administrator, { params: { id } }))).toBe('404 notFound');
});

test('a record carries those of its own area; left out, they stay', async () => {
  const [one, two] = [await tag('One'), await tag('Two')];
  const made = await firm('Tagged', [one.id, two.id, one.id]);
  expect(made.tagIds).toEqual([one.id, two.id]);
  for (const wrong of [agency.tag.id, foreign.tag.id]) {
    const answer = await call(companyContract.routes.create, admin(), {
      body: { name: 'Wrong', roles: ['promoter'], address: {}, tagIds: [one.id, wrong] },
    });
    expect(answer).toMatchObject({ status: 400, body: { errors: [{ code: 'choice', field: 'tagIds.1' }] } });
  }
  const { tagIds: _, ...input } = CompanyInput.parse(made);
  const kept = await ok(companyContract.routes.update, admin(), {
    params: { id: made.id },
    body: { ...input, name: 'Still tagged', rev: made.rev },
  });
  expect(kept.tagIds).toEqual([one.id, two.id]);
});

test('a list is narrowed to those that carry a tag, or that do not', async () => {
  const wanted = await tag('Wanted');
  const { id } = await firm('Carrier', [wanted.id]);
  const list = async (relation: 'anyOf' | 'noneOf') => {
    const filters = [{ field: 'tag' as const, relation, values: [wanted.id] }];
    const { rows } = await ok(companyContract.routes.list, admin(), { body: { filters, perPage: 100 } });
    return rows.map((row) => row.id);
  };
  expect(await list('anyOf')).toEqual([id]);
  expect(await list('noneOf')).not.toContain(id);
});

test('what came back is no way to where its records once went: two that follow each other come to an end', async () => {
  const [one, two] = [await tag('There'), await tag('And back')];
  const move = (from: string, to: string) =>
    ok(routes.deleteAndMove, admin(), { query: { tagId: from, targetId: to } });
  await move(one.id, two.id);
  await ok(routes.restore, admin(), { body: { id: one.id } });
  await move(two.id, one.id);
  await ok(routes.remove, admin(), { body: { id: one.id } });
  expect(await tagStore.mergedInto(agency, two.id)).toBeUndefined();
});

test('of two moved to each other at once one stays', async () => {
  const [one, two] = [await tag('Hither'), await tag('Thither')];
  const move = (tagId: string, targetId: string) => call(routes.deleteAndMove, admin(), { query: { tagId, targetId } });
  const answers = await Promise.all([move(one.id, two.id), move(two.id, one.id)]);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
});

test('a plain delete can be taken back, and a record keeps what it carries meanwhile', async () => {
  const gone = await tag('Gone for a while');
  const made = await firm('Patient', [gone.id]);
  await ok(routes.remove, admin(), { body: { id: gone.id } });
  const saved = await ok(companyContract.routes.update, admin(), {
    params: { id: made.id },
    body: { ...CompanyInput.parse(made), rev: made.rev },
  });
  expect(saved.tagIds).toEqual([gone.id]);
  await ok(routes.restore, admin(), { body: { id: gone.id } });
  expect((await ok(routes.get, admin(), { params: { id: gone.id } })).name).toBe('Gone for a while');
});

test('delete and move: goes on where a crash left it, and does nothing twice', async () => {
  const [from, to] = [await tag('From'), await tag('To')];
  const firms = [
    await firm('Only from', [from.id]),
    await firm('Both', [from.id, to.id]),
    await firm('Third', [from.id]),
  ];
  const query = { tagId: from.id, targetId: to.id };
  expect(refusal(await call(routes.deleteAndMove, admin(), { query: { ...query, targetId: from.id } }))).toBe(
    '400 choice',
  );
  await ok(routes.deleteAndMove, admin(), { query });
  const progress = async () =>
    (await ok(routes.moves, admin(), { query: { mainArea: 'company' } })).rows.find(({ id }) => id === from.id);
  expect(await progress()).toEqual({
    id: from.id,
    name: 'From',
    targetName: 'To',
    total: 3,
    done: 0,
    finished: false,
  });
  // The writes of a worker before it was killed.
  const first = firms[0];
  if (!first) throw new Error('no firm');
  await ok(companyContract.routes.update, admin(), {
    params: { id: first.id },
    body: { ...CompanyInput.parse(first), tagIds: [to.id], rev: first.rev },
  });
  await deliver(from.id);
  expect(await progress()).toMatchObject({ total: 3, done: 3, finished: true });
  const now = () => Promise.all(firms.map(({ id }) => ok(companyContract.routes.get, admin(), { params: { id } })));
  const moved = await now();
  expect(moved.map(({ tagIds }) => tagIds)).toEqual([[to.id], [to.id], [to.id]]);
  await deliver(from.id);
  expect(await now()).toEqual(moved);
});

test('a show gets its tags by their own call, unless it is locked or somebody was faster', async () => {
  const { administrator, readOnly } = agency.users;
  const show = await ok(showContract.routes.insert, administrator, { body: showInput(agency) });
  const body = { showId: show.id, rev: show.rev, tagIds: [agency.tag.id] };
  expect(refusal(await call(showContract.routes.updateTags, readOnly, { body }))).toBe('403 denied');
  const tagged = await ok(showContract.routes.updateTags, administrator, { body });
  expect(tagged.tagIds).toEqual([agency.tag.id]);
  expect(refusal(await call(showContract.routes.updateTags, administrator, { body }))).toBe('409 stale');
  const { rev } = await ok(showContract.routes.lock, administrator, {
    params: { id: show.id },
    body: { rev: tagged.rev },
  });
  const locked = { ...body, rev };
  expect(refusal(await call(showContract.routes.updateTags, administrator, { body: locked }))).toBe('409 show.locked');
});

test('my selection: counts them, gives and takes them in one go', async () => {
  const [add, drop] = [await tag('Add'), await tag('Drop')];
  const firms = [await firm('Chosen 1', [drop.id]), await firm('Chosen 2')];
  const ids = firms.map(({ id }) => id);
  const { rows } = await ok(mySelectionContract.routes.tags, admin(), { body: { mainArea: 'company', ids } });
  expect(rows.find(({ id }) => id === drop.id)).toMatchObject({ name: 'Drop', count: 1 });
  const at = { ...mySelectionContract.routes.tags, method: 'GET', path: '/api/v1/companies/myselection/tags' } as const;
  expect((await callRaw(at, admin())).body).toMatchObject({ rows: rows.map(({ id }) => ({ id, count: 0 })) });
  const start = (values: string[], removed: string[]) =>
    call(mySelectionContract.routes.batch, admin(), {
      params: { operation: 'tags' as const },
      body: { mainArea: 'company' as const, ids, values, removed },
    });
  expect(refusal(await start([], []))).toBe('400 required');
  expect(refusal(await start([agency.tag.id], []))).toBe('400 choice');
  const { body: batch } = await start([add.id], [drop.id]);
  const message = { id: batch.id, type: 'batch', payload: { batchId: batch.id, chunk: 0 }, tenantId: agency.tenantId };
  const by = { actorId: admin().user.id, at: new Date().toISOString() };
  const Records = [sqsRecord({ ...message, ...by })];
  await bulk({ Records });
  const report = await ok(mySelectionContract.routes.report, admin(), { params: { id: batch.id } });
  expect(report).toMatchObject({ done: 2, failed: 0, finished: true });
  for (const id of ids)
    expect((await ok(companyContract.routes.get, admin(), { params: { id } })).tagIds).toEqual([add.id]);
});

test('the list of tags agrees with its records', async () => {
  const tags = await tagStore.all({ tenantId: agency.tenantId });
  expect(await tagStore.definition.list?.check(agency.tenantId, tags)).toEqual([]);
});

import { beforeAll, expect, test } from 'vitest';
import { contractContract } from '#shared/domains/agreements/contract/contract.ts';
import { call, ok, refusal } from '#test/support/api.ts';
import { type Agency, makeAgency } from '#test/support/fixtures.ts';
import { makeContract, makeShow } from './agency.ts';

const { routes } = contractContract;
let agency: Agency;
let other: Agency;
beforeAll(async () => {
  [agency, other] = [await makeAgency(), await makeAgency()];
});
const agent = () => agency.users.agent;

test('is made by the id of its show', async () => {
  const show = await makeShow(agency);
  const body = { showId: show.id };
  const made = await ok(routes.create, agent(), { body });
  expect(made).toMatchObject({ stage: 'draft', show: { showId: show.id } });
  expect(refusal(await call(routes.create, other.users.agent, { body }))).toBe('404 notFound');
  expect(refusal(await call(routes.create, agency.users.readOnly, { body }))).toBe('403 denied');
});

test('a copy is a draft with a number of its own and the same lines', async () => {
  const source = await makeContract(agency);
  const params = { id: source.id };
  const copy = await ok(routes.copy, agent(), { params });
  expect(copy.number).not.toBe(source.number);
  expect(copy.document.number).toBe(copy.number);
  expect(copy).toMatchObject({ stage: 'draft', show: source.show, rendered: { state: 'pending' } });
  const products = await ok(routes.products, agent(), { params: { id: copy.id } });
  expect(products).toEqual({ currency: 'EUR', rows: source.document.lines });
  expect(refusal(await call(routes.copy, other.users.agent, { params }))).toBe('404 notFound');
});

test('a locked contract stays as it is until it is unlocked', async () => {
  const { id, rev, locale, template, document } = await makeContract(agency);
  const params = { id };
  expect(refusal(await call(routes.lock, agency.users.readOnly, { params, body: { rev } }))).toBe('403 denied');
  const locked = await ok(routes.lock, agent(), { params, body: { rev } });
  expect(locked).toMatchObject({ lockedBy: 'Test agent' });
  const { number, locale: _locale, version, ...input } = document;
  const change = (now: number) => ({ params, body: { rev: now, locale, template, document: input } });
  expect(refusal(await call(routes.update, agent(), change(locked.rev)))).toBe('409 contract.locked');
  expect(refusal(await call(routes.lock, agent(), { params, body: { rev: locked.rev } }))).toBe('409 contract.locked');
  expect(refusal(await call(routes.remove, agency.users.administrator, { params }))).toBe('409 contract.locked');
  const unlock = (now: number, reason: string) => ({ params, body: { rev: now, reason } });
  expect(refusal(await call(routes.unlock, agent(), unlock(rev, 'Wrong fee')))).toBe('409 stale');
  expect(refusal(await call(routes.unlock, agent(), unlock(locked.rev, ' ')))).toBe('400 required');
  const open = await ok(routes.unlock, agent(), unlock(locked.rev, 'Wrong fee'));
  expect(open.lockedAt).toBeUndefined();
  const { rows } = await ok(routes.activity, agent(), { params, query: {} });
  expect(rows[0]).toMatchObject({ action: 'unlock' });
  expect(rows[0]?.changes).toContainEqual({ field: 'unlockReason', label: 'Reason for unlocking', after: 'Wrong fee' });
  await ok(routes.update, agent(), change(open.rev));
});

test('a draft is put with another show, a locked one is not', async () => {
  const { id, rev, document } = await makeContract(agency);
  const [show, foreign] = [
    await makeShow(agency, { start: '2027-06-02T20:00', end: '2027-06-02T22:00' }),
    await makeShow(other),
  ];
  const params = { id };
  const missing = await call(routes.linkShow, agent(), { params, body: { rev, showId: foreign.id } });
  expect(refusal(missing)).toBe('404 notFound');
  const moved = await ok(routes.linkShow, agent(), { params, body: { rev, showId: show.id } });
  expect(moved.show).toMatchObject({ showId: show.id, number: show.number, date: '2027-06-02' });
  expect(moved.document).toEqual(document);
  const locked = await ok(routes.lock, agent(), { params, body: { rev: moved.rev } });
  const again = await call(routes.linkShow, agent(), { params, body: { rev: locked.rev, showId: show.id } });
  expect(refusal(again)).toBe('409 contract.locked');
});

test('a draft leaves the agreements of its show, and comes back to one', async () => {
  const { id, rev, show } = await makeContract(agency);
  const params = { id };
  const agreements = async () => {
    const filters = [{ field: 'show' as const, values: [show.showId] }];
    return (await ok(routes.list, agent(), { body: { filters } })).rows.map((row) => row.id);
  };
  expect(await agreements()).toContain(id);
  const left = await ok(routes.unlinkShow, agent(), { params, body: { rev } });
  expect(left).toMatchObject({ show, unlinkedAt: expect.any(String) });
  expect(await agreements()).not.toContain(id);
  expect(refusal(await call(routes.unlinkShow, agent(), { params, body: { rev } }))).toBe('409 stale');
  expect(refusal(await call(routes.unlinkShow, other.users.agent, { params, body: { rev: left.rev } }))).toBe(
    '404 notFound',
  );
  const back = await ok(routes.linkShow, agent(), { params, body: { rev: left.rev, showId: show.showId } });
  expect(back).not.toHaveProperty('unlinkedAt');
  expect(await agreements()).toContain(id);
});

test('sums of a year by stage and by owner', async () => {
  const own = await makeAgency();
  const { document, owner } = await makeContract(own);
  const query = { year: '2027' as unknown as number };
  const sum = { currency: document.currency, count: 1, net: 1_250_000, gross: 1_362_500 };
  const { rows } = await ok(routes.totalsData, own.users.agent, { query });
  expect(rows).toEqual([{ stage: 'draft', ...sum }]);
  const owners = await ok(routes.totalPerOwner, own.users.agent, { query });
  expect(owners.rows).toEqual([{ ownerId: owner.userId, name: owner.name, ...sum }]);
  const before = await ok(routes.totalsData, own.users.agent, { query: { year: '2026' as unknown as number } });
  expect(before.rows).toEqual([]);
});

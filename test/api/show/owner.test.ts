import { beforeAll, expect, test } from 'vitest';
import { userStore } from '#functions/domains/identity/user/store.ts';
import { notificationsOf } from '#functions/domains/reference/notification/store.ts';
import { showContract } from '#shared/domains/booking/show/contract.ts';
import { call, ok } from '#test/support/api.ts';
import { type Agency, makeAgency, makeSignedIn, showInput, type TestUser } from '#test/support/fixtures.ts';
import { promised, workOff } from '#test/support/outbox.ts';

const { insert, update, move } = showContract.routes;
let agency: Agency;
let leaving: TestUser;
beforeAll(async () => {
  agency = await makeAgency();
  leaving = await makeSignedIn(agency.tenantId, { role: 'agent' });
});
const agent = () => agency.users.agent;
const leave = async () => {
  const ctx = { tenantId: agency.tenantId, now: new Date(), actor: { userId: agent().user.id, name: 'Test' } };
  const user = await userStore.get(ctx, leaving.user.id);
  await userStore.update(ctx, user, { ...user, state: 'deactivated' });
};
const refused = { status: 400, body: { errors: [{ code: 'choice', field: 'ownerId' }] } };

test('a show belongs to a colleague who works there; who owned it before they left may stay', async () => {
  const outside = { body: showInput(agency, { ownerId: agency.users.promoter.user.id }) };
  expect(await call(insert, agent(), outside)).toMatchObject(refused);
  const owned = showInput(agency, { ownerId: leaving.user.id });
  const { id, rev } = await ok(insert, agent(), { body: owned });
  await leave();
  expect(await call(insert, agent(), { body: owned })).toMatchObject(refused);
  const kept = await ok(update, agent(), { body: { ...owned, id, rev, description: 'Still theirs' } });
  expect(kept.owner).toEqual({ userId: leaving.user.id, name: leaving.user.name });
  const { start, end } = { start: '2027-05-22T20:00', end: '2027-05-22T22:00' };
  expect((await ok(move, agent(), { params: { id }, body: { rev: kept.rev, start, end } })).owner).toEqual(kept.owner);
  const other = { ...owned, id, rev: kept.rev + 1, ownerId: agency.users.artist.user.id };
  expect(await call(update, agent(), { body: other })).toMatchObject(refused);
});

test('who gets a show to look after hears of it once; who takes one does not', async () => {
  const mergedInto = await makeSignedIn(agency.tenantId, { role: 'agent' });
  const given = { body: showInput(agency, { ownerId: mergedInto.user.id }) };
  const { id, rev } = await ok(insert, agent(), given);
  await ok(update, agent(), { body: { ...given.body, id, rev, description: 'Theirs already' } });
  const show = { tenantId: agency.tenantId, entity: 'show', id };
  expect(await promised(show, 'notify')).toHaveLength(1);
  expect(await workOff(show, 'notify')).toBe(true);
  const notes = await notificationsOf(agency.tenantId, mergedInto.user.id);
  expect(notes).toMatchObject([{ kind: 'showAssigned', target: `/show/${id}` }]);
  const own = await ok(insert, mergedInto, given);
  expect(await promised({ ...show, id: own.id }, 'notify')).toEqual([]);
});

test('the rank chosen for a run stands on each of its days; without one each waits behind the others there', async () => {
  const dates = ['2028-03-01', '2028-03-02'];
  const { insertRun } = showContract.routes;
  const body = { ...showInput(agency, { ownerId: undefined }), dates };
  const ranks = async (more: object) =>
    (await ok(insertRun, agent(), { body: { ...body, ...more } })).shows.map(({ rank }) => rank);
  expect(await ranks({})).toEqual([1, 1]);
  expect(await ranks({ rank: 3 })).toEqual([3, 3]);
  expect(await ranks({})).toEqual([4, 4]);
});

import { expect, test } from 'vitest';
import { chunksIn, batchOf as storedBatch } from '#functions/domains/attached/my-selection/store.ts';
import { artistStore } from '#functions/domains/relations/artist/store.ts';
import { mySelectionContract } from '#shared/domains/attached/my-selection/contract.ts';
import { showContract } from '#shared/domains/booking/show/contract.ts';
import { showLockContract } from '#shared/domains/booking/show-lock/contract.ts';
import { call, ok, refusal } from '#test/support/api.ts';
import { deliver } from '#test/support/deliver.ts';
import { makeAgency, makeSignedIn, showInput, unknownId } from '#test/support/fixtures.ts';

const { countUnlocked, lockSelection } = showLockContract.routes;
const [agency, other] = await Promise.all([makeAgency(), makeAgency()]);

const on = (day: string, more: Parameters<typeof showInput>[1] = {}) => ({
  body: showInput(agency, { start: `${day}T20:00`, end: `${day}T22:00`, ...more }),
});
const makeShow = (...of: Parameters<typeof on>) =>
  ok(showContract.routes.insert, agency.users.administrator, on(...of));
const MAY = { from: '2027-05-01', to: '2027-05-31' };
const counted = async (body: Parameters<typeof ok<typeof countUnlocked>>[2]['body']) =>
  (await ok(countUnlocked, agency.users.administrator, { body })).count;
const showNow = (id: string) => ok(showContract.routes.get, agency.users.administrator, { params: { id } });

test('counts and locks the open shows of a period, each once, and says so', async () => {
  const { administrator } = agency.users;
  const shows = [await makeShow('2027-05-01'), await makeShow('2027-05-31'), await makeShow('2027-05-12')];
  const later = await makeShow('2027-06-01');
  const [first, last, locked] = shows;
  if (!first || !last || !locked) throw new Error('no shows');
  await ok(showContract.routes.lock, administrator, { params: { id: locked.id }, body: { rev: locked.rev } });
  expect(await counted(MAY)).toBe(2);
  const wrong = await call(lockSelection, administrator, { body: { ...MAY, expected: 3 } });
  expect(refusal(wrong)).toBe('409 showLock.changed');
  const batch = await ok(lockSelection, administrator, { body: { ...MAY, expected: 2 } });
  expect(batch).toMatchObject({ mainArea: 'show', operation: 'lock', total: 2, done: 0, finished: false });
  const chunks = await chunksIn(agency.tenantId, await storedBatch({ tenantId: agency.tenantId }, batch.id));
  for (const chunk of chunks.keys()) await deliver(agency.tenantId, 'batch', { batchId: batch.id, chunk });
  const report = await ok(mySelectionContract.routes.report, administrator, { params: { id: batch.id } });
  expect(report).toMatchObject({ done: 2, failed: 0, finished: true });
  for (const { id } of [first, last]) expect((await showNow(id)).lockedBy).toBe(administrator.user.name);
  expect((await showNow(later.id)).lockedAt).toBeUndefined();
  expect(await counted(MAY)).toBe(0);
  expect(refusal(await call(lockSelection, administrator, { body: MAY }))).toBe('400 batch.nothing');
});

test('narrows by status, owner and bookkeeping of the artists', async () => {
  const period = { from: '2028-01-01', to: '2028-01-31' };
  const { agent } = agency.users;
  const bookkeepingId = unknownId();
  const artist = await artistStore.get(agency, agency.otherArtist.id);
  const system = { tenantId: agency.tenantId, now: new Date(), actor: { userId: 'test', name: 'Test' } };
  await artistStore.update(system, artist, { ...artist, bookkeepingId });
  const confirmed = agency.status('Confirmed').id;
  await makeShow('2028-01-05', { statusId: confirmed });
  await makeShow('2028-01-06', { ownerId: agent.user.id });
  await makeShow('2028-01-07', { artistIds: [agency.otherArtist.id] });
  expect(await counted(period)).toBe(3);
  expect(await counted({ ...period, statusIds: [confirmed] })).toBe(1);
  expect(await counted({ ...period, ownerIds: [agent.user.id] })).toBe(1);
  expect(await counted({ ...period, bookkeepingIds: [bookkeepingId] })).toBe(1);
  expect(await counted({ ...period, bookkeepingIds: [agency.artist.id] })).toBe(0);
  const linked = await makeSignedIn(agency.tenantId, {
    role: 'administrator',
    allArtists: false,
    artistIds: [agency.artist.id],
  });
  expect((await ok(countUnlocked, linked, { body: period })).count).toBe(2);
});

test('refuses who may not lock, a period that ends before it begins, and sees nothing of another agency', async () => {
  const { readOnly, administrator } = agency.users;
  expect(refusal(await call(countUnlocked, readOnly, { body: MAY }))).toBe('403 denied');
  expect(refusal(await call(lockSelection, readOnly, { body: MAY }))).toBe('403 denied');
  const backwards = await call(countUnlocked, administrator, { body: { from: MAY.to, to: MAY.from } });
  expect(refusal(backwards)).toBe('400 endBeforeBegin');
  expect(backwards.body.errors?.[0]?.field).toBe('to');
  expect(
    await ok(countUnlocked, other.users.administrator, { body: { from: '2020-01-01', to: '2099-12-31' } }),
  ).toEqual({ count: 0 });
  const period = { from: '2028-01-01', to: '2028-01-31' };
  const batch = await ok(lockSelection, administrator, { body: period });
  const seen = await call(mySelectionContract.routes.report, other.users.administrator, { params: { id: batch.id } });
  expect(refusal(seen)).toBe('404 notFound');
});

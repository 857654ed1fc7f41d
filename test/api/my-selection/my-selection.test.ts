import { expect, test } from 'vitest';
import { chunksIn, batchOf as storedBatch } from '#functions/domains/attached/my-selection/store.ts';
import { showStore } from '#functions/domains/booking/show/store.ts';
import { handler as bulk } from '#functions/domains/operator/system/workers/bulk.ts';
import { activityOf } from '#functions/platform/record/activity.ts';
import { mySelectionContract } from '#shared/domains/attached/my-selection/contract.ts';
import type { BatchInput, BatchOperation } from '#shared/domains/attached/my-selection/schemas.ts';
import { showContract } from '#shared/domains/booking/show/contract.ts';
import { artistContract } from '#shared/domains/relations/artist/contract.ts';
import { noOf } from '#shared/kernel/record/ids.ts';
import { call, ok, refusal } from '#test/support/api.ts';
import { type Agency, makeAgency, makeSignedIn, showInput, type TestUser, unknownId } from '#test/support/fixtures.ts';
import { sqsRecord } from '#test/support/printing.ts';

const { routes } = mySelectionContract;
const [own, foreign] = await Promise.all([makeAgency(), makeAgency()]);

const makeShow = (agency: Agency, description: string) =>
  ok(showContract.routes.insert, agency.users.administrator, { body: { ...showInput(agency), description } });
const makeShows = (agency: Agency, ...names: string[]) => Promise.all(names.map((name) => makeShow(agency, name)));
const start = (user: TestUser, operation: BatchOperation, body: Partial<BatchInput>) =>
  call(routes.batch, user, { params: { operation }, body: { mainArea: 'show', ...body } });

/** Delivers every chunk of a batch, as the queue would. */
async function deliver(user: TestUser, tenantId: string, batchId: string): Promise<void> {
  const chunks = await chunksIn(tenantId, await storedBatch({ tenantId }, batchId));
  const messages = chunks.map((_, chunk) => ({
    id: `${batchId}${chunk}`,
    type: 'batch',
    payload: { batchId, chunk },
    tenantId,
    actorId: user.user.id,
    at: new Date().toISOString(),
  }));
  const Records = messages.map((message) => sqsRecord(message));
  const { batchItemFailures } = await bulk({ Records });
  expect(batchItemFailures).toEqual([]);
}

async function run(user: TestUser, tenantId: string, operation: BatchOperation, body: Partial<BatchInput>) {
  const { status, body: batch } = await start(user, operation, body);
  expect(status).toBe(200);
  await deliver(user, tenantId, batch.id);
  return ok(routes.report, user, { params: { id: batch.id } });
}
const nowOf = async (id: string) => showStore.find({ tenantId: own.tenantId }, id);

test('does what it can, and says of each of the others why not', async () => {
  const { administrator, agent } = own.users;
  const [free, locked, gone] = await makeShows(own, 'Free', 'Locked', 'Gone');
  if (!free || !locked || !gone) throw new Error('no shows');
  await ok(showContract.routes.lock, administrator, { params: { id: locked.id }, body: { rev: locked.rev } });
  await ok(showContract.routes.remove, administrator, { params: { id: gone.id } });
  const target = own.status('Confirmed').id;
  const stranger = (await makeShow(foreign, 'Foreign')).id;
  const ids = [free.id, locked.id, gone.id, unknownId(), stranger, free.id];
  const report = await run(agent, own.tenantId, 'status', { ids, values: [target] });
  expect(report).toMatchObject({ total: 5, done: 1, failed: 4, finished: true });
  expect(report.failures.map(({ id, code }) => [id, code])).toEqual([
    [locked.id, 'show.locked'],
    [gone.id, 'notFound'],
    [undefined, 'notFound'],
    [undefined, 'notFound'],
  ]);
  expect(report.failures[0]?.title).toContain('Locked');
  expect((await nowOf(free.id))?.statusId).toBe(target);
  const removal = await run(agent, own.tenantId, 'delete', { ids: [locked.id, free.id] });
  expect(removal).toMatchObject({ done: 1, failures: [{ id: locked.id, code: 'show.locked' }] });
  expect((await nowOf(locked.id))?.statusId).toBe(locked.statusId);
  expect((await showStore.find({ tenantId: foreign.tenantId }, stranger))?.statusId).not.toBe(target);
});

test('does nothing twice when the queue delivers again, even what was changed back in the meantime', async () => {
  const { administrator } = own.users;
  const [show] = await makeShows(own, 'Twice');
  if (!show) throw new Error('no show');
  const { body: batch } = await start(administrator, 'lock', { ids: [show.id] });
  await deliver(administrator, own.tenantId, batch.id);
  const { rev } = await ok(showContract.routes.get, administrator, { params: { id: show.id } });
  await ok(showContract.routes.unlock, administrator, { params: { id: show.id }, body: { rev, reason: 'Wrong day' } });
  await deliver(administrator, own.tenantId, batch.id);
  expect((await nowOf(show.id))?.lockedAt).toBeUndefined();
  const log = await activityOf(own.tenantId, 'show', noOf(show.id));
  expect(log.map(({ action }) => action)).toEqual(['unlock', 'lock', 'create']);
});

test('unlocks with a reason alone, which stands in the log of each', async () => {
  const { administrator } = own.users;
  const [show] = await makeShows(own, 'Locked again');
  if (!show) throw new Error('no show');
  await ok(showContract.routes.lock, administrator, { params: { id: show.id }, body: { rev: show.rev } });
  expect(refusal(await start(administrator, 'unlock', { ids: [show.id] }))).toBe('400 required');
  const report = await run(administrator, own.tenantId, 'unlock', { ids: [show.id], reason: 'Wrong month' });
  expect(report).toMatchObject({ done: 1, failed: 0 });
  expect((await nowOf(show.id))?.lockedAt).toBeUndefined();
  const [entry] = await activityOf(own.tenantId, 'show', noOf(show.id));
  expect(entry?.changes).toContainEqual({ field: 'unlockReason', after: 'Wrong month' });
});

test('goes on where a crash left it', async () => {
  const { administrator } = own.users;
  const shows = await makeShows(own, 'Half 1', 'Half 2');
  const ids = shows.map(({ id }) => id);
  const { body: batch } = await start(administrator, 'delete', { ids });
  const [{ once }, stored] = [
    await import('#functions/domains/attached/my-selection/store.ts'),
    await storedBatch({ tenantId: own.tenantId }, batch.id),
  ];
  // The writes of a worker before it was killed: one record with its mark, and nothing of the chunk.
  const ctx = { tenantId: own.tenantId, now: new Date(), actor: { userId: administrator.user.id, name: 'Test' } };
  await showStore.remove(ctx, await showStore.get(ctx, ids[0] ?? ''), once(ctx, stored, ids[0] ?? ''));
  await deliver(administrator, own.tenantId, batch.id);
  const report = await ok(routes.report, administrator, { params: { id: batch.id } });
  expect(report).toMatchObject({ done: 2, failed: 0, finished: true });
  const restored = await run(administrator, own.tenantId, 'restore', { ids });
  expect(restored).toMatchObject({ done: 2, failed: 0 });
  expect(await Promise.all(ids.map(async (id) => (await nowOf(id))?.deletedAt))).toEqual([undefined, undefined]);
});

test('takes all that match a filter, as far as the caller may see it', async () => {
  const limited = await makeSignedIn(own.tenantId, { role: 'agent', allArtists: false, artistIds: [own.artist.id] });
  const seen = await makeShow(own, 'Zebra one');
  const hidden = await ok(showContract.routes.insert, own.users.administrator, {
    body: { ...showInput(own, { artistIds: [own.otherArtist.id] }), description: 'Zebra two' },
  });
  const matching = { keyword: 'zebra', filters: [] };
  const report = await run(limited, own.tenantId, 'owner', { matching, values: [limited.user.id] });
  expect(report).toMatchObject({ total: 1, done: 1 });
  expect((await nowOf(seen.id))?.owner.userId).toBe(limited.user.id);
  expect((await nowOf(hidden.id))?.owner.userId).not.toBe(limited.user.id);
  const byId = await run(limited, own.tenantId, 'owner', { ids: [hidden.id], values: [limited.user.id] });
  expect(byId.failures).toMatchObject([{ code: 'notFound', title: '' }]);
  const wrong = { ...matching, filters: [{ field: 'nonsense', relation: 'anyOf' as const, values: [] }] };
  expect(refusal(await start(limited, 'owner', { matching: wrong, values: [limited.user.id] }))).toBe('400 choice');
});

test('asks for the right of the area, at the start and again at work', async () => {
  const { assistant, artist, administrator } = own.users;
  const [show] = await makeShows(own, 'Guarded');
  if (!show) throw new Error('no show');
  const ids = [show.id];
  expect(refusal(await start(assistant, 'delete', { ids }))).toBe('403 denied');
  expect(refusal(await start(artist, 'status', { ids, values: [own.status('Confirmed').id] }))).toBe('403 denied');
  expect(refusal(await start(administrator, 'owner', { mainArea: 'company', ids }))).toBe('400 batch.notHere');
  expect(refusal(await start(administrator, 'status', { ids, values: [foreign.status('Option').id] }))).toBe(
    '400 choice',
  );
  expect(refusal(await start(administrator, 'owner', { ids, values: [artist.user.id] }))).toBe('400 choice');
  expect(refusal(await start(administrator, 'lock', { ids: [] }))).toBe('400 batch.nothing');

  const confirmer = await makeSignedIn(own.tenantId, { role: 'assistant', permissions: ['show.read', 'show.update'] });
  const report = await run(confirmer, own.tenantId, 'status', { ids, values: [own.status('Confirmed').id] });
  expect(report.failures).toMatchObject([{ id: show.id, code: 'denied' }]);
});

test('is reported to nobody but who started it', async () => {
  const { administrator, agent } = own.users;
  const { body: batch } = await start(administrator, 'delete', { mainArea: 'artist', ids: [own.otherArtist.id] });
  expect(batch).toMatchObject({ total: 1, done: 0, finished: false });
  for (const stranger of [agent, foreign.users.administrator])
    expect(refusal(await call(routes.report, stranger, { params: { id: batch.id } }))).toBe('404 notFound');
  await deliver(administrator, own.tenantId, batch.id);
  expect(refusal(await call(artistContract.routes.get, agent, { params: { id: own.otherArtist.id } }))).toBe(
    '404 notFound',
  );
});

test('chunks that no worker finished are queued again, and nothing when all are through', async () => {
  const { administrator, agent } = own.users;
  const [show] = await makeShows(own, 'Left behind');
  if (!show) throw new Error('no show');
  const { body: batch } = await start(administrator, 'lock', { ids: [show.id] });
  const params = { id: batch.id };
  expect(refusal(await call(routes.resume, agent, { params }))).toBe('404 notFound');
  const newest = async () => (await activityOf(own.tenantId, 'batch', noOf(batch.id)))[0];
  expect(await ok(routes.resume, administrator, { params })).toMatchObject({ finished: false });
  const queued = await newest();
  expect(queued).toMatchObject({ action: 'resume', outbox: [{ payload: { batchId: batch.id, chunk: 0 } }] });
  await deliver(administrator, own.tenantId, batch.id);
  expect(await ok(routes.resume, administrator, { params })).toMatchObject({ finished: true, done: 1 });
  expect((await newest())?.id).toBe(queued?.id);
});

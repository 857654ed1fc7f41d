import { describe, expect, test } from 'vitest';
import { taskStore } from '#functions/domains/attached/task/store.ts';
import { showStore } from '#functions/domains/booking/show/store.ts';
import { optionContract } from '#shared/domains/booking/option/contract.ts';
import { backWork } from '#shared/domains/booking/option/rules.ts';
import { showContract } from '#shared/domains/booking/show/contract.ts';
import { addDays } from '#shared/kernel/time/date.ts';
import { call, ok, refusal } from '#test/support/api.ts';
import { deliver } from '#test/support/deliver.ts';
import { makeAgency, showInput } from '#test/support/fixtures.ts';

const { challenge } = optionContract.routes;
const { insert, get, confirm, setStatus, takeBack, move, remove, restore } = showContract.routes;
const agency = await makeAgency();
const agent = () => agency.users.agent;
const status = (name: string) => agency.status(name).id;
type Shown = Awaited<ReturnType<typeof show>>;
const show = (id: string) => ok(get, agent(), { params: { id } });
const stored = (id: string) => showStore.get({ tenantId: agency.tenantId }, id);

/** A week for each test, far from the others. */
let day = '2029-01-01';
async function line(count: number): Promise<Shown[]> {
  day = addDays(day, 7);
  const made: Shown[] = [];
  for (let rank = 1; rank <= count; rank++) {
    const more = { start: `${day}T20:00`, end: `${day}T22:00`, rank, expiresOn: addDays(day, -1) };
    made.push(await ok(insert, agent(), { body: showInput(agency, more) }));
  }
  return made;
}
/** Runs `act`, then delivers the outbox's messages for each of these shows. */
async function done<T>(ids: readonly string[], act: () => Promise<T>): Promise<T> {
  const before = await Promise.all(ids.map(stored));
  const answer = await act();
  await settled(before);
  return answer;
}
async function settled(before: readonly Awaited<ReturnType<typeof stored>>[]) {
  const follow = async (was: (typeof before)[number]) => {
    const is = await showStore.find({ tenantId: agency.tenantId }, was.id);
    const live = is?.deletedAt ? undefined : is;
    for (const { type, payload } of showStore.definition.follows?.(was.deletedAt ? undefined : was, live, {}) ?? [])
      await deliver(agency.tenantId, type, payload);
  };
  for (const was of before) await follow(was);
}
const asWere = (now: readonly { id: string; rev: number }[], before: readonly Shown[]) =>
  now.map(({ id, rev }) => {
    const was = before.find((one) => one.id === id);
    return { id, rev, statusId: was?.statusId ?? '', rank: was?.rank ?? 0, expiresOn: was?.expiresOn };
  });
const facts = ({ rank, phase, statusId, expiresOn, challenge }: Shown) => ({
  rank,
  phase,
  statusId,
  expiresOn,
  challenge,
});
const isOpen = async (id = '') => !(await taskStore.get({ tenantId: agency.tenantId }, id)).doneAt;

describe('Undo of a confirmation', () => {
  test('brings back every rank, expiry and challenge with its deadline, its place among what is due and its task', async () => {
    const made = await line(5);
    const [first, second, third] = made as [Shown, Shown, Shown];
    await ok(challenge, agent(), { params: { id: third.id }, body: { rev: third.rev, hours: 16 } });
    const ids = made.map(({ id }) => id);
    const before = await Promise.all(ids.map(show));
    const due = showStore.definition.due?.(await stored(first.id));
    const taskId = before[0]?.challenge?.taskId;
    expect(await isOpen(taskId)).toBe(true);

    const body = { rev: before[0]?.rev ?? 0, statusId: status('Confirmed'), releaseIds: [second.id, third.id] };
    const { show: confirmed, released } = await done(ids, () =>
      ok(confirm, agent(), { params: { id: first.id }, body }),
    );
    expect(confirmed.challenge).toBeUndefined();
    expect(await isOpen(taskId)).toBe(false);

    const shows = asWere([confirmed, ...released], before);
    // The whole night is settled twice: messages come twice, and in any order.
    const { endedIds } = await done([...ids, ...ids.toReversed()], () => ok(takeBack, agent(), { body: { shows } }));
    expect(endedIds).toEqual([]);
    expect((await Promise.all(ids.map(show))).map(facts)).toEqual(before.map(facts));
    expect(showStore.definition.due?.(await stored(first.id))).toEqual(due);
    expect(await isOpen(taskId)).toBe(true);
  });

  test('says whose challenge stays over, as who challenged is gone meanwhile', async () => {
    const [first, second] = (await line(2)) as [Shown, Shown];
    await ok(challenge, agent(), { params: { id: second.id }, body: { rev: second.rev } });
    const before = await show(first.id);
    const body = { rev: before.rev, statusId: status('Confirmed') };
    const { show: now } = await ok(confirm, agent(), { params: { id: first.id }, body });
    await ok(remove, agent(), { params: { id: second.id } });
    const back = await ok(takeBack, agent(), { body: { shows: asWere([now], [before]) } });
    expect(back.endedIds).toEqual([first.id]);
    expect(back.shows[0]).toMatchObject({ phase: 'options', rank: 1 });
    expect((await show(first.id)).challenge).toBeUndefined();
  });

  test('is all or nothing: one that somebody changed meanwhile keeps the others as they are', async () => {
    const [first, second] = (await line(2)) as [Shown, Shown];
    const body = { rev: first.rev, statusId: status('Confirmed'), releaseIds: [second.id] };
    const { show: now, released } = await ok(confirm, agent(), { params: { id: first.id }, body });
    const shows = asWere([now, ...released], [first, second]);
    const stale = shows.map((one, i) => (i === 1 ? { ...one, rev: one.rev - 1 } : one));
    expect(refusal(await call(takeBack, agent(), { body: { shows: stale } }))).toBe('409 stale');
    expect((await show(first.id)).phase).toBe('confirmed');
    const outside = await call(takeBack, agency.users.promoter, { body: { shows } });
    expect(refusal(outside)).toBe('403 denied');
  });
});

describe('a challenge goes on when who challenged is back', () => {
  const challenged = async () => {
    const [first, second] = (await line(2)) as [Shown, Shown];
    await ok(challenge, agent(), { params: { id: second.id }, body: { rev: second.rev, hours: 16 } });
    return { first: await show(first.id), second: await show(second.id), ids: [first.id, second.id] };
  };
  const expectBack = async ({ first }: { first: Shown }, ids: readonly string[], undo: () => Promise<unknown>) => {
    expect((await show(first.id)).challenge).toBeUndefined();
    await done(ids, undo);
    // The task of the challenge that the worker brought back.
    await deliver(agency.tenantId, 'challengeTask', { id: first.challenge?.taskId, showId: first.id });
    expect((await show(first.id)).challenge).toEqual(first.challenge);
    expect(await isOpen(first.challenge?.taskId)).toBe(true);
  };

  test('from a release', async () => {
    const { first, second, ids } = await challenged();
    const params = { id: second.id };
    const body = { rev: second.rev, statusId: status('Released') };
    const now = await done(ids, () => ok(setStatus, agent(), { params, body }));
    await expectBack({ first }, ids, () => ok(takeBack, agent(), { body: { shows: asWere([now], [second]) } }));
  });

  test('from another night, where it was dragged', async () => {
    const { first, second, ids } = await challenged();
    const params = { id: second.id };
    const there = { start: `${addDays(day, 3)}T20:00`, end: `${addDays(day, 3)}T22:00` };
    const now = await done(ids, () => ok(move, agent(), { params, body: { rev: second.rev, ...there } }));
    const { start, end, rank } = second;
    await expectBack({ first }, ids, async () => {
      await ok(move, agent(), { params, body: { rev: now.rev, start, end, rank } });
      await deliver(agency.tenantId, 'optionQueue', { ...backWork(await stored(second.id)) });
    });
  });

  test('from the bin', async () => {
    const { first, second, ids } = await challenged();
    const params = { id: second.id };
    await done(ids, () => ok(remove, agent(), { params }));
    const gone = await showStore.getDeleted({ tenantId: agency.tenantId }, second.id);
    await ok(restore, agent(), { params });
    await expectBack({ first }, [], () => settled([gone]));
  });

  test('but by hand only its place is taken anew', async () => {
    const { first, second, ids } = await challenged();
    const params = { id: second.id };
    const to = (rev: number, name: string) => ok(setStatus, agent(), { params, body: { rev, statusId: status(name) } });
    const now = await done(ids, () => to(second.rev, 'Released'));
    await done(ids, () => to(now.rev, 'Option'));
    expect((await show(first.id)).challenge).toBeUndefined();
  });
});

test('an extension taken back leaves no last day where there was none', async () => {
  const [first] = (await line(1)) as [Shown];
  const { expiresOn, ...open } = first;
  const [bare] = (await ok(takeBack, agent(), { body: { shows: asWere([open], [{ ...open, expiresOn: undefined }]) } }))
    .shows;
  expect(expiresOn).toBeDefined();
  expect(bare?.expiresOn).toBeUndefined();
});

import { describe, expect, test } from 'vitest';
import { showStore } from '#functions/domains/booking/show/store.ts';
import { taskContract } from '#shared/domains/attached/task/contract.ts';
import { optionContract } from '#shared/domains/booking/option/contract.ts';
import { backWork, changedTasks, queueWork } from '#shared/domains/booking/option/rules.ts';
import { showContract } from '#shared/domains/booking/show/contract.ts';
import { addDays } from '#shared/kernel/time/date.ts';
import { call, ok, refusal } from '#test/support/api.ts';
import { deliver } from '#test/support/deliver.ts';
import { makeAgency, showInput } from '#test/support/fixtures.ts';

const { queue, challenge, withdrawChallenge } = optionContract.routes;
const { insert, get, setStatus, confirm, move, remove, restore } = showContract.routes;
const [agency, foreign] = await Promise.all([makeAgency(), makeAgency()]);
const agent = () => agency.users.agent;
/** A day for each test, far from the others. */
let day = '2028-01-03';
const nextDay = () => {
  day = addDays(day, 7);
  return { start: `${day}T20:00`, end: `${day}T22:00` };
};
type Shown = Awaited<ReturnType<typeof show>>;
const show = (id: string) => ok(get, agent(), { params: { id } });
async function line(count: number, more = {}): Promise<Shown[]> {
  const times = nextDay();
  const made: Shown[] = [];
  for (let rank = 1; rank <= count; rank++)
    made.push(await ok(insert, agent(), { body: showInput(agency, { ...times, rank, ...more }) }));
  return made;
}
const status = (name: string) => agency.status(name).id;
const release = async ({ id }: Shown) => {
  const { rev } = await show(id);
  await ok(setStatus, agent(), { params: { id }, body: { rev, statusId: status('Released') } });
};
const ranks = async (shows: readonly Shown[]) => Promise.all(shows.map(async ({ id }) => (await show(id)).rank));
/** Delivers the message that follows an option's leaving the queue. */
const settle = (left: Shown) => {
  const work = queueWork({ ...left, no: 1 }, undefined);
  return deliver(agency.tenantId, 'optionQueue', { ...work });
};

describe('ranks', () => {
  test('move up when the first is released, once, and the log and the owner know', async () => {
    const shows = await line(3);
    const [first, second, third] = shows as [Shown, Shown, Shown];
    await release(first);
    await settle(first);
    await settle(first);
    expect(await ranks([second, third])).toEqual([1, 2]);
    const { rows } = await ok(showContract.routes.activity, agent(), { body: { id: second.id } });
    expect(rows.map(({ action }) => action)).toEqual(['moveUp', 'create']);
    expect(rows[0]?.changes).toEqual([{ field: 'rank', label: 'Rank', before: 2, after: 1 }]);
    expect((await ok(queue, agent(), { params: { id: third.id } })).rows.map((row) => row.showId)).toEqual([
      second.id,
      third.id,
    ]);
  });

  test('have no gaps when several leave at once: released, confirmed, deleted, moved away', async () => {
    const shows = await line(7);
    const [a, b, c, d, e, f, g] = shows as [Shown, Shown, Shown, Shown, Shown, Shown, Shown];
    const elsewhere = nextDay();
    await Promise.all([
      release(b),
      ok(confirm, agent(), { params: { id: c.id }, body: { rev: c.rev, statusId: status('Confirmed') } }),
      ok(remove, agent(), { params: { id: e.id } }),
      ok(move, agent(), { params: { id: f.id }, body: { rev: f.rev, ...elsewhere } }),
    ]);
    await Promise.all([b, c, e, f].map(settle));
    expect(await ranks([a, d, g])).toEqual([1, 2, 3]);
  });

  test('every way out of a queue hands on what has to be done, and the way back too', async () => {
    const [one] = (await line(1)) as [Shown];
    const stored = await showStore.get({ tenantId: agency.tenantId }, one.id);
    const { follows } = showStore.definition;
    const types = (was?: typeof stored, is?: typeof stored) => follows?.(was, is, {}).map(({ type }) => type);
    expect(types(undefined, stored)).toEqual([]);
    expect(types(stored, { ...stored, rev: 2, rank: 4 })).toEqual([]);
    expect(types(stored, undefined)).toEqual(['optionQueue']);
    expect(types({ ...stored, phase: 'cancelled' }, { ...stored, rev: 2 })).toEqual(['optionQueue']);
  });

  test('one that comes back takes its place, and the others make room', async () => {
    const [first, second] = (await line(2)) as [Shown, Shown];
    await ok(remove, agent(), { params: { id: first.id } });
    await settle(first);
    expect(await ranks([second])).toEqual([1]);
    const back = await ok(restore, agent(), { params: { id: first.id } });
    const stored = await showStore.get({ tenantId: agency.tenantId }, back.id);
    await deliver(agency.tenantId, 'optionQueue', { ...queueWork(undefined, stored) });
    expect(await ranks([first, second])).toEqual([1, 2]);
  });

  test('one that moves to another night goes behind all who wait there; taken back, it has its old place', async () => {
    const [first, second] = (await line(2)) as [Shown, Shown];
    const [there] = (await line(1)) as [Shown];
    const { start, end } = there;
    const params = { id: first.id };
    const moved = await ok(move, agent(), { params, body: { rev: first.rev, start, end } });
    await settle(first);
    expect(await ranks([there, first, second])).toEqual([1, 2, 1]);
    const home = { start: first.start, end: first.end, rank: 1 };
    const back = await ok(move, agent(), { params, body: { rev: moved.rev, ...home } });
    const stored = await showStore.get({ tenantId: agency.tenantId }, back.id);
    await deliver(agency.tenantId, 'optionQueue', { ...backWork(stored) });
    expect(await ranks([first, second])).toEqual([1, 2]);
  });

  test('a new option without a rank goes behind all who wait', async () => {
    const [first] = (await line(1)) as [Shown];
    const { start, end } = first;
    const next = await ok(insert, agent(), { body: showInput(agency, { start, end }) });
    expect(next.rank).toBe(2);
  });

  test('one that becomes an option again without a rank goes behind all who wait', async () => {
    const [first, second] = (await line(2)) as [Shown, Shown];
    await release(first);
    await settle(first);
    const { rev } = await show(first.id);
    await ok(setStatus, agent(), { params: { id: first.id }, body: { rev, statusId: status('Option') } });
    expect(await ranks([second, first])).toEqual([1, 2]);
  });

  test('another agency, or who may not see the artist, finds no queue', async () => {
    const [one] = (await line(1, { artistIds: [agency.otherArtist.id] })) as [Shown];
    expect(refusal(await call(queue, foreign.users.agent, { params: { id: one.id } }))).toBe('404 notFound');
    expect(refusal(await call(queue, agency.users.promoter, { params: { id: one.id } }))).toBe('404 notFound');
    const [own] = (await line(1, { promoterId: agency.company.id })) as [Shown];
    expect(refusal(await call(queue, agency.users.promoter, { params: { id: own.id } }))).toBe('403 denied');
  });
});

describe('a challenge', () => {
  test('stands on the first option, with a task for its owner until the deadline', async () => {
    const [first, , third] = (await line(3)) as [Shown, Shown, Shown];
    const body = { rev: third.rev, hours: 16 };
    const { rows } = await ok(challenge, agent(), { params: { id: third.id }, body });
    expect(rows[0]).toMatchObject({ showId: first.id, challenge: { showId: third.id, number: third.number } });
    const due = rows[0]?.challenge?.until;
    const tasks = await ok(taskContract.routes.list, agent(), { body: { keyword: first.number } });
    expect(tasks.rows).toMatchObject([{ dueAt: due, target: { recordId: first.id } }]);
    const { rev } = await show(third.id);
    const again = await call(challenge, agent(), { params: { id: third.id }, body: { rev, hours: 1 } });
    expect(refusal(again)).toBe('409 option.challenged');
    await ok(withdrawChallenge, agent(), { params: { id: third.id } });
    expect((await show(first.id)).challenge).toBeUndefined();
    const twice = await call(withdrawChallenge, agent(), { params: { id: third.id } });
    expect(refusal(twice)).toBe('409 option.notChallenging');
  });

  test('is refused to the first, to what is no option, in stale hands, without the right, in another agency', async () => {
    const [first, second] = (await line(2)) as [Shown, Shown];
    const ask = (one: Shown, who = agent(), rev = one.rev, hours = 8) =>
      call(challenge, who, { params: { id: one.id }, body: { rev, hours } });
    expect(refusal(await ask(first))).toBe('409 option.isFirst');
    expect(refusal(await ask(second, agent(), 9))).toBe('409 stale');
    expect(refusal(await ask(second, agency.users.promoter))).toBe('403 denied');
    expect(refusal(await ask(second, foreign.users.agent))).toBe('404 notFound');
    expect((await ask(second, agent(), second.rev, 0)).body.errors).toMatchObject([
      { code: 'tooSmall', field: 'hours' },
    ]);
    await release(second);
    expect(refusal(await ask(second, agent(), second.rev + 1))).toBe('409 option.notWaiting');
  });

  test('ends with its challenger, and so does its task', async () => {
    const [first, second] = (await line(2)) as [Shown, Shown];
    await ok(challenge, agent(), { params: { id: second.id }, body: { rev: second.rev } });
    const challenged = await showStore.get({ tenantId: agency.tenantId }, first.id);
    await release(second);
    await settle(second);
    expect((await show(first.id)).challenge).toBeUndefined();
    const after = await showStore.get({ tenantId: agency.tenantId }, first.id);
    const [id] = changedTasks(challenged, after);
    const payload = { id, showId: first.id };
    expect(showStore.definition.follows?.(challenged, after, {})).toEqual([{ type: 'challengeTask', payload }]);
    await deliver(agency.tenantId, 'challengeTask', payload);
    const { rows } = await ok(taskContract.routes.list, agent(), { body: { keyword: first.number } });
    expect(rows[0]?.doneAt).toBeDefined();
  });
});

import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { handler as optionEnds } from '#functions/domains/booking/show/jobs/option-ends.ts';
import { handler as optionReminders } from '#functions/domains/booking/show/jobs/option-reminders.ts';
import { showStore } from '#functions/domains/booking/show/store.ts';
import { statusStore } from '#functions/domains/reference/status/store.ts';
import { optionContract } from '#shared/domains/booking/option/contract.ts';
import { showContract } from '#shared/domains/booking/show/contract.ts';
import { settingContract } from '#shared/domains/identity/setting/contract.ts';
import { addDays } from '#shared/kernel/time/date.ts';
import { agencyDay } from '#test/support/agency-day.ts';
import { ok } from '#test/support/api.ts';
import { type Agency, makeAgency, showInput } from '#test/support/fixtures.ts';
import { promised } from '#test/support/outbox.ts';
import { ownTable } from '#test/support/own-table.ts';

const { insert, get, setStatus } = showContract.routes;
let stop: () => Promise<void>;
let agency: Agency;
beforeAll(async () => {
  // The job goes through every agency: with a clock of its own it would end the options of other tests.
  stop = await ownTable('option-ends');
  agency = await makeAgency();
});
afterAll(() => stop());
const agent = () => agency.users.agent;
const show = (id: string) => ok(get, agent(), { params: { id } });
let day = '2028-03-06';
const make = (rank: number, more = {}) => {
  if (rank === 1) day = addDays(day, 7);
  const times = { start: `${day}T20:00`, end: `${day}T22:00` };
  return ok(insert, agent(), { body: showInput(agency, { ...times, rank, ...more }) });
};
const run = (scheduledTime: string) => optionEnds({ scheduledTime });
/** Both reminders stand before the end in the due index. */
async function remind(expiresOn: string) {
  for (const back of [-3, 0]) await optionReminders({ scheduledTime: `${addDays(expiresOn, back)}T12:00:00Z` });
}
async function keepEnded(expiredOptions: 'keep' | 'release') {
  const { maxSessions: _max, ...setting } = await ok(settingContract.routes.get, agency.users.administrator, {});
  await ok(settingContract.routes.save, agency.users.administrator, { body: { ...setting, expiredOptions } });
}

test('an option goes when its last day has passed where its owner is, and once', async () => {
  const { id } = await make(1, { expiresOn: '2027-06-10' });
  await remind('2027-06-10');
  expect(await run('2027-06-10T21:59:00Z')).toEqual({ ended: 0 });
  expect((await show(id)).phase).toBe('options');
  expect(await run('2027-06-10T22:01:00Z')).toEqual({ ended: 1 });
  expect(await show(id)).toMatchObject({ phase: 'cancelled', statusId: agency.status('Released').id, rank: 0 });
  expect(await run('2027-06-11T22:01:00Z')).toEqual({ ended: 0 });
  // Its owner reads which artist and which day it was.
  const told = await promised({ tenantId: agency.tenantId, entity: 'show', id }, 'notify');
  const event = { who: agency.artist.name, date: day };
  expect(told.map(({ payload }) => payload)).toContainEqual(expect.objectContaining({ kind: 'optionEnded', event }));
});

test('one that was extended stays', async () => {
  const { id, rev, statusId } = await make(1, { expiresOn: '2027-06-10' });
  await ok(setStatus, agent(), { params: { id }, body: { rev, statusId, expiresOn: '2027-06-20' } });
  await remind('2027-06-10');
  expect(await run('2027-06-12T12:00:00Z')).toEqual({ ended: 0 });
  await remind('2027-06-20');
  expect(await run('2027-06-21T12:00:00Z')).toEqual({ ended: 1 });
});

test('where the agency decides by itself it stays, is told of once, and ends again when it was extended', async () => {
  await keepEnded('keep');
  const { id } = await make(1, { expiresOn: '2027-07-10' });
  await remind('2027-07-10');
  expect(await run('2027-07-11T12:00:00Z')).toEqual({ ended: 1 });
  expect(await run('2027-07-12T12:00:00Z')).toEqual({ ended: 0 });
  const { rev, phase, statusId } = await show(id);
  expect(phase).toBe('options');
  await ok(setStatus, agent(), { params: { id }, body: { rev, statusId, expiresOn: '2027-07-20' } });
  await remind('2027-07-20');
  expect(await run('2027-07-21T12:00:00Z')).toEqual({ ended: 1 });
  await keepEnded('release');
});

async function challenged(more = {}) {
  const [first, second] = [await make(1, more), await make(2)];
  const { rows } = await ok(optionContract.routes.challenge, agent(), {
    params: { id: second.id },
    body: { rev: second.rev, hours: 8 },
  });
  const until = rows[0]?.challenge?.until ?? '';
  const before = new Date(Date.parse(until) - 60_000).toISOString();
  return { first, second, until, before };
}

test('a challenge nobody answered takes the first option away, at its deadline and not before', async () => {
  const { first, second, until, before } = await challenged();
  expect(await run(before)).toEqual({ ended: 0 });
  expect(await run(until)).toEqual({ ended: 1 });
  expect(await show(first.id)).toMatchObject({ phase: 'cancelled', rank: 0 });
  expect((await show(first.id)).challenge).toBeUndefined();
  expect((await show(second.id)).phase).toBe('options');
});

test('a challenge ends at its deadline also while the option’s own reminders wait for the owner’s morning', async () => {
  const free = await challenged();
  const until = new Date(free.until);
  // Its last reminder is due from noon of the day before and waits for seven in the morning of the day itself.
  const expiresOn = addDays(agencyDay(until), 1);
  const { first, before, until: end } = await challenged({ expiresOn });
  expect(await run(before)).toEqual({ ended: 0 });
  await run(end);
  expect(await show(first.id)).toMatchObject({ phase: 'cancelled', rank: 0 });
});

test('an agency without a status to release to keeps its options and is told; those of others end', async () => {
  const other = await makeAgency();
  const ctx = { tenantId: other.tenantId, now: new Date(), actor: { userId: 'test', name: 'Test' } };
  for (const status of other.statuses)
    if (status.mainArea === 'show' && status.phase === 'cancelled') await statusStore.remove(ctx, status);
  const expiresOn = '2027-08-10';
  const stuck = await ok(insert, other.users.agent, { body: showInput(other, { expiresOn }) });
  const { id } = await make(1, { expiresOn });
  await remind(expiresOn);
  expect(await run('2027-08-11T12:00:00Z')).toEqual({ ended: 2 });
  expect((await show(id)).phase).toBe('cancelled');
  expect(await showStore.get(other, stuck.id)).toMatchObject({ phase: 'options', remindedFor: '2027-08-10 ended' });
});

test('one that cannot be ended stops no other', async () => {
  const shows = [await make(1, { expiresOn: '2027-08-20' }), await make(1, { expiresOn: '2027-08-20' })];
  await remind('2027-08-20');
  const writes = vi.spyOn(showStore, 'writes').mockImplementationOnce(() => {
    throw new Error('broken');
  });
  await expect(run('2027-08-21T12:00:00Z')).rejects.toThrow('1 failed');
  writes.mockRestore();
  const phases = async () => (await Promise.all(shows.map(({ id }) => show(id)))).map(({ phase }) => phase).sort();
  expect(await phases()).toEqual(['cancelled', 'options']);
  expect(await run('2027-08-21T13:00:00Z')).toEqual({ ended: 1 });
  expect(await phases()).toEqual(['cancelled', 'cancelled']);
});

test('an option of an owner who is not there is noted and ends alike', async () => {
  const stranger = (await makeAgency()).users.agent.user;
  const { id } = await make(1, { expiresOn: '2027-09-10' });
  const ctx = { tenantId: agency.tenantId, now: new Date(), actor: { userId: agent().user.id, name: 'Test' } };
  const stored = await showStore.get(ctx, id);
  await showStore.update(ctx, stored, { ...stored, owner: { userId: stranger.id, name: 'Gone' } });
  await remind('2027-09-10');
  expect((await show(id)).remindedFor).toBe('2027-09-10 today');
  expect(await run('2027-09-11T12:00:00Z')).toEqual({ ended: 1 });
});

test('where options stay, the two change places', async () => {
  await keepEnded('keep');
  const { first, second, until } = await challenged();
  expect(await run(until)).toEqual({ ended: 1 });
  expect(await show(first.id)).toMatchObject({ phase: 'options', rank: 2 });
  expect(await show(second.id)).toMatchObject({ phase: 'options', rank: 1 });
  await keepEnded('release');
});

test('a challenge that was answered by a confirmation has no consequence', async () => {
  const { first, until } = await challenged();
  const { rev } = await show(first.id);
  const statusId = agency.status('Confirmed').id;
  await ok(showContract.routes.confirm, agent(), { params: { id: first.id }, body: { rev, statusId } });
  expect(await run(until)).toEqual({ ended: 0 });
  expect(await show(first.id)).toMatchObject({ phase: 'confirmed' });
});

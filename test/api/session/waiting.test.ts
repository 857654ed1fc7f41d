import { expect, test } from 'vitest';
import { showStore } from '#functions/domains/booking/show/store.ts';
import { notify } from '#functions/domains/reference/notification/store.ts';
import { taskContract } from '#shared/domains/attached/task/contract.ts';
import { showContract } from '#shared/domains/booking/show/contract.ts';
import { sessionContract } from '#shared/domains/identity/session/contract.ts';
import { notificationContract } from '#shared/domains/reference/notification/contract.ts';
import { addDays } from '#shared/kernel/time/date.ts';
import { dayIn } from '#shared/kernel/time/zone.ts';
import { agencyDay } from '#test/support/agency-day.ts';
import { ok } from '#test/support/api.ts';
import { makeAgency, makeSignedIn, showInput, type TestUser, unknownId } from '#test/support/fixtures.ts';

const agency = await makeAgency();
const waiting = (who: TestUser) => ok(sessionContract.routes.waiting, who, {});
const IN_DAYS = (days: number) => addDays(agencyDay(), days);

test('counts the open tasks of the one who asks that are due', async () => {
  const { agent, finance } = agency.users;
  const make = (dueOn: string | undefined, assigneeId = agent.user.id) =>
    ok(taskContract.routes.create, agent, { body: { title: 'Call Ben', assigneeId, ...(dueOn ? { dueOn } : {}) } });
  const { id, rev, title } = await make(IN_DAYS(-1));
  for (const other of [IN_DAYS(2), undefined]) await make(other);
  await make(IN_DAYS(-3), finance.user.id);
  expect(await waiting(agent)).toMatchObject({ tasks: 1, requests: 0 });
  await make(dayIn(new Date(), agent.user.zone));
  expect(await waiting(agent)).toMatchObject({ tasks: 2, requests: 0 });
  await ok(taskContract.routes.update, agent, { body: { id, rev, title, done: true } });
  expect(await waiting(agent)).toMatchObject({ tasks: 1, requests: 0 });
});

test('counts no tasks for who sees none, and what is unseen as the inbox does', async () => {
  const { agent, finance } = agency.users;
  const permissions = finance.user.permissions.filter((permission) => permission !== 'task.read');
  const clerk = await makeSignedIn(agency.tenantId, { role: 'finance', permissions });
  const body = { title: 'Call Ben', assigneeId: clerk.user.id, dueOn: IN_DAYS(-1) };
  await ok(taskContract.routes.create, agent, { body });
  const at = new Date().toISOString();
  const told = { id: unknownId(), at, kind: 'documentReady', subject: 'Contract', target: '/contract' } as const;
  await notify(agency.tenantId, clerk.user.id, told);
  const { unseen } = await ok(notificationContract.routes.list, clerk, { body: {} });
  expect(unseen).toBeGreaterThan(0);
  expect(await waiting(clerk)).toEqual({ unseen, tasks: 0, requests: 0, signatures: 0 });
});

test('counts the requests that one may decide on, until they are decided', async () => {
  const { agent, assistant } = agency.users;
  const ctx = { tenantId: agency.tenantId, now: new Date(), actor: { userId: 'test', name: 'Test' } };
  const made = await ok(showContract.routes.insert, agent, { body: showInput(agency) });
  expect((await waiting(agent)).requests).toBe(0);
  const before = await showStore.get(ctx, made.id);
  const asked = await showStore.update(ctx, before, { ...before, isPreliminary: true });
  expect((await waiting(agent)).requests).toBe(1);
  // A user who may not approve has no work there; nor has an agent of another artist.
  expect((await waiting(assistant)).requests).toBe(0);
  const of = (artistId: string) =>
    makeSignedIn(agency.tenantId, { role: 'agent', allArtists: false, artistIds: [artistId] });
  expect((await waiting(await of(agency.otherArtist.id))).requests).toBe(0);
  expect((await waiting(await of(agency.artist.id))).requests).toBe(1);
  await ok(showContract.routes.approve, agent, { body: { showId: asked.id, rev: asked.rev } });
  expect((await waiting(agent)).requests).toBe(0);
});

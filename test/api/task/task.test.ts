import { describe, expect, it } from 'vitest';
import { handler as remind } from '#functions/domains/attached/task/jobs/reminders.ts';
import { taskStore } from '#functions/domains/attached/task/store.ts';
import { activityOf } from '#functions/platform/record/activity.ts';
import { noteContract } from '#shared/domains/attached/note/contract.ts';
import { taskContract } from '#shared/domains/attached/task/contract.ts';
import { noOf } from '#shared/kernel/record/ids.ts';
import { call, ok, refusal } from '#test/support/api.ts';
import { makeAgency, makeOperator, makeSignedIn, type TestUser } from '#test/support/fixtures.ts';

const { routes } = taskContract;
const [agency, other] = await Promise.all([makeAgency(), makeAgency()]);

const onArtist = () => ({ entity: 'artist' as const, recordId: agency.artist.id });
const make = (title: string, more: object = {}, who: TestUser = agency.users.agent) =>
  ok(routes.create, who, { body: { title, ...more } });
const titles = async (body: object, who: TestUser = agency.users.agent) =>
  (await ok(routes.list, who, { body })).rows.map((task) => task.title);
const mine = (who: TestUser) => ({ filters: [{ field: 'assignee' as const, values: [who.user.id] }] });
const logOf = async (id: string) =>
  (await activityOf(agency.tenantId, 'task', noOf(id))) as unknown as { action: string; outbox: object[] }[];

describe('tasks', () => {
  it('are given to a colleague, who is told, and stand by when they are due', async () => {
    const { finance } = agency.users;
    await make('Undated', { assigneeId: finance.user.id });
    await make('Later', { assigneeId: finance.user.id, dueOn: '2031-02-01' });
    const soon = await make('Sooner', { assigneeId: finance.user.id, dueOn: '2031-01-01', dueTime: '17:00' });
    expect(soon).toMatchObject({ dueAt: '2031-01-01T16:00:00.000Z', creator: { name: 'Test agent' } });
    expect(await titles(mine(finance))).toEqual(['Sooner', 'Later', 'Undated']);
    expect((await ok(routes.byUser, finance, { query: {} })).rows).toHaveLength(3);
    const [log] = await logOf(soon.id);
    expect(log?.outbox).toMatchObject([{ type: 'notify', payload: { kind: 'taskAssigned', userId: finance.user.id } }]);
  });

  it('are done, opened again and counted as overdue only while open', async () => {
    const task = await make('Yesterday', { dueOn: '2020-01-01' });
    expect(await titles({ overdue: true })).toContain('Yesterday');
    const body = { id: task.id, rev: task.rev, title: 'Yesterday', dueOn: '2020-01-01', done: true };
    const done = await ok(routes.update, agency.users.agent, { body });
    expect(done.doneBy?.name).toBe('Test agent');
    expect(await titles({ overdue: true })).not.toContain('Yesterday');
    expect(refusal(await call(routes.update, agency.users.agent, { body }))).toBe('409 stale');
    const again = await ok(routes.update, agency.users.agent, { body: { ...body, rev: done.rev, done: false } });
    expect(again.doneAt).toBeUndefined();
  });

  it('ask for a day where there is a time', async () => {
    const answer = await call(routes.create, agency.users.agent, { body: { title: 'When', dueTime: '10:00' } });
    expect([refusal(answer), answer.body.errors?.[0]?.field]).toEqual(['400 required', 'dueOn']);
  });

  it('on a record are seen with it; others show some people only their own', async () => {
    await make('On artist', { target: onArtist() });
    expect(await titles({ target: onArtist() })).toEqual(['On artist']);
    const limited = await makeSignedIn(agency.tenantId, { role: 'agent', allArtists: false });
    expect(await titles({}, limited)).toEqual([]);
    expect(refusal(await call(routes.list, limited, { body: { target: onArtist() } }))).toBe('404 notFound');
    const blind = await call(routes.create, agency.users.agent, {
      body: { title: 'Not for them', target: onArtist(), assigneeId: limited.user.id },
    });
    expect(refusal(blind)).toBe('400 hiddenFrom');
  });

  it('are nobody’s outside the agency', async () => {
    const task = await make('Ours');
    expect(refusal(await call(routes.list, agency.users.promoter, { body: {} }))).toBe('403 denied');
    const { administrator } = other.users;
    expect(refusal(await call(routes.remove, administrator, { body: { id: task.id } }))).toBe('404 notFound');
    const body = { id: task.id, rev: 1, at: '2031-01-01T10:00' };
    expect(refusal(await call(routes.setEmailReminder, administrator, { body }))).toBe('404 notFound');
  });

  it('become a note on their record, all at once', async () => {
    const task = await make('Ask for rider', { description: 'Version 3', target: onArtist() });
    const body = { id: task.id, rev: task.rev };
    const note = await ok(routes.convertToNote, agency.users.agent, { body });
    expect(note).toMatchObject({ body: '**Ask for rider**\n\nVersion 3', visibility: 'internal' });
    const { rows } = await ok(noteContract.routes.list, agency.users.agent, { body: onArtist() });
    expect(rows.map(({ id }) => id)).toContain(note.id);
    expect(refusal(await call(routes.convertToNote, agency.users.agent, { body }))).toBe('404 notFound');
    const loose = await make('Loose');
    const answer = await call(routes.convertToNote, agency.users.agent, { body: { id: loose.id, rev: 1 } });
    expect(refusal(answer)).toBe('409 task.noRecord');
  });
});

describe('reminders', () => {
  it('go out once when their time has come, and pop up until they are put away', async () => {
    const { assistant, agent } = agency.users;
    const made = await make('Call Ben', { assigneeId: assistant.user.id });
    const mail = await ok(routes.setEmailReminder, agent, { body: { id: made.id, rev: 1, at: '2031-05-01T09:00' } });
    expect(mail.emailReminder).toEqual({ at: '2031-05-01T07:00:00.000Z' });
    await ok(routes.setPopupReminder, agent, { body: { id: made.id, rev: 2, at: '2031-05-01T09:00' } });
    expect((await ok(routes.reminderHealth, assistant, {})).next).toBe('2031-05-01T07:00:00.000Z');

    const sentAfter = async (scheduledTime: string) => {
      await remind({ scheduledTime });
      return (await logOf(made.id)).filter(({ action }) => action === 'remind').length;
    };
    expect(await sentAfter('2031-05-01T06:59:00Z')).toBe(0);
    expect(await sentAfter('2031-05-01T07:00:00Z')).toBe(1);
    expect(await sentAfter('2031-05-01T07:05:00Z')).toBe(1);
    const [log] = await logOf(made.id);
    expect(log).toMatchObject({
      action: 'remind',
      outbox: [{ payload: { kind: 'taskReminder', subject: 'Call Ben' } }],
    });
  });

  it('on screen belong to whoever has the task', async () => {
    const { assistant, agent } = agency.users;
    const made = await make('Look at screen', { assigneeId: assistant.user.id });
    const ctx = { tenantId: agency.tenantId, now: new Date(), actor: { userId: agent.user.id, name: 'Test' } };
    const stored = await taskStore.get(ctx, made.id);
    const at = new Date(Date.now() - 60_000).toISOString();
    const { rev } = await taskStore.update(ctx, stored, { ...stored, popupReminder: { at } });
    expect((await ok(routes.reminderHealth, assistant, {})).popups.map(({ id }) => id)).toContain(made.id);
    expect((await ok(routes.reminderHealth, agent, {})).popups).toEqual([]);
    await ok(routes.setPopupReminder, assistant, { body: { id: made.id, rev } });
    expect((await ok(routes.reminderHealth, assistant, {})).popups).toEqual([]);
  });

  it('lie in the future', async () => {
    const made = await make('Too late');
    const body = { id: made.id, rev: 1, at: '2020-01-01T09:00' };
    expect(refusal(await call(routes.setPopupReminder, agency.users.agent, { body }))).toBe('400 task.reminderPast');
  });

  it('are sent by an operator’s call too', async () => {
    expect((await ok(routes.runReminders, await makeOperator(), {})).tasks).toBeTypeOf('number');
  });
});

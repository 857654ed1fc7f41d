import { expect, test } from 'vitest';
import { emit } from '#functions/platform/record/emit.ts';
import { promiseTo } from '#functions/platform/record/outbox.ts';
import { taskContract } from '#shared/domains/attached/task/contract.ts';
import { showContract } from '#shared/domains/booking/show/contract.ts';
import type { EventName, OutboxEntry } from '#shared/events.ts';
import { noOf } from '#shared/kernel/record/ids.ts';
import { agreementAgencies } from '#test/support/agreement-agencies.ts';
import { ok } from '#test/support/api.ts';
import { showInput } from '#test/support/fixtures.ts';
import { workOff } from '#test/support/outbox.ts';

const { agency, mailbox } = await agreementAgencies();
const agent = () => agency.users.agent;
const user = () => ({ tenantId: agency.tenantId, entity: 'user', id: agent().user.id });
const mailed = () => mailbox.mails.filter(({ to }) => to === agent().user.email);

/** As a job promises it. */
function promise(promised: OutboxEntry): Promise<void> {
  const { id: userId, name } = agent().user;
  const ctx = { tenantId: agency.tenantId, now: new Date(), actor: { userId, name: 'Backline' } };
  const whom = { id: userId, no: noOf(userId), name };
  return promiseTo(ctx, whom, 'remind', promised);
}

/** A mail service that refuses at first: the mail is neither lost nor sent twice. */
async function leavesOnce(type: EventName, words: string): Promise<void> {
  const before = mailed().length;
  mailbox.service.refuses = 'ServiceUnavailable';
  expect(await workOff(user(), type)).toBe(false);
  delete mailbox.service.refuses;
  for (const tries of [2, 3]) expect(await workOff(user(), type, tries)).toBe(true);
  expect(mailed()).toHaveLength(before + 1);
  expect(mailed().at(-1)?.text).toContain(words);
}

test('tasks whose time has come are mailed together, once', async () => {
  const [one, two] = await Promise.all(
    ['Call Ben', 'Write Ada'].map((title) => ok(taskContract.routes.create, agent(), { body: { title } })),
  );
  await promise(emit('taskDigest', { userId: agent().user.id, taskNos: [noOf(one?.id ?? ''), noOf(two?.id ?? '')] }));
  await leavesOnce('taskDigest', 'Write Ada');
  expect(mailed().at(-1)?.text).toContain('Call Ben');
});

test('options about to end are mailed once', async () => {
  const show = await ok(showContract.routes.insert, agent(), { body: showInput(agency) });
  await promise(emit('optionDigest', { userId: agent().user.id, showNos: [noOf(show.id)] }));
  await leavesOnce('optionDigest', show.number);
});

test('a mail that is refused for good is not tried again', async () => {
  const { id } = await ok(taskContract.routes.create, agent(), { body: { title: 'Never told' } });
  await promise(emit('taskDigest', { userId: agent().user.id, taskNos: [noOf(id)] }));
  const before = mailed().length;
  mailbox.service.refuses = 'MessageRejected';
  expect(await workOff(user(), 'taskDigest')).toBe(true);
  delete mailbox.service.refuses;
  expect(await workOff(user(), 'taskDigest', 2)).toBe(true);
  expect(mailed()).toHaveLength(before);
});

import { beforeAll, expect, test } from 'vitest';
import { userStore } from '#functions/domains/identity/user/store.ts';
import { emit } from '#functions/platform/record/emit.ts';
import { promiseTo } from '#functions/platform/record/outbox.ts';
import { noteContract } from '#shared/domains/attached/note/contract.ts';
import { taskContract } from '#shared/domains/attached/task/contract.ts';
import { showContract } from '#shared/domains/booking/show/contract.ts';
import { notificationContract } from '#shared/domains/reference/notification/contract.ts';
import type { EventName, OutboxEntry } from '#shared/events.ts';
import { noOf } from '#shared/kernel/record/ids.ts';
import { ok } from '#test/support/api.ts';
import { type Agency, makeAgency, makeArtist, makeSignedIn, showInput, type TestUser } from '#test/support/fixtures.ts';
import { mailbox } from '#test/support/mailbox.ts';
import { workOff } from '#test/support/outbox.ts';

/*
 * Messages wait in queues, and reminders for weeks. Rights may end in between: what a person may no longer see is
 * neither in their mails nor in their inbox.
 */
const SECRET = 'MarkOfSecret';
const { mails } = await mailbox();
let agency: Agency;
let hidden: { readonly id: string };
beforeAll(async () => {
  agency = await makeAgency();
  hidden = await makeArtist(agency.tenantId, `Artist ${SECRET}`);
});

/** A colleague who saw everything, and now sees one artist. */
async function limited(user: TestUser): Promise<void> {
  const ctx = { tenantId: agency.tenantId, actor: { userId: 'test', name: 'Test' }, now: new Date() };
  const before = await userStore.get(ctx, user.user.id);
  await userStore.update(ctx, before, { ...before, allArtists: false, artistIds: [agency.artist.id] });
}
const mailed = ({ user }: TestUser): string =>
  mails
    .filter(({ to }) => to === user.email)
    .map(({ text }) => text)
    .join('\n');
async function promised({ user }: TestUser, entry: OutboxEntry, type: EventName): Promise<void> {
  const whom = { id: user.id, no: noOf(user.id), name: user.name };
  const ctx = { tenantId: agency.tenantId, now: new Date(), actor: { userId: user.id, name: user.name } };
  await promiseTo(ctx, whom, 'remind', entry);
  expect(await workOff({ tenantId: agency.tenantId, entity: 'user', id: user.id }, type)).toBe(true);
}

test('a mention reaches nobody whose rights have ended', async () => {
  const colleague = await makeSignedIn(agency.tenantId, { role: 'agent' });
  const note = await ok(noteContract.routes.create, agency.users.agent, {
    body: {
      entity: 'artist',
      recordId: hidden.id,
      body: SECRET,
      visibility: 'internal',
      mentions: [{ userId: colleague.user.id }],
    },
  });
  await limited(colleague);
  expect(await workOff({ tenantId: agency.tenantId, entity: 'note', id: note.id }, 'mention')).toBe(true);
  expect(mailed(colleague)).toBe('');
  const inbox = await ok(notificationContract.routes.list, colleague, { body: {} });
  expect(JSON.stringify(inbox)).not.toContain(SECRET);
});

test('reminders of tasks and options leave out records that are no longer seen', async () => {
  const colleague = await makeSignedIn(agency.tenantId, { role: 'agent' });
  const [seen, unseen] = await Promise.all(
    [agency.artist.id, hidden.id].map((artistId, i) =>
      ok(showContract.routes.insert, agency.users.agent, {
        body: showInput(agency, { artistIds: [artistId], description: i === 0 ? 'Open air' : SECRET }),
      }),
    ),
  );
  const task = (recordId: string, title: string) =>
    ok(taskContract.routes.create, agency.users.agent, {
      body: { target: { entity: 'show', recordId }, title, assigneeId: colleague.user.id },
    });
  const tasks = [await task(seen?.id ?? '', 'Call the hall'), await task(unseen?.id ?? '', SECRET)];
  await limited(colleague);
  const userId = colleague.user.id;
  const showNos = [seen, unseen].map((show) => noOf(show?.id ?? ''));
  await promised(colleague, emit('optionDigest', { userId, showNos }), 'optionDigest');
  await promised(colleague, emit('taskDigest', { userId, taskNos: tasks.map(({ id }) => noOf(id)) }), 'taskDigest');
  expect(mailed(colleague)).toContain(seen?.number);
  expect(mailed(colleague)).toContain('Call the hall');
  expect(mailed(colleague)).not.toContain(SECRET);
  expect(mailed(colleague)).not.toContain(unseen?.number);
});

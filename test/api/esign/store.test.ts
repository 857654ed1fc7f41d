import { expect, it } from 'vitest';
import { act, createEsign, revise } from '#functions/domains/agreements/esign/act.ts';
import { sha256 } from '#functions/domains/agreements/esign/digest.ts';
import { auditOf, ESIGN_DUE, esignStore } from '#functions/domains/agreements/esign/store.ts';
import { dueItems } from '#functions/platform/data/due.ts';
import { newId } from '#functions/platform/data/id.ts';
import type { TenantContext } from '#functions/platform/endpoint/context.ts';
import { activityOf } from '#functions/platform/record/activity.ts';
import { firstBreak } from '#shared/domains/agreements/esign/audit.ts';
import type { Command } from '#shared/domains/agreements/esign/commands.ts';
import { AUTHOR, client, draft, hashesOf } from '#shared/domains/agreements/esign/esign.fixture.ts';
import type { EsignFields } from '#shared/domains/agreements/esign/schemas.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import type { Id } from '#shared/kernel/record/ids.ts';
import { makeAgency } from '#test/support/fixtures.ts';

const agency = await makeAgency();
const contextOf = (): TenantContext => ({
  tenantId: agency.tenantId,
  now: new Date(),
  actor: { userId: agency.users.agent.user.id, name: 'Test' },
});
const sourceId = () => newId(new Date(), 1);
const fieldsOf = (source: Id): EsignFields => {
  const { id, rev, ...fields } = draft([client]);
  const author = { ...fields.author, userId: agency.users.agent.user.id };
  return { ...fields, author, source: { kind: 'contract', id: source } };
};
const create = (source = sourceId()) => createEsign(contextOf(), fieldsOf(source), AUTHOR);
const run = (id: Id, command: Command) => act(contextOf(), id, command, () => []);
const send = async (id: Id) => {
  const { files } = await esignStore.get(contextOf(), id);
  return run(id, { type: 'send', by: AUTHOR, hashes: hashesOf({ files }), withSignature: [], bounced: [] });
};
const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'ok',
    (e) => (e instanceof AppError ? e.code : String(e)),
  );
const discard = (id: Id) => run(id, { type: 'discard', by: AUTHOR, reason: 'cancelled' });

it('keeps one open signing per source until it ends', async () => {
  const source = sourceId();
  const first = await create(source);
  expect(await codeOf(create(source))).toBe('esign.signingOpen');
  await send(first.id);
  expect(await codeOf(create(source))).toBe('esign.signingOpen');
  await discard(first.id);
  const second = await create(source);
  // The discarded document may be revised only while its source is free.
  expect(await codeOf(revise(contextOf(), first.id, AUTHOR, [newId(new Date())]))).toBe('esign.signingOpen');
  await discard(second.id);
  const revision = await revise(contextOf(), first.id, AUTHOR, [newId(new Date())]);
  expect(revision).toMatchObject({ state: 'draft', revision: 2, revisionOf: first.id, rootId: first.id });
});

it('hands the source of a declined document on to its revision', async () => {
  const source = sourceId();
  const { id } = await create(source);
  await send(id);
  const self = { participantId: 'client', personId: 'client-p' };
  const by = { kind: 'participant', id: 'client-p', name: 'Client' } as const;
  await run(id, { type: 'decline', by, ...self, category: 'terms', reason: 'too low' });
  const next = await revise(contextOf(), id, AUTHOR, [newId(new Date())]);
  expect(await esignStore.get(contextOf(), id)).toMatchObject({ state: 'declined', revisedBy: next.id });
  expect(await codeOf(revise(contextOf(), id, AUTHOR, []))).toBe('esign.signingOpen');
  expect(await codeOf(create(source))).toBe('esign.signingOpen');
  await discard(next.id);
  expect(await codeOf(create(source))).toBe('ok');
});

it('stores the chain from the first event on', async () => {
  const { id } = await create();
  await send(id);
  const document = await discard(id);
  const events = await auditOf(contextOf(), id);
  expect(events.map(({ type }) => type)).toEqual(['created', 'frozen', 'sent', 'invited', 'discarded']);
  expect(firstBreak(events, document, sha256)).toBeUndefined();
});

it('refuses an edit over a newer revision, with the newer state', async () => {
  const document = await create();
  const { participants, checkers, ...settings } = document;
  const edit = { ...settings, type: 'edit' as const, by: AUTHOR, participants, checkers };
  const after = await run(document.id, { ...edit, title: 'New title' });
  expect(after).toMatchObject({ title: 'New title', rev: document.rev + 1 });
  const stale = run(document.id, { ...edit, title: 'Other title' });
  await expect(stale).rejects.toMatchObject({ code: 'stale', data: { current: { title: 'New title' } } });
});

it('writes nothing for a repeat', async () => {
  const { id } = await create();
  const before = await send(id);
  const after = await run(id, { type: 'tick', by: AUTHOR });
  expect(after.rev).toBe(before.rev);
});

it('is due for its first reminder, and then for nothing', async () => {
  const { id } = await create();
  const isDue = async () => {
    for await (const item of dueItems<{ id: string }>(ESIGN_DUE, '2999-01-01T00:00:00.000Z'))
      if (item.id === id) return true;
    return false;
  };
  expect(await isDue()).toBe(false);
  await send(id);
  await expect.poll(isDue).toBe(true);
  await discard(id);
  await expect.poll(isDue).toBe(false);
});

it('keeps the people of a document out of the log', async () => {
  const { id, no } = await create();
  await send(id);
  const log = JSON.stringify(await activityOf(agency.tenantId, 'esign', no));
  expect(log).toContain('outForSignature');
  expect(log).not.toContain('client@outside.example');
});

it('is found by state, source and author', async () => {
  const { no, id } = await create();
  const nos = async (state: number) =>
    (await esignStore.definition.list?.all(agency.tenantId, { filters: [{ column: 'state', anyOf: [state] }] })) ?? [];
  expect(await nos(1)).toContain(no);
  await send(id);
  expect(await nos(1)).not.toContain(no);
  expect(await nos(3)).toContain(no);
});

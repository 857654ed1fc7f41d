import { describe, expect, it } from 'vitest';
import { activityOf } from '#functions/platform/record/activity.ts';
import { noteContract } from '#shared/domains/attached/note/contract.ts';
import { noOf } from '#shared/kernel/record/ids.ts';
import { makeContract } from '#test/api/contract/agency.ts';
import { call, ok, refusal } from '#test/support/api.ts';
import { makeAgency, makeSignedIn, type TestUser } from '#test/support/fixtures.ts';

const { list, create, update, pin, remove, restore } = noteContract.routes;
const [agency, other] = await Promise.all([makeAgency(), makeAgency()]);

const target = () => ({ entity: 'artist' as const, recordId: agency.artist.id });
const write = (body: string, more: object = {}, who: TestUser = agency.users.agent) =>
  ok(create, who, { body: { ...target(), body, ...more } });
const bodies = async (who: TestUser = agency.users.agent) =>
  (await ok(list, who, { body: target() })).rows.map((note) => note.body);

describe('notes on a record', () => {
  it('of a draft contract stay inside', async () => {
    const body = { entity: 'contract' as const, recordId: (await makeContract(agency)).id };
    await ok(create, agency.users.agent, { body: { ...body, body: 'For the artist', visibility: 'external' } });
    expect((await ok(list, agency.users.agent, { body })).rows).toHaveLength(1);
    expect(refusal(await call(list, agency.users.artist, { body }))).toBe('404 notFound');
  });

  it('stand the newest first, pinned ones on top, and can be taken back', async () => {
    const first = await write('First');
    await write('Second');
    const pinned = await ok(pin, agency.users.assistant, {
      params: { id: first.id },
      body: { rev: first.rev, pinned: true },
    });
    expect((await bodies())[0]).toBe('First');
    await ok(remove, agency.users.agent, { params: { id: first.id } });
    expect(await bodies()).not.toContain('First');
    expect(await ok(restore, agency.users.agent, { params: { id: first.id } })).toMatchObject({ body: 'First' });
    expect(pinned).toMatchObject({ pinned: true, recordTitle: 'First Artist' });
  });

  it('inside stay inside: outsiders read only what was written for them', async () => {
    await write('Secret terms');
    await write('Doors at seven', { visibility: 'external' });
    const seen = await bodies(agency.users.artist);
    expect(seen).toContain('Doors at seven');
    expect(seen).not.toContain('Secret terms');
    const denied = await call(create, agency.users.artist, { body: { ...target(), body: 'Hello' } });
    expect(refusal(denied)).toBe('403 denied');
  });

  it('are changed by their author alone; administrators may delete', async () => {
    const note = await write('Mine');
    const body = { body: 'Yours', rev: note.rev };
    expect(refusal(await call(update, agency.users.assistant, { params: { id: note.id }, body }))).toBe(
      '403 note.notYours',
    );
    expect(refusal(await call(remove, agency.users.assistant, { params: { id: note.id } }))).toBe('403 note.notYours');
    const changed = await ok(update, agency.users.agent, { params: { id: note.id }, body });
    expect(changed).toMatchObject({ body: 'Yours', rev: 2 });
    expect(changed.editedAt).toBeTruthy();
    expect(refusal(await call(update, agency.users.agent, { params: { id: note.id }, body }))).toBe('409 stale');
    await ok(remove, agency.users.administrator, { params: { id: note.id } });
  });

  it('hold no markup of the web', async () => {
    const evil = await call(create, agency.users.agent, { body: { ...target(), body: '<img src=x onerror=1>' } });
    expect(refusal(evil)).toBe('400 forbiddenCharacters');
    expect(evil.body.errors?.[0]?.field).toBe('body');
  });

  it('of another agency, or of an artist who is not the reader’s, are not there', async () => {
    const note = await write('Here');
    const stranger = other.users.administrator;
    expect(refusal(await call(list, stranger, { body: target() }))).toBe('404 notFound');
    expect(refusal(await call(remove, stranger, { params: { id: note.id } }))).toBe('404 notFound');
    const elsewhere = { entity: 'artist' as const, recordId: agency.otherArtist.id };
    expect(refusal(await call(list, agency.users.artist, { body: elsewhere }))).toBe('404 notFound');
  });
});

describe('a mention', () => {
  const outboxOf = async (id: string) => {
    const [entry] = (await activityOf(agency.tenantId, 'note', noOf(id))) as unknown as { outbox: object[] }[];
    return entry?.outbox ?? [];
  };

  it('promises to tell each colleague once, and not the author', async () => {
    const { assistant, agent } = agency.users;
    const mentions = [{ userId: assistant.user.id }, { userId: agent.user.id }];
    const note = await write('@Test assistant look', { mentions });
    expect(await outboxOf(note.id)).toMatchObject([
      { type: 'mention', payload: { userId: assistant.user.id, author: 'Test agent', title: 'First Artist' } },
    ]);
    const body = { body: 'Look again', mentions, rev: note.rev };
    await ok(update, agent, { params: { id: note.id }, body });
    expect(await outboxOf(note.id)).toEqual([]);
  });

  it('names nobody outside, and nobody who may not see the record', async () => {
    const tell = (userId: string) =>
      call(create, agency.users.agent, { body: { ...target(), body: 'Hi', mentions: [{ userId }] } });
    const outsider = await tell(agency.users.promoter.user.id);
    expect([refusal(outsider), outsider.body.errors?.[0]?.field]).toEqual(['400 choice', 'mentions.0.userId']);
    const limited = await makeSignedIn(agency.tenantId, { role: 'agent', allArtists: false });
    const blind = await tell(limited.user.id);
    expect(refusal(blind)).toBe('400 hiddenFrom');
    expect(blind.body.errors?.[0]?.message).toBe('Test agent may not see this record');
  });
});

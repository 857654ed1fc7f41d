import { describe, expect, test } from 'vitest';
import { artistStore } from '#functions/domains/relations/artist/store.ts';
import { contactStore } from '#functions/domains/relations/contact/store.ts';
import { plain } from '#functions/platform/record/items.ts';
import { contactContract } from '#shared/domains/relations/contact/contract.ts';
import { type Contact, ContactInput } from '#shared/domains/relations/contact/schemas.ts';
import { mergeContract } from '#shared/domains/relations/merge/contract.ts';
import { ok, refusal } from '#test/support/api.ts';
import { deliver } from '#test/support/deliver.ts';
import { makeAgency, makeArtist } from '#test/support/fixtures.ts';
import { ask, asked, get, idsIn, inputOf, type Journey, KINDS, make } from './kinds.ts';

const agency = await makeAgency();
const agent = () => agency.users.agent;
const system = () => ({ tenantId: agency.tenantId, now: new Date(), actor: { userId: 'test', name: 'Test' } });
const makeContact = (lastName: string): Promise<Contact> =>
  ok(contactContract.routes.create, agent(), { body: { lastName } });
async function merge(target: Contact, source: Contact): Promise<string> {
  const params = { id: target.id, sourceId: source.id };
  const body = { rev: target.rev, sourceRev: source.rev, values: ContactInput.parse(target) };
  const { id } = await ok(mergeContract.routes.mergeContact, agent(), { params, body });
  await deliver(agency.tenantId, 'merge', { mergeId: id });
  return id;
}
async function undo(id: string): Promise<void> {
  await ok(mergeContract.routes.undo, agent(), { params: { id } });
  await deliver(agency.tenantId, 'unmerge', { mergeId: id });
}
const partyOf = ({ travellers }: Journey) => travellers.map(({ name }) => name.fullName);

describe.each(KINDS)('the names a %s carries', (kind) => {
  const read = async (id: string) => (await get(kind, agent(), id)).body;

  test('follow those of its artist and its travellers', async () => {
    const artist = await makeArtist(agency.tenantId, `Zephyr ${kind}`);
    const contact = await makeContact(`Windmill ${kind}`);
    const { id } = await make(kind, agency, { artistIds: [artist.id], travellerIds: [contact.id] });
    const renamed = await artistStore.update(system(), artist, { ...plain(artist), name: `Quixote ${kind}` });
    await deliver(agency.tenantId, 'cardChanged', { entity: 'artist', id: renamed.id });
    const stored = await contactStore.get(system(), contact.id);
    await contactStore.update(system(), stored, { ...plain(stored), fullName: `Sancho ${kind}` });
    await deliver(agency.tenantId, 'cardChanged', { entity: 'contact', id: contact.id });
    const seen = await read(id);
    expect([seen.artists[0]?.name, partyOf(seen)]).toEqual([`Quixote ${kind}`, [`Sancho ${kind}`]]);
    expect(await idsIn(kind, agent(), { keyword: `sancho ${kind} quixote` })).toEqual([id]);
    await deliver(agency.tenantId, 'cardChanged', { entity: 'contact', id: contact.id });
    expect((await read(id)).rev).toBe(seen.rev);
  });

  test('are those of the contact that another was merged into, who goes along once; an undo brings both back', async () => {
    const [mergedInto, source, third] = [
      await makeContact('Heir'),
      await makeContact('Source'),
      await makeContact('Third'),
    ];
    const beds = (...guests: string[][]) =>
      kind === 'lodging' ? { rooms: guests.map((guestIds) => ({ guestIds })) } : {};
    const one = await make(kind, agency, { travellerIds: [source.id, third.id], ...beds([third.id], [source.id]) });
    const both = await make(kind, agency, {
      travellerIds: [source.id, mergedInto.id],
      ...beds([source.id, mergedInto.id]),
    });
    const guests = async ({ id }: Journey) => (await read(id)).rooms?.map(({ guestIds }) => guestIds);
    const merged = await merge(mergedInto, source);
    expect([partyOf(await read(one.id)), partyOf(await read(both.id))]).toEqual([['Heir', 'Third'], ['Heir']]);
    if (kind === 'lodging') {
      expect([await guests(one), await guests(both)]).toEqual([[[third.id], [mergedInto.id]], [[mergedInto.id]]]);
      const { rev, rooms } = await read(one.id);
      const body = await inputOf(kind, agency, { travellerIds: [mergedInto.id, third.id], rooms, rev });
      expect(refusal(await ask(kind, 'update', agent(), { params: { id: one.id }, body }))).toBe('200');
    }
    expect(await idsIn(kind, agent(), { filters: [{ field: 'traveller', values: [source.id] }] })).toEqual([]);
    await undo(merged);
    expect([partyOf(await read(one.id)), partyOf(await read(both.id))]).toEqual([
      ['Source', 'Third'],
      ['Source', 'Heir'],
    ]);
    if (kind === 'lodging')
      expect([await guests(one), await guests(both)]).toEqual([
        [[third.id], [source.id]],
        [[source.id, mergedInto.id]],
      ]);
  });

  test('stay when who they name is deleted, and cannot be chosen anew', async () => {
    const contact = await makeContact('Gone');
    const { id, rev } = await make(kind, agency, { travellerIds: [contact.id] });
    await ok(contactContract.routes.remove, agent(), { params: { id: contact.id } });
    const body = await inputOf(kind, agency, { travellerIds: [contact.id] });
    expect(partyOf(await asked(kind, 'update', agent(), { params: { id }, body: { ...body, rev } }))).toEqual(['Gone']);
    expect(refusal(await ask(kind, 'create', agent(), { body }))).toBe('400 choice');
  });
});

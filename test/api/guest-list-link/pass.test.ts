import { describe, expect, it } from 'vitest';
import { showContract } from '#shared/domains/booking/show/contract.ts';
import { guestListContract } from '#shared/domains/journeys/guest-list/contract.ts';
import { guestOfCode } from '#shared/domains/journeys/guest-list/door.ts';
import type { Guest } from '#shared/domains/journeys/guest-list/schemas.ts';
import { mailTextContract } from '#shared/domains/reference/mail-text/contract.ts';
import { addGuest } from '#test/api/guest-list/list.ts';
import { Visitor } from '#test/api/link/door.ts';
import { ok, refusal } from '#test/support/api.ts';
import { deliver } from '#test/support/deliver.ts';
import { makeAgency } from '#test/support/fixtures.ts';
import { mailbox } from '#test/support/mailbox.ts';
import { promised, workOff } from '#test/support/outbox.ts';
import { contentOf, listWith, type Made, openedFor, routes } from './links.ts';

const [post, agency] = await Promise.all([mailbox(), makeAgency()]);
const { agent } = agency.users;
const { decide, removeGuest, checkIn, updateGuest, updatePlace } = guestListContract.routes;
const TELLS = {
  tellsGuests: true,
  mode: 'approve' as const,
  collectAt: 'Box office',
  collectFrom: '2027-05-21T19:00',
};

let people = 0;
/** To an address of its own: one person gets ten mails a day. */
const address = () => `guest.${people++}@outside.example`;
const of = ({ id, place }: Made, guest: Guest) => ({ id, placeId: place.id, guestId: guest.id });

async function asked(made: Made, more: object = {}): Promise<Guest> {
  const { guests } = await addGuest(agency, { id: made.id, placeId: made.place.id }, { email: address(), ...more });
  const [guest] = guests;
  if (!guest) throw new Error('no guest');
  return guest;
}
const now = async (made: Made, guest: Guest): Promise<Guest> =>
  (await contentOf(agency, made.id)).guests.find(({ id }) => id === guest.id) ?? guest;

/** A decision of the agency. Answers with the guest after it. */
async function decided(made: Made, guest: Guest, decision: 'approve' | 'wait' | 'deny', reason?: string) {
  const { rev } = await now(made, guest);
  const body = { rev, decision, ...(reason ? { reason } : {}) };
  await ok(decide, agent, { params: of(made, guest), body });
  return now(made, guest);
}

/** Does the work that the writes of a list have promised, as often as they say, and answers the new mails. */
async function told(made: Made, times = 1) {
  const before = post.mails.length;
  const list = { tenantId: agency.tenantId, entity: 'guestList', id: made.id };
  for (let time = 0; time < times; time++) {
    const asks = await promised(list, 'guestTelling');
    for (const { payload } of asks.toReversed()) await deliver(agency.tenantId, 'guestTelling', payload);
    if ((await promised(list, 'guestMail')).length > 0) await workOff(list, 'guestMail');
  }
  return post.mails.slice(before);
}
const secretIn = (text = '') => /\/guest\/([\w-]{43})/.exec(text)?.[1] ?? '';
const passOf = (secret: string) => new Visitor().call(routes.pass, secret);

describe('a mail to a guest', () => {
  it('has date, venue, heads, where and when to collect, and the code', async () => {
    const made = await listWith(agency, TELLS);
    const guest = await decided(made, await asked(made, { plusOnes: 1 }), 'approve');
    const [mail, ...more] = await told(made);
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ to: guest.email, tags: { kind: 'guestDecided' } });
    for (const words of ['Test Hall', 'Box office', '19:00', 'Band', `backline-guest:${guest.id}`])
      expect(mail?.text).toContain(words);
    expect(mail?.text).toMatch(/People\s+2/);
  });

  it('goes to nobody where it is not switched on, or without an address', async () => {
    const off = await listWith(agency, { mode: 'approve', asks: ['email'] });
    await decided(off, await asked(off), 'approve');
    expect(await told(off)).toEqual([]);
    const made = await listWith(agency, TELLS);
    await decided(made, await asked(made, { email: '' }), 'approve');
    expect(await told(made)).toEqual([]);
  });

  it('goes out once a decision, however often the job runs, and again when it changes', async () => {
    const made = await listWith(agency, TELLS);
    const guest = await asked(made);
    expect(await told(made)).toEqual([]);
    await decided(made, guest, 'approve');
    expect(await told(made, 3)).toHaveLength(1);
    await decided(made, guest, 'deny', 'The list is full.');
    const [denied, ...more] = await told(made, 2);
    expect([denied?.to, more.length]).toEqual([guest.email, 0]);
    expect(denied?.text).toContain('The list is full.');
    expect(denied?.text).not.toContain('backline-guest');
    await decided(made, guest, 'wait');
    const [waits] = await told(made);
    expect(waits?.text).toContain('waiting list');
  });

  it('goes out once also when two runs of the job meet', async () => {
    const made = await listWith(agency, TELLS);
    await decided(made, await asked(made), 'approve');
    const list = { tenantId: agency.tenantId, entity: 'guestList', id: made.id };
    const [first] = await promised(list, 'guestTelling');
    const run = () => deliver(agency.tenantId, 'guestTelling', first?.payload);
    await Promise.all([run(), run(), run()]);
    expect(await promised(list, 'guestMail')).toHaveLength(1);
  });

  it('tells only the last of decisions that follow each other at once', async () => {
    const made = await listWith(agency, TELLS);
    const guest = await asked(made);
    await decided(made, guest, 'deny', 'A mistake.');
    await decided(made, guest, 'approve');
    const mails = await told(made);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain('backline-guest');
  });

  it('tells nothing of a check-in, and another number of heads anew', async () => {
    const made = await listWith(agency, TELLS);
    const guest = await decided(made, await asked(made), 'approve');
    await told(made);
    await ok(checkIn, agent, { params: of(made, guest), body: { isHere: true } });
    await ok(checkIn, agent, { params: of(made, guest), body: { isHere: false } });
    expect(await told(made)).toEqual([]);
    const { rev, name, email } = await now(made, guest);
    await ok(updateGuest, agent, { params: of(made, guest), body: { rev, name, email, plusOnes: 2 } });
    expect((await told(made)).map(({ text }) => /People\s+3/.test(text))).toEqual([true]);
  });

  it('reaches a guest who gets in from the line, in the language of the person who asked', async () => {
    const made = await listWith(agency, { ...TELLS, mode: 'auto', allotment: 1 });
    const first = await asked(made);
    const { visitor, secret } = await openedFor(agency, made.id, { placeId: made.place.id, locale: 'de' });
    const email = address();
    await visitor.call(routes.askFor, secret, { placeId: made.place.id, name: 'Bo Example', email });
    const waiting = await told(made);
    expect(waiting.map(({ to }) => to).sort()).toEqual([first.email, email].sort());
    expect(waiting.find(({ to }) => to === email)?.text).toContain('Warteliste');
    await ok(removeGuest, agent, { params: of(made, first) });
    const [letIn] = await told(made);
    expect(letIn?.to).toBe(email);
    expect(letIn?.text).toContain('Zeigen Sie diesen Code am Einlass');
    // The mail to the person who asked stays as it was.
    const list = { tenantId: agency.tenantId, entity: 'guestList', id: made.id };
    expect(await promised(list, 'guestsDecided')).toHaveLength(1);
  });

  it('has the text of the agency, with the facts and the code of the product', async () => {
    const kind = 'guestApproved' as const;
    const { update } = mailTextContract.routes;
    const body = { rev: 0, subject: 'See you at {show}', body: 'Hello {name},\n\nwe look forward to {date}.' };
    await ok(update, agency.users.administrator, { params: { kind, language: 'en' }, body });
    const made = await listWith(agency, TELLS);
    await decided(made, await asked(made), 'approve');
    const [mail] = await told(made);
    for (const words of ['Hello Ann Example,', 'we look forward to', 'Box office', 'backline-guest:'])
      expect(mail?.text).toContain(words);
  });
});

describe('the page of a guest', () => {
  it('shows the decision as it is now, the code that the door reads, and nothing of other guests', async () => {
    const made = await listWith(agency, TELLS);
    await asked(made, { name: 'Somebody Else' });
    const guest = await decided(made, await asked(made, { plusOnes: 1, note: 'Wheelchair' }), 'approve');
    const secret = secretIn((await told(made)).at(-1)?.text);
    const { body: pass } = await passOf(secret);
    expect(pass).toMatchObject({ state: 'approved', name: 'Ann Example', plusOnes: 1, place: 'Band', hasMoved: false });
    expect(pass).toMatchObject({ collectAt: 'Box office', night: { venue: 'Test Hall' } });
    expect(JSON.stringify(pass)).not.toMatch(/Somebody|Wheelchair|outside\.example/);
    const { seen } = await openedFor(agency, made.id, { use: 'door' });
    expect(guestOfCode(pass.code ?? '', seen.door?.guests ?? [])).toMatchObject({ id: guest.id, name: 'Ann Example' });
    await decided(made, guest, 'deny', 'The list is full.');
    const { body: denied } = await passOf(secret);
    expect(denied).toMatchObject({ state: 'denied', reason: 'The list is full.' });
    expect(denied).not.toHaveProperty('code');
  });

  it('ends with the guest, and with an address that is no longer theirs', async () => {
    const made = await listWith(agency, TELLS);
    const guest = await decided(made, await asked(made), 'approve');
    const first = secretIn((await told(made))[0]?.text);
    const { rev, name, plusOnes } = await now(made, guest);
    const body = { rev, name, plusOnes, email: address() };
    await ok(updateGuest, agent, { params: of(made, guest), body });
    const [mail] = await told(made);
    expect(mail?.to).toBe(body.email);
    const second = secretIn(mail?.text);
    expect(refusal(await passOf(first))).toBe('403 link.ended');
    expect((await passOf(second)).body.state).toBe('approved');
    await ok(removeGuest, agent, { params: of(made, guest) });
    expect(refusal(await passOf(second))).toBe('403 link.ended');
  });

  it('says that the show moved or is cancelled', async () => {
    const made = await listWith(agency, TELLS);
    await decided(made, await asked(made), 'approve');
    const secret = secretIn((await told(made))[0]?.text);
    const { show } = await ok(guestListContract.routes.get, agent, { params: { id: made.id } });
    const { id, rev } = await ok(showContract.routes.get, agent, { params: { id: show.showId } });
    const times = { start: '2027-05-28T20:00', end: '2027-05-28T23:00' };
    const moved = await ok(showContract.routes.move, agent, { params: { id }, body: { rev, ...times } });
    expect((await passOf(secret)).body).toMatchObject({ hasMoved: true, night: { start: times.start } });
    const statusId = agency.status('Cancelled').id;
    await ok(showContract.routes.setStatus, agent, { params: { id }, body: { rev: moved.rev, statusId } });
    const { body: pass } = await passOf(secret);
    expect(pass.state).toBe('cancelled');
    expect(pass).not.toHaveProperty('code');
  });
});

it('a place keeps whether it tells its guests, and a place from before says no', async () => {
  const made = await listWith(agency, TELLS);
  expect(made.place).toMatchObject({ tellsGuests: true, collectAt: 'Box office', collectFrom: '2027-05-21T19:00' });
  const body = { name: 'Band', allotment: 10, rev: made.place.rev };
  const { place } = await ok(updatePlace, agent, { params: { id: made.id, placeId: made.place.id }, body });
  expect(place).toMatchObject({ tellsGuests: false, collectAt: '' });
  expect(place).not.toHaveProperty('collectFrom');
});

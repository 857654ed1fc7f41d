import { describe, expect, it } from 'vitest';
import { handler as cutoffJob } from '#functions/domains/journeys/guest-list/jobs/cutoff.ts';
import { guestListContract } from '#shared/domains/journeys/guest-list/contract.ts';
import type { GuestInput } from '#shared/domains/journeys/guest-list/schemas.ts';
import { addGuest } from '#test/api/guest-list/list.ts';
import { Visitor } from '#test/api/link/door.ts';
import { ok, refusal } from '#test/support/api.ts';
import { deliver } from '#test/support/deliver.ts';
import { makeAgency } from '#test/support/fixtures.ts';
import { mailbox } from '#test/support/mailbox.ts';
import { promised, workOff } from '#test/support/outbox.ts';
import {
  approvedGuest,
  contentOf,
  linksTo,
  listWith,
  type Made,
  openedFor,
  routes,
  secretFor,
  sendMails,
  VERA,
} from './links.ts';

const [post, agency] = await Promise.all([mailbox(), makeAgency()]);
const { agent } = agency.users;
const { decide, removeGuest, checkIn } = guestListContract.routes;
const { door, see, askFor, change, drop } = routes;
const list = (id: string) => ({ tenantId: agency.tenantId, entity: 'guestList', id });

interface Asked {
  readonly id: string;
  readonly place: Made['place'];
}
const input = ({ place }: Asked, more: Partial<GuestInput> = {}) => ({
  placeId: place.id,
  name: 'Ann Example',
  ...more,
});

describe('a request link', () => {
  it('tells the use at its door and not the show, and changes nothing by GET', async () => {
    const made = await listWith(agency);
    const secret = await secretFor(agency, made.id, { placeId: made.place.id });
    const before = await linksTo(agency, made.id);
    for (let i = 0; i < 5; i++) {
      const { body } = await new Visitor().call(door, secret);
      expect(body).toMatchObject({ kind: 'guestList', use: 'request', state: 'live' });
      expect(JSON.stringify(body)).not.toContain('Test Hall');
    }
    expect(await linksTo(agency, made.id)).toEqual(before);
    expect(refusal(await new Visitor().call(see, secret, {}))).toBe('403 invalidLoginSession');
    expect(refusal(await new Visitor().call(routes.list, secret))).toBe('403 guestListLink.wrongUse');
  });

  it('shows its own allotment and its own guests, and nothing internal', async () => {
    const made = await listWith(agency, { asks: ['email'] });
    const other = await listWith(agency, { name: 'Press' }, (await contentShow(made.id)).showId);
    await addGuest(agency, { id: made.id, placeId: made.place.id }, { name: 'Of the band', email: 'x@band.example' });
    const { visitor, secret, seen } = await openedFor(agency, made.id, { placeId: made.place.id });
    expect(seen.request?.places).toMatchObject([
      { name: 'Band', allotment: 10, free: 10, asks: ['email'], isClosed: false },
    ]);
    expect(seen.request?.guests).toEqual([]);
    const { body } = await visitor.call(askFor, secret, input(made, { email: 'ann@x.example', note: 'Wheelchair' }));
    expect(body.request?.guests).toMatchObject([{ name: 'Ann Example', status: 'requested', note: 'Wheelchair' }]);
    const shown = JSON.stringify(body);
    for (const hidden of ['Of the band', 'band.example', 'requestedBy', 'linkId', other.place.id])
      expect(shown).not.toContain(hidden);
    const foreign = await visitor.call(askFor, secret, input(other));
    expect(refusal(foreign)).toBe('404 notFound');
  });

  it('names the field that is wrong', async () => {
    const made = await listWith(agency, { asks: ['mobile'], maxPlusOnes: 1 });
    const { visitor, secret } = await openedFor(agency, made.id, {});
    const wrong = async (more: object) => {
      const { status, body } = await visitor.call(askFor, secret, input(made, { mobile: '0612', ...more }));
      return [status, body.errors?.[0]?.code, body.errors?.[0]?.field];
    };
    expect(await wrong({ name: '' })).toEqual([400, 'required', 'name']);
    expect(await wrong({ name: 'a<b' })).toEqual([400, 'forbiddenCharacters', 'name']);
    expect(await wrong({ mobile: '' })).toEqual([400, 'required', 'mobile']);
    expect(await wrong({ plusOnes: 2 })).toEqual([400, 'guestList.plusOnes', 'plusOnes']);
    expect(await wrong({ email: 'nobody' })).toEqual([400, 'email', 'email']);
  });

  it('scenario 25: 9 of 10 used, two heads wait; one leaves, and staff are offered; after the cutoff it reads only', async () => {
    const made = await listWith(agency, { maxPlusOnes: 8, cutoff: '2027-05-21T16:00' });
    const nine = await approvedGuest(agency, made, { plusOnes: 8 });
    const { visitor, secret } = await openedFor(agency, made.id, { placeId: made.place.id });
    const { body } = await visitor.call(askFor, secret, input(made, { name: 'Two', plusOnes: 1 }));
    expect(body.request?.guests).toMatchObject([{ name: 'Two', status: 'waitlist' }]);
    const params = { id: made.id, placeId: made.place.id, guestId: nine.id };
    const freed = await ok(removeGuest, agent, { params });
    expect(freed).toMatchObject({ place: { free: 10, waiting: 1 }, guests: [] });
    const waits = body.request?.guests[0];
    const params2 = { ...params, guestId: waits?.id ?? '' };
    await ok(decide, agent, { params: params2, body: { rev: 1, decision: 'approve' } });
    const late = await ok(guestListContract.routes.updatePlace, agent, {
      params,
      body: { name: 'Band', allotment: 10, maxPlusOnes: 8, cutoff: '2026-01-01T16:00', rev: 1 },
    });
    expect(late.place.rev).toBe(2);
    expect(refusal(await visitor.call(askFor, secret, input(made)))).toBe('409 guestList.cutoffPassed');
    const own = { placeId: made.place.id, guestId: waits?.id ?? '' };
    expect(refusal(await visitor.call(drop, secret, own))).toBe('409 guestList.cutoffPassed');
    const read = await visitor.call(see, secret, {});
    expect(read.body.request).toMatchObject({ places: [{ isClosed: true }], guests: [{ status: 'approved' }] });
    await addGuest(agency, { id: made.id, placeId: made.place.id }, { name: 'By staff' });
  });

  it('changes and takes back its own requests, and those of nobody else', async () => {
    const made = await listWith(agency);
    const { visitor, secret } = await openedFor(agency, made.id, {});
    const { body } = await visitor.call(askFor, secret, input(made));
    const guestId = body.request?.guests[0]?.id ?? '';
    const own = { placeId: made.place.id, guestId };
    const changed = await visitor.call(change, secret, { ...own, rev: 1, name: 'Ann Other', plusOnes: 1 });
    expect(changed.body.request?.guests).toMatchObject([{ name: 'Ann Other', plusOnes: 1, rev: 2 }]);
    expect(refusal(await visitor.call(change, secret, { ...own, rev: 1, name: 'Old' }))).toBe('409 stale');
    const foreign = await openedFor(agency, made.id, {});
    expect(refusal(await foreign.visitor.call(drop, foreign.secret, own))).toBe('404 notFound');
    await ok(decide, agent, { params: { id: made.id, ...own }, body: { rev: 2, decision: 'approve' } });
    const late = await visitor.call(change, secret, { ...own, rev: 3, name: 'Somebody else' });
    expect(refusal(late)).toBe('409 guestList.badStep');
    expect((await visitor.call(drop, secret, own)).body.request?.guests).toEqual([]);
    expect((await contentOf(agency, made.id)).places).toMatchObject([{ used: 0, free: 10, guests: 0 }]);
  });

  it('lets staff look without a trace', async () => {
    const made = await listWith(agency);
    const secret = await secretFor(agency, made.id, {});
    const visitor = Visitor.signedIn(agent);
    expect((await visitor.call(routes.open, secret, {})).body.isPreview).toBe(true);
    expect((await linksTo(agency, made.id))[0]?.opens).toBe(0);
    expect(refusal(await visitor.call(askFor, secret, input(made)))).toBe('403 staffSession');
  });
});

async function contentShow(id: string) {
  return (await ok(guestListContract.routes.get, agent, { params: { id } })).show;
}

describe('the mails of a request link', () => {
  it('invite with the places left and the cutoff on the clock of the venue', async () => {
    const made = await listWith(agency, { cutoff: '2027-05-21T16:00' });
    const body = { ...VERA, use: 'request' as const, placeId: made.place.id, message: 'Please by Friday.' };
    expect(await ok(routes.share, agent, { params: { id: made.id }, body })).toEqual({});
    await sendMails(agency, made.id);
    const mail = post.mails.findLast(({ to }) => to === VERA.email);
    expect(mail?.text).toContain('Places left: 10');
    expect(mail?.text).toMatch(/16:00 (WEST|GMT\+1)/);
    expect(mail?.text).toContain('Please by Friday.');
    expect((await linksTo(agency, made.id))[0]).toMatchObject({ mail: 'sent', guests: { use: 'request' } });
  });

  it('tell the sender once of several requests, and the reader once of several decisions', async () => {
    const made = await listWith(agency);
    await ok(routes.share, agent, { params: { id: made.id }, body: { ...VERA, use: 'request' } });
    await sendMails(agency, made.id);
    const secret = /invitation\/([\w-]{43})/.exec(post.mails.at(-1)?.text ?? '')?.[1] ?? '';
    const visitor = new Visitor();
    await visitor.call(routes.open, secret, {});
    for (const name of ['Ann', 'Ben']) await visitor.call(askFor, secret, input(made, { name }));
    await workOff(list(made.id), 'guestsAsked');
    const { guests } = await contentOf(agency, made.id);
    expect(guests).toMatchObject([{ requestedBy: { name: 'Vera' } }, { requestedBy: { name: 'Vera' } }]);
    const paramsOf = (guestId = '') => ({ id: made.id, placeId: made.place.id, guestId });
    await ok(decide, agent, { params: paramsOf(guests[0]?.id), body: { rev: 1, decision: 'approve' } });
    const denial = { rev: 1, decision: 'deny' as const, reason: 'Sold out' };
    await ok(decide, agent, { params: paramsOf(guests[1]?.id), body: denial });
    const [latest] = await promised(list(made.id), 'guestsDecided');
    const count = post.mails.length;
    for (let i = 0; i < 2; i++) await deliver(agency.tenantId, 'guestsDecided', latest?.payload ?? {});
    expect(await promised(list(made.id), 'guestListMail')).toHaveLength(2);
    await sendMails(agency, made.id);
    const [mail, ...more] = post.mails.slice(count);
    expect(more).toEqual([]);
    for (const said of ['Ann', 'Approved', 'Ben', 'Denied', 'Sold out']) expect(mail?.text).toContain(said);
    // A check-in is no decision.
    await ok(checkIn, agent, { params: paramsOf(guests[0]?.id), body: {} });
    expect(await promised(list(made.id), 'guestsDecided')).toHaveLength(2);
  });

  it('warn a day before the cutoff, once, and tell the sender of waiting requests at the cutoff', async () => {
    const made = await listWith(agency, { cutoff: '2027-05-21T16:00' });
    await ok(routes.share, agent, { params: { id: made.id }, body: { ...VERA, use: 'request' } });
    await sendMails(agency, made.id);
    const { visitor, secret } = await openedFor(agency, made.id, {});
    await visitor.call(askFor, secret, input(made));
    const mailsOf = async () =>
      (await promised(list(made.id), 'guestListMail')).filter(({ payload }) => payload.mail === 'cutoff');
    await cutoffJob({ scheduledTime: '2027-05-20T14:45:00.000Z' });
    expect(await mailsOf()).toEqual([]);
    await Promise.all([1, 2].map(() => cutoffJob({ scheduledTime: '2027-05-20T15:00:00.000Z' })));
    expect(await mailsOf()).toMatchObject([{ payload: { ids: [made.place.id] } }]);
    await sendMails(agency, made.id);
    expect(post.mails.at(-1)?.text).toContain('closes soon');
    for (let i = 0; i < 2; i++) await cutoffJob({ scheduledTime: '2027-05-21T15:00:00.000Z' });
    const told = (await promised(list(made.id), 'notify')).filter(({ payload }) => payload.kind === 'guestsClosed');
    expect(told).toMatchObject([{ payload: { userId: agent.user.id, target: `/guestlist/${made.id}` } }]);
  });
});

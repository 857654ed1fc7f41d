import { describe, expect, it } from 'vitest';
import { notificationsOf } from '#functions/domains/reference/notification/store.ts';
import { measure } from '#functions/platform/data/capacity-meter.ts';
import { showContract } from '#shared/domains/booking/show/contract.ts';
import { timetableContract } from '#shared/domains/booking/timetable/contract.ts';
import { itineraryContract } from '#shared/domains/calendars/itinerary/contract.ts';
import {
  confirmedShow,
  newTemplate,
  requestInput,
  seen as seenItems,
  routes as staff,
} from '#test/api/advancing/requests.ts';
import { Visitor } from '#test/api/link/door.ts';
import { ok, refusal } from '#test/support/api.ts';
import { makeAgency } from '#test/support/fixtures.ts';
import { mailbox } from '#test/support/mailbox.ts';
import { invited, itemsOf, opened, PAUL, provide, routes, SECTIONS, secretIn, settle, staffView } from './invited.ts';

const [post, agency] = await Promise.all([mailbox(), makeAgency()]);
const { agent } = agency.users;
const timesOf = async (id: string) => {
  const { rows } = await ok(timetableContract.routes.get, agent, { params: { id } });
  return Object.fromEntries(rows.map(({ kind, start }) => [kind, start]));
};
const mailsTo = (to: string) => post.mails.filter((one) => one.to === to);
const told = async (kind: string) =>
  (await notificationsOf(agency.tenantId, agent.user.id)).filter((one) => one.kind === kind);
const decide = async (
  route: typeof staff.approve | typeof staff.return,
  id: string,
  keys: string[],
  more: object = {},
) => {
  const view = await staffView(agency, id);
  return ok(route as typeof staff.return, agent, {
    params: { id },
    body: { items: seenItems(view, ...keys), ...more },
  });
};

describe('a request from the invitation to the day sheet', () => {
  it('offers the answers of the venue, and takes them once somebody has confirmed them', async () => {
    const template = await newTemplate(agency, 'Venue', SECTIONS);
    const earlier = await confirmedShow(agency, { start: '2027-03-01T20:00', end: '2027-03-01T23:00' });
    const ask = (showId: string) =>
      ok(staff.create, agent, { body: requestInput(showId, template.id, { invitees: [PAUL] }) });
    const first = await ask(earlier.id);
    await ok(staff.send, agent, { params: { id: first.id }, body: {} });
    await settle(agency, first.id);
    const march = secretIn(post.mails);
    const { visitor } = await opened(march);
    await provide(visitor, march, { doors: '19:00', loadin: '14:00', parking: 'behind the hall' });
    await visitor.call(routes.submit, march, {});
    await decide(staff.approve, first.id, ['doors', 'loadin', 'parking']);

    const second = await ask((await confirmedShow(agency)).id);
    await ok(staff.send, agent, { params: { id: second.id }, body: {} });
    await settle(agency, second.id);
    const secret = secretIn(post.mails);
    const { visitor: paul, seen } = await opened(secret);
    const offerOf = ({ answers }: typeof seen) => answers.find(({ key }) => key === 'parking');
    expect(offerOf(seen)).toMatchObject({
      state: 'open',
      offer: { source: 'venue', value: 'behind the hall', date: '2027-03-01' },
    });
    const { body } = await paul.call(routes.confirm, secret, { section: 'all' });
    expect(offerOf(body)).toMatchObject({ state: 'provided', value: 'behind the hall', said: { isMine: true } });
  });

  it('is submitted whole, returned with a reason, mended, approved and written', async () => {
    const { request, secret } = await invited(agency, post.mails);
    const { id, show } = request;
    const { visitor } = await opened(secret);
    const early = await visitor.call(routes.submit, secret, {});
    expect([refusal(early), early.body.errors?.map(({ field }) => field)]).toEqual([
      '422 advancing.missing',
      ['doors', 'loadin'],
    ]);
    await provide(visitor, secret, { doors: '19:00', loadin: '14:00' });
    await visitor.call(routes.submit, secret, {});
    await settle(agency, id);
    expect((await staffView(agency, id)).state).toBe('submitted');
    expect((await told('advancingSubmitted')).length).toBe(1);

    const before = mailsTo(PAUL.email).length;
    await decide(staff.return, id, ['doors', 'loadin'], { reason: 'The doors are too early.' });
    await settle(agency, id);
    const [mail, ...more] = mailsTo(PAUL.email).slice(before);
    expect(more).toEqual([]);
    expect(mail?.text).toContain('The doors are too early.');
    const { body } = await visitor.call(routes.see, secret, {});
    expect(body.missing).toEqual(['doors', 'loadin']);
    await provide(visitor, secret, { doors: '19:30', loadin: '15:00' });
    expect((await visitor.call(routes.submit, secret, {})).body.state).toBe('submitted');
    expect((await decide(staff.approve, id, ['doors', 'loadin'])).state).toBe('approved');
    expect(await timesOf(show.showId)).toMatchObject({ doors: '19:30', loadIn: '15:00' });
    await settle(agency, id);
    const summary = mailsTo(PAUL.email).at(-1)?.text ?? '';
    expect([summary.includes('19:30'), summary.includes('Only for the agency')]).toEqual([true, false]);
  });

  it('tells the agency once of many answers, and writes for few units', async () => {
    const { request, secret } = await invited(agency, post.mails);
    const { visitor } = await opened(secret);
    const { body } = await visitor.call(routes.see, secret, {});
    const items = itemsOf(body, { doors: '19:00' });
    const { usage } = await measure(() => visitor.call(routes.provide, secret, { items }));
    await provide(visitor, secret, { loadin: '14:00' });
    const before = (await told('advancingAnswered')).length;
    await settle(agency, request.id);
    expect((await told('advancingAnswered')).length).toBe(before + 1);
    expect(usage.writes).toBeLessThanOrEqual(14);
  });

  it('is on the day sheet before it is approved, marked as to be confirmed', async () => {
    const { request, secret } = await invited(agency, post.mails);
    const { id, show } = request;
    const { visitor } = await opened(secret);
    await provide(visitor, secret, { doors: '19:00' });
    const day = { artistId: agency.artist.id, from: show.date, to: show.date };
    const doors = async () => {
      const { days } = await ok(itineraryContract.routes.list, agent, { body: day });
      const own = days.flatMap(({ entries }) => entries).filter(({ id: entryId }) => entryId.startsWith(show.showId));
      return own.filter(({ kind }) => kind === 'doors').map(({ startsAt, isOpen }) => [startsAt.slice(11), isOpen]);
    };
    expect(await doors()).toEqual([]);
    const items = seenItems(await staffView(agency, id), 'doors');
    await ok(staff.use, agent, { params: { id }, body: { items } });
    expect(await doors()).toEqual([['19:00', true]]);
    await decide(staff.approve, id, ['doors']);
    expect(await doors()).toEqual([]);
    expect(await timesOf(show.showId)).toMatchObject({ doors: '19:00' });
  });

  it('takes an answer over at once where its question says so', async () => {
    const { request, secret } = await invited(agency, post.mails);
    const { visitor } = await opened(secret);
    await provide(visitor, secret, { capacity: 750 });
    const params = { id: request.show.showId };
    expect(await ok(showContract.routes.get, agent, { params })).toMatchObject({ capacity: 750 });
    expect((await staffView(agency, request.id)).items.capacity).toBe('approved');
  });

  it('says that a question does not apply, with a reason', async () => {
    const { secret } = await invited(agency, post.mails);
    const { visitor, seen } = await opened(secret);
    const rev = seen.answers.find(({ key }) => key === 'doors')?.rev ?? 0;
    const say = (notApplicable: string) =>
      visitor.call(routes.provide, secret, { items: [{ key: 'doors', rev, notApplicable }] });
    expect(refusal(await say('x'))).toBe('422 advancing.reasonMissing');
    const { body } = await say('We open all day.');
    expect(body.answers.find(({ key }) => key === 'doors')).toMatchObject({
      state: 'notApplicable',
      notApplicable: 'We open all day.',
    });
  });

  it('starts anew at the door when the session is lost, and keeps what was saved', async () => {
    const { secret } = await invited(agency, post.mails);
    const { visitor } = await opened(secret);
    await provide(visitor, secret, { doors: '19:00' });
    visitor.cookies = [];
    const lost = await visitor.call(routes.submit, secret, {});
    expect([refusal(lost), lost.body.errors?.[0]?.target]).toEqual([
      '403 invalidLoginSession',
      `/advancing/invitation/${secret}`,
    ]);
    const { seen } = await opened(secret);
    expect(seen.answers.find(({ key }) => key === 'doors')?.value).toBe('19:00');
  });
});

describe('an approved request', () => {
  async function approvedRequest() {
    const { request, secret } = await invited(agency, post.mails);
    const { visitor } = await opened(secret);
    await provide(visitor, secret, { doors: '19:00', loadin: '14:00' });
    await visitor.call(routes.submit, secret, {});
    await decide(staff.approve, request.id, ['doors', 'loadin']);
    return { request, secret, visitor };
  }
  const askLater = async (visitor: Visitor, secret: string) => {
    const { body } = await visitor.call(routes.see, secret, {});
    const [item] = itemsOf(body, { doors: '20:00' });
    return visitor.call(routes.askChange, secret, { ...item, value: '20:00', reason: 'We open later.' });
  };

  it('changes when the agency accepts what somebody asks for', async () => {
    const { request, secret, visitor } = await approvedRequest();
    const { id, show } = request;
    const { body } = await askLater(visitor, secret);
    expect(body.answers.find(({ key }) => key === 'doors')).toMatchObject({
      state: 'changeAsked',
      value: '19:00',
      asked: { value: '20:00', isMine: true },
    });
    await settle(agency, id);
    expect((await told('advancingChangeAsked')).length).toBeGreaterThan(0);
    const [item] = seenItems(await staffView(agency, id), 'doors');
    if (!item) throw new Error('no item');
    await ok(staff.decideChange, agent, { params: { id }, body: { ...item, isAccepted: true } });
    expect(await timesOf(show.showId)).toMatchObject({ doors: '20:00' });
    await settle(agency, id);
    expect(mailsTo(PAUL.email).at(-1)?.text).toContain('20:00');
  });

  it('keeps its value when the agency refuses, and says why', async () => {
    const { request, secret, visitor } = await approvedRequest();
    const { id } = request;
    await askLater(visitor, secret);
    const [item] = seenItems(await staffView(agency, id), 'doors');
    if (!item) throw new Error('no item');
    const body = { ...item, isAccepted: false, reason: 'The support plays at eight.' };
    await ok(staff.decideChange, agent, { params: { id }, body });
    await settle(agency, id);
    expect(mailsTo(PAUL.email).at(-1)?.text).toContain('The support plays at eight.');
    const { body: now } = await visitor.call(routes.see, secret, {});
    expect(now.answers.find(({ key }) => key === 'doors')).toMatchObject({ state: 'refused', value: '19:00' });
  });
});

describe('people', () => {
  const VERA = { name: 'Vera', email: 'vera@outside.example' };

  it('pass the questions on, three times at most, and never to the agency', async () => {
    const { request, secret } = await invited(agency, post.mails);
    const { visitor } = await opened(secret);
    const pass = (one: Visitor, by: string, email: string) =>
      one.call(routes.forward, by, { person: { name: 'Vera', email }, reason: 'Her hall.' });
    expect(refusal(await pass(visitor, secret, agent.user.email))).toBe('422 advancing.staffAddress');
    let [holder, by] = [visitor, secret];
    for (const n of [1, 2, 3]) {
      expect((await pass(holder, by, `vera${n}@outside.example`)).status).toBe(200);
      await settle(agency, request.id);
      const { body } = await new Visitor().call(routes.door, by);
      expect([body.state, body.isPassedOn]).toEqual(['withdrawn', true]);
      by = secretIn(post.mails, `vera${n}@outside.example`);
      ({ visitor: holder } = await opened(by));
    }
    expect(refusal(await pass(holder, by, 'vera4@outside.example'))).toBe('403 advancing.forwardsUsed');
    expect((await holder.call(routes.see, by, {})).body.canForward).toBe(false);
  });

  it('decline with a reason, which ends the request after the last', async () => {
    const { request, secret } = await invited(agency, post.mails);
    const { visitor } = await opened(secret);
    expect(refusal(await visitor.call(routes.decline, secret, { reason: '' }))).toBe('422 advancing.reasonMissing');
    expect((await visitor.call(routes.decline, secret, { reason: 'Not our show.' })).status).toBe(200);
    await settle(agency, request.id);
    expect((await staffView(agency, request.id)).state).toBe('declined');
    expect((await told('advancingDeclined'))[0]?.subject).toContain('Paul');
    expect(refusal(await visitor.call(routes.see, secret, {}))).toBe('403 link.ended');
  });

  it('talk with the agency, which keeps its notes to itself', async () => {
    const { request, secret } = await invited(agency, post.mails, {
      invitees: [PAUL, { ...VERA, sections: ['other'] }],
    });
    const { id } = request;
    const { visitor } = await opened(secret);
    const asked = await visitor.call(routes.write, secret, { text: 'Is the gate high enough?', key: 'parking' });
    expect(asked.body.rows).toMatchObject([{ key: 'parking', said: { name: 'Paul', isMine: true } }]);
    expect(refusal(await visitor.call(routes.write, secret, { text: 'x', key: 'secret' }))).toBe(
      '403 advancing.notYours',
    );
    await ok(staff.write, agent, { params: { id }, body: { list: 'messages', text: 'Four metres.' } });
    await ok(staff.write, agent, { params: { id }, body: { list: 'notes', text: 'They always ask.' } });
    await settle(agency, id);
    expect(mailsTo(PAUL.email).at(-1)?.text).toContain('Four metres.');
    expect(mailsTo(agent.user.email).at(-1)?.text).toContain('Is the gate high enough?');
    const { body } = await visitor.call(routes.messages, secret, {});
    expect(body.rows.map(({ text }) => text)).toEqual(['Is the gate high enough?', 'Four metres.']);
    expect(JSON.stringify(post.mails)).not.toContain('They always ask');
    const { notes } = await ok(staff.thread, agent, { params: { id } });
    expect(notes.map(({ text }) => text)).toEqual(['They always ask.']);
  });
});

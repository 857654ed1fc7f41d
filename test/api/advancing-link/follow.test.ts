import { describe, expect, it } from 'vitest';
import { tickDue } from '#functions/domains/journeys/advancing/tick.ts';
import { showContract } from '#shared/domains/booking/show/contract.ts';
import { timetableContract } from '#shared/domains/booking/timetable/contract.ts';
import { confirmedShow, seen, routes as staff } from '#test/api/advancing/requests.ts';
import { Visitor } from '#test/api/link/door.ts';
import { ok } from '#test/support/api.ts';
import { deliver } from '#test/support/deliver.ts';
import { makeAgency } from '#test/support/fixtures.ts';
import { mailbox } from '#test/support/mailbox.ts';
import { promised } from '#test/support/outbox.ts';
import { invited, linksTo, opened, PAUL, provide, routes, settle, staffView } from './invited.ts';

const [post, agency] = await Promise.all([mailbox(), makeAgency()]);
const { agent } = agency.users;
const { get, setStatus } = showContract.routes;
const show = (id: string) => ok(get, agent, { params: { id } });
/** Hands on the news of a show, which must have been promised. */
async function follow(id: string) {
  const news = await promised({ tenantId: agency.tenantId, entity: 'show', id }, 'showChanged');
  expect(news.length).toBeGreaterThan(0);
  await deliver(agency.tenantId, 'showChanged', { id });
}

describe('a request', () => {
  it('moves with its show: deadline, link and title', async () => {
    const { request } = await invited(agency, post.mails);
    const before = await show(request.show.showId);
    const { id, rev } = before;
    const times = { start: '2027-05-28T20:00', end: '2027-05-28T23:00' };
    await ok(showContract.routes.move, agent, { params: { id }, body: { rev, ...times } });
    await follow(id);
    const after = await staffView(agency, request.id);
    expect([after.show.date, after.deadline]).toEqual(['2027-05-28', '2027-05-14']);
    const [link] = await linksTo(agency, request.id);
    expect(link?.expiresAt).toBe('2027-06-04T22:00:00.000Z');
  });

  it('is withdrawn when its show is cancelled', async () => {
    const { request, secret } = await invited(agency, post.mails);
    const { id, rev } = await show(request.show.showId);
    const statusId = agency.status('Cancelled').id;
    await ok(setStatus, agent, { params: { id }, body: { rev, statusId } });
    await follow(id);
    await settle(agency, request.id);
    expect((await staffView(agency, request.id)).state).toBe('withdrawn');
    expect((await new Visitor().call(routes.door, secret)).body.state).toBe('withdrawn');
    expect(post.mails.findLast(({ to }) => to === PAUL.email)?.text).toContain('The show does not take place.');
  });

  it('notes what staff change in an approved field, and tells the people outside', async () => {
    const { request, secret } = await invited(agency, post.mails);
    const { showId } = request.show;
    const { visitor } = await opened(secret);
    await provide(visitor, secret, { doors: '19:00', loadin: '14:00' });
    const view = await staffView(agency, request.id);
    const body = { items: seen(view, 'doors', 'loadin') };
    expect((await ok(staff.approve, agent, { params: { id: request.id }, body })).state).toBe('approved');
    const { rows } = await ok(timetableContract.routes.get, agent, { params: { id: showId } });
    const doors = rows.find(({ kind }) => kind === 'doors');
    if (!doors) throw new Error('no doors');
    const { id, rev } = doors;
    const entry = { kind: 'doors' as const, date: '2027-05-21', start: '18:30' };
    await ok(timetableContract.routes.update, agent, { body: { id, rev, ...entry } });
    await follow(showId);
    await follow(showId);
    await settle(agency, request.id);
    const { body: now } = await visitor.call(routes.see, secret, {});
    const answer = now.answers.find(({ key }) => key === 'doors');
    expect(answer).toMatchObject({ value: '18:30', versions: 2, said: { name: now.agency, isMine: false } });
    expect(post.mails.findLast(({ to }) => to === PAUL.email)?.text).toContain('18:30');
  });

  it('reminds once for all missed runs, and ends 7 days after the show', async () => {
    const { request } = await invited(agency, post.mails, { deadline: '2027-05-07' });
    const mails = () => post.mails.filter(({ to }) => to === PAUL.email).length;
    const before = mails();
    await tickDue(new Date('2027-05-01T10:00:00.000Z'));
    await tickDue(new Date('2027-05-01T10:15:00.000Z'));
    await settle(agency, request.id);
    expect(mails()).toBe(before + 1);
    expect((await staffView(agency, request.id)).reminders).toBe(5);
  });
});

it('does not follow a show that nobody confirmed', async () => {
  const { id } = await confirmedShow(agency, { statusId: agency.status('Option').id });
  const one = await show(id);
  expect(one.phase).toBe('options');
  await ok(setStatus, agent, {
    params: { id },
    body: { rev: one.rev, statusId: one.statusId, expiresOn: '2027-01-02' },
  });
  expect(await promised({ tenantId: agency.tenantId, entity: 'show', id }, 'showChanged')).toEqual([]);
});

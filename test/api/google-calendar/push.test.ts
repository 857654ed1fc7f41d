import { expect, it } from 'vitest';
import { userStore } from '#functions/domains/identity/user/store.ts';
import { showContract } from '#shared/domains/booking/show/contract.ts';
import { googleCalendarContract } from '#shared/domains/calendars/google-calendar/contract.ts';
import { icalendarFeedContract } from '#shared/domains/calendars/icalendar-feed/contract.ts';
import { eventsIn, fetchCalendar } from '#test/api/icalendar-feed/reader.ts';
import { call, ok, refusal } from '#test/support/api.ts';
import { makeAgency, makeSignedIn } from '#test/support/fixtures.ts';
import { addFeed, addShow, connected, consent, run, service, shownOf, writes } from './fixture.ts';

const { finish, push, remove, test: tryOut } = googleCalendarContract.routes;
const { state, fail, live } = service;
const summaries = () => live().map(({ summary }) => summary);

it('writes the shows of a feed as the feed says them, and nothing twice', async () => {
  const agency = await makeAgency();
  const { agent } = agency.users;
  const secret = 'Margin 4711';
  const show = await addShow(agency, 20, { internalNotes: secret, fee: { minor: 990_000, currency: 'EUR' } });
  await addShow(agency, 700);
  const feed = await connected(agent, { alarmMinutes: 60 });
  await run(agency, feed.id);
  const { url } = await ok(icalendarFeedContract.routes.addAddress, agent, {
    params: { id: feed.id },
    body: { label: 'Phone' },
  });
  const [said] = eventsIn((await fetchCalendar(url)).text);
  expect(live()).toHaveLength(1);
  expect(live()[0]).toMatchObject({
    summary: said?.summary,
    location: said?.location,
    status: 'tentative',
    start: { dateTime: said?.start, timeZone: 'Europe/Lisbon' },
    reminders: { overrides: [{ method: 'popup', minutes: 60 }] },
    source: { title: 'Backline', url: expect.stringContaining(show.id) },
  });
  expect(state.asked.join()).not.toMatch(/Margin|990/);
  expect([...state.calendars.values()].map(({ summary }) => summary)).toEqual(['Backline: Tour']);
  expect((await shownOf(agent, feed.id)).last).toMatchObject({ outcome: 'ok', isPartial: false, sent: 1, left: 0 });
  state.asked = [];
  await run(agency, feed.id);
  expect(writes()).toEqual([]);
});

it('changes, removes and brings back what changes here', async () => {
  const agency = await makeAgency();
  const { agent } = agency.users;
  const show = await addShow(agency, 20);
  const feed = await connected(agent);
  await run(agency, feed.id);
  const narrow = { title: feed.title, rev: feed.rev, phases: ['confirmed' as const] };
  const update = (body: object) =>
    ok(icalendarFeedContract.routes.update, agent, { params: { id: feed.id }, body: { ...narrow, ...body } });
  const { rev } = await update({});
  await run(agency, feed.id);
  expect(live()).toEqual([]);
  await update({ rev, phases: undefined, alarmMinutes: 30 });
  await run(agency, feed.id);
  expect(live()).toMatchObject([{ status: 'tentative', reminders: { overrides: [{ minutes: 30 }] } }]);
  // The same event, not another one.
  expect([...state.calendars.values()][0]?.events.size).toBe(1);
  await ok(showContract.routes.remove, agent, { params: { id: show.id } });
  await run(agency, feed.id);
  expect(live()).toEqual([]);
  expect((await shownOf(agent, feed.id)).last).toMatchObject({ removed: 1 });
});

it('makes no double and leaves nothing behind when a run is killed', async () => {
  const agency = await makeAgency();
  const { agent } = agency.users;
  const shows = [await addShow(agency, 20), await addShow(agency, 21), await addShow(agency, 22)];
  const feed = await connected(agent);
  // The second event arrives, but its answer does not.
  fail('POST /calendar/v3/calendars/c_', 503, { skip: 1 });
  await run(agency, feed.id);
  expect((await shownOf(agent, feed.id)).last).toMatchObject({ outcome: 'unreachable', isPartial: true, sent: 1 });
  const [calendar] = state.calendars.values();
  const body = state.asked.filter((line) => line.includes('/events {')).at(-1) ?? '';
  const arrived = JSON.parse(body.slice(body.indexOf('{')));
  calendar?.events.set(arrived.id, arrived);
  await ok(showContract.routes.remove, agent, { params: { id: shows[2]?.id ?? '' } });
  await run(agency, feed.id);
  expect(live()).toHaveLength(2);
  expect(new Set(live().map(({ start }) => JSON.stringify(start))).size).toBe(2);
});

it('waits when Google is busy, and goes on later', async () => {
  const agency = await makeAgency();
  const { agent } = agency.users;
  await addShow(agency, 20);
  const feed = await connected(agent);
  fail('POST /calendar/v3/calendars/c_', 403, { reason: 'rateLimitExceeded' });
  await run(agency, feed.id);
  expect((await shownOf(agent, feed.id)).last).toMatchObject({ outcome: 'busy', isPartial: true, sent: 0 });
  await run(agency, feed.id);
  expect((await shownOf(agent, feed.id)).last).toMatchObject({ outcome: 'ok', isPartial: false, sent: 1 });
  expect(summaries()).toHaveLength(1);
});

it('stops in words when the consent or the calendar is gone, and a new consent goes on', async () => {
  const agency = await makeAgency();
  const { agent } = agency.users;
  await addShow(agency, 20);
  const feed = await connected(agent);
  const params = { id: feed.id };
  await run(agency, feed.id);
  state.consents.clear();
  await run(agency, feed.id);
  expect((await shownOf(agent, feed.id)).last).toMatchObject({ outcome: 'connectAgain' });
  expect((await ok(tryOut, agent, { params })).outcome).toBe('connectAgain');
  state.asked = [];
  await run(agency, feed.id);
  expect(state.asked).toEqual([]);
  await ok(finish, agent, { body: await consent(agent, feed.id) });
  await run(agency, feed.id);
  expect(state.calendars.size).toBe(1);
  expect((await ok(tryOut, agent, { params })).outcome).toBe('ok');
  state.calendars.clear();
  await addShow(agency, 21);
  await run(agency, feed.id);
  expect((await shownOf(agent, feed.id)).last).toMatchObject({ outcome: 'calendarGone' });
  // Another account does not reach the calendar of the first one.
  await ok(finish, agent, { body: await consent(agent, feed.id, 'bob') });
  await run(agency, feed.id);
  expect([...state.calendars.values()].map(({ owner, events }) => [owner, events.size])).toEqual([['bob', 2]]);
});

it('takes the calendar back and gives the consent back at the end', async () => {
  const agency = await makeAgency();
  const { agent } = agency.users;
  await addShow(agency, 20);
  const feed = await connected(agent);
  await run(agency, feed.id);
  fail('DELETE', 503);
  expect(await ok(remove, agent, { params: { id: feed.id } })).toMatchObject({ state: 'ending' });
  await run(agency, feed.id);
  expect([(await shownOf(agent, feed.id)).state, state.calendars.size]).toEqual(['ending', 1]);
  await run(agency, feed.id);
  expect(await shownOf(agent, feed.id)).toEqual({ isSetUp: true, state: 'none' });
  expect([state.calendars.size, state.consents.size]).toEqual([0, 0]);
  expect(refusal(await call(push, agent, { params: { id: feed.id } }))).toBe('409 googleCalendar.notConnected');
});

it('reads the rights of the owner anew, and ends with them', async () => {
  const agency = await makeAgency();
  const ctx = { tenantId: agency.tenantId, now: new Date(), actor: { userId: 'test', name: 'Test' } };
  const { artist, otherArtist } = agency;
  const owner = await makeSignedIn(agency.tenantId, { role: 'agent', artistIds: [artist.id], allArtists: false });
  await addShow(agency, 20);
  await addShow(agency, 21, { artistIds: [otherArtist.id] });
  const feed = await connected(owner);
  await run(agency, feed.id);
  expect(live()).toHaveLength(1);
  const without = await userStore.update(ctx, owner.user, { ...owner.user, artistIds: [] });
  await run(agency, feed.id);
  expect(live()).toEqual([]);
  const again = await userStore.update(ctx, without, { ...without, artistIds: [artist.id] });
  await run(agency, feed.id);
  expect(live()).toHaveLength(1);
  await userStore.update(ctx, again, { ...again, state: 'deactivated' });
  await run(agency, feed.id);
  expect([state.calendars.size, state.consents.size]).toEqual([0, 0]);
});

it('ends with its feed', async () => {
  const agency = await makeAgency();
  const { agent } = agency.users;
  await addShow(agency, 20);
  const [feed, plain] = [await connected(agent), await addFeed(agent)];
  await run(agency, feed.id);
  await ok(icalendarFeedContract.routes.remove, agent, { params: { id: feed.id } });
  await run(agency, feed.id);
  await run(agency, plain.id);
  expect([state.calendars.size, state.consents.size]).toEqual([0, 0]);
});

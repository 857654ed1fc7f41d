import { describe, expect, it } from 'vitest';
import { privateEntryStore } from '#functions/domains/booking/private-entry/store.ts';
import { userStore } from '#functions/domains/identity/user/store.ts';
import { createSecret } from '#functions/platform/session/secret.ts';
import { showContract } from '#shared/domains/booking/show/contract.ts';
import { icalendarFeedContract } from '#shared/domains/calendars/icalendar-feed/contract.ts';
import { icalendarTemplateContract } from '#shared/domains/reference/icalendar-template/contract.ts';
import { addDays } from '#shared/kernel/time/date.ts';
import { dayIn } from '#shared/kernel/time/zone.ts';
import { Visitor } from '#test/api/link/door.ts';
import { agencyDay } from '#test/support/agency-day.ts';
import { call, ok, refusal } from '#test/support/api.ts';
import { makeAgency, makeSignedIn, showInput, type TestUser, unknownId } from '#test/support/fixtures.ts';
import { promised } from '#test/support/outbox.ts';
import { eventsIn, fetchCalendar } from './reader.ts';

const { list, get, preview, create, update, remove, addAddress, revokeAddress, emailOverview, help } =
  icalendarFeedContract.routes;
const template = icalendarTemplateContract.routes;
const [agency, other] = await Promise.all([makeAgency(), makeAgency()]);

const agent = () => agency.users.agent;
const today = agencyDay();
const inDays = (days: number) => addDays(today, days);
const addShow = (days: number, more: object = {}) =>
  ok(showContract.routes.insert, agent(), {
    body: showInput(agency, {
      start: `${inDays(days)}T20:00`,
      end: `${inDays(days)}T22:00`,
      fee: { minor: 990_000, currency: 'EUR' },
      internalNotes: 'Secret margin',
      ...more,
    }),
  });
/** A feed with an address of its own. */
async function addFeed(who: TestUser = agent(), more: object = {}) {
  const feed = await ok(create, who, { body: { title: 'Tour', ...more } });
  const { url, feed: shown } = await ok(addAddress, who, { params: { id: feed.id }, body: { label: 'Phone' } });
  return { feed, url, secretId: shown.secrets[0]?.id ?? '' };
}
const uids = async (url: string) => eventsIn((await fetchCalendar(url)).text).map(({ uid }) => uid);

describe('a feed', () => {
  it('holds the shows of its filter, without fees and notes', async () => {
    const option = await addShow(20);
    const confirmed = await addShow(21, { statusId: agency.status('Confirmed').id });
    const far = await addShow(700);
    const elsewhere = await addShow(22, { artistIds: [agency.otherArtist.id] });
    const { url } = await addFeed(agent(), { artistIds: [agency.artist.id], alarmMinutes: 60 });
    const { status, headers, text } = await fetchCalendar(url);
    expect([status, headers['content-type'], headers['cache-control']]).toEqual([
      200,
      'text/calendar; charset=utf-8',
      'private, max-age=0, must-revalidate',
    ]);
    const events = eventsIn(text);
    const of = (id: string) => events.find(({ uid }) => uid === `show-${id}@backline`);
    expect(of(option.id)).toMatchObject({
      status: 'TENTATIVE',
      summary: 'First Artist · Test Hall, Lisboa',
      start: `${inDays(20)}T20:00:00`,
      location: 'Test Hall, Lisboa, PT',
    });
    expect(of(option.id)?.text).toContain('TZID=Europe/Lisbon');
    expect(of(confirmed.id)?.status).toBe('CONFIRMED');
    expect([of(far.id), of(elsewhere.id)]).toEqual([undefined, undefined]);
    expect(text).not.toMatch(/990|margin/);
    expect(text).toContain('TRIGGER:-PT60M');
  });

  it('is not sent again while nothing changed', async () => {
    const show = await addShow(30);
    const { url } = await addFeed();
    const first = await fetchCalendar(url);
    const tag = first.headers.etag;
    const again = await fetchCalendar(url, `"other", W/${tag}`);
    expect([again.status, again.text, again.headers.etag]).toEqual([304, '', tag]);
    await ok(showContract.routes.remove, agent(), { params: { id: show.id } });
    const changed = await fetchCalendar(url, tag);
    expect(changed.status).toBe(200);
    expect(eventsIn(changed.text).find(({ uid }) => uid.includes(show.id))).toMatchObject({
      status: 'CANCELLED',
      summary: 'Cancelled',
    });
  });

  it('takes back what left its filter, and what comes again is newer', async () => {
    const show = await addShow(31);
    const { feed, url } = await addFeed();
    const found = async () => eventsIn((await fetchCalendar(url)).text).find(({ uid }) => uid.includes(show.id));
    const steps = [await found()];
    const input = { title: feed.title, rev: feed.rev };
    const narrowed = await ok(update, agent(), {
      params: { id: feed.id },
      body: { ...input, phases: ['confirmed'] },
    });
    steps.push(await found());
    await ok(update, agent(), { params: { id: feed.id }, body: { ...input, rev: narrowed.rev } });
    steps.push(await found());
    expect(steps.map((step) => step?.status)).toEqual(['TENTATIVE', 'CANCELLED', 'TENTATIVE']);
    const [a = 0, b = 0, c = 0] = steps.map((step) => step?.sequence);
    expect(a < b && b < c).toBe(true);
  });

  it('gives back what its owner lost sight of, newer than that it was cancelled, and the same from then on', async () => {
    const show = await addShow(32);
    const ctx = { tenantId: agency.tenantId, now: new Date(), actor: { userId: 'test', name: 'Test' } };
    const owner = await makeSignedIn(agency.tenantId, {
      role: 'agent',
      artistIds: [agency.artist.id],
      allArtists: false,
    });
    const { url } = await addFeed(owner, {});
    const found = async () => eventsIn((await fetchCalendar(url)).text).find(({ uid }) => uid.includes(show.id));
    const steps = [await found()];
    const without = await userStore.update(ctx, owner.user, { ...owner.user, artistIds: [] });
    steps.push(await found());
    await userStore.update(ctx, without, { ...without, artistIds: [agency.artist.id] });
    steps.push(await found(), await found());
    expect(steps.map((step) => [step?.status, step?.sequence])).toEqual([
      ['TENTATIVE', 0],
      ['CANCELLED', 1],
      ['TENTATIVE', 2],
      ['TENTATIVE', 2],
    ]);
  });

  it('reads with the rights its owner has now', async () => {
    const show = await addShow(33);
    const hidden = await addShow(34, { artistIds: [agency.otherArtist.id] });
    const entry = { start: `${inDays(35)}T00:00`, end: `${inDays(36)}T23:59`, isAllDay: true, isNight: false };
    const ctx = { tenantId: agency.tenantId, now: new Date(), actor: { userId: 'test', name: 'Test' } };
    const { id } = await privateEntryStore.create(ctx, {
      ...entry,
      artistId: agency.artist.id,
      title: 'Studio',
      notes: 'Quiet',
    });
    const artist = await makeSignedIn(agency.tenantId, {
      role: 'artist',
      artistIds: [agency.artist.id],
      allArtists: false,
    });
    const { url } = await addFeed(artist, { kinds: ['show', 'private'] });
    const seen = await uids(url);
    expect(seen).toContain(`show-${show.id}@backline`);
    expect(seen.some((uid) => uid.includes(hidden.id) || uid.includes(id))).toBe(false);
    const internal = await addFeed(agent(), { kinds: ['show', 'private'] });
    const { text } = await fetchCalendar(internal.url);
    expect(eventsIn(text).find(({ uid }) => uid.includes(id))?.summary).toBe('First Artist · Studio');
    expect(text).not.toContain('Quiet');
    await userStore.update(ctx, artist.user, { ...artist.user, state: 'deactivated' });
    expect((await fetchCalendar(url)).status).toBe(410);
  });

  it('says titles as its template does', async () => {
    const show = await addShow(37);
    const admin = agency.users.administrator;
    const texts = { showTitle: '[{status}] {artist}', privateTitle: '{title}' };
    const wrong = await call(template.create, admin, { body: { name: 'A', ...texts, showTitle: '{fee}' } });
    expect(wrong.body.errors?.map(({ field, code }) => `${field} ${code}`)).toEqual(['showTitle noSuchField']);
    const { id } = await ok(template.create, admin, { body: { name: 'Short', ...texts } });
    const { url } = await addFeed(agent(), { templateId: id });
    const summary = async () => eventsIn((await fetchCalendar(url)).text).find((e) => e.uid.includes(show.id))?.summary;
    expect(await summary()).toBe('[Option] First Artist');
    await ok(template.remove, admin, { body: { id } });
    expect(await summary()).toBe('First Artist · Test Hall, Lisboa');
  });
});

describe('its addresses', () => {
  it('are shown once, marked when used, and withdrawn one by one', async () => {
    const { feed, url, secretId } = await addFeed();
    const params = { id: feed.id };
    const second = await ok(addAddress, agent(), { params, body: { label: 'Laptop' } });
    expect((await fetchCalendar(url)).status).toBe(200);
    const withdrawn = await ok(revokeAddress, agent(), { params, body: { secretId } });
    expect(withdrawn.secrets.map(({ label, state, lastUsedOn }) => [label, state, lastUsedOn])).toEqual([
      ['Laptop', 'live', undefined],
      ['Phone', 'revoked', dayIn(new Date(), 'UTC')],
    ]);
    expect(JSON.stringify(withdrawn)).not.toContain('hash');
    expect([(await fetchCalendar(url)).status, (await fetchCalendar(second.url)).status]).toEqual([410, 200]);
    await ok(remove, agent(), { params });
    expect((await fetchCalendar(second.url)).status).toBe(410);
  });

  it('answer sixty times an hour, then say when to come again', async () => {
    const { url } = await addFeed();
    for (let i = 0; i < 60; i++) await fetchCalendar(url);
    const { status, headers } = await fetchCalendar(url);
    // An hour may begin between two of them.
    if (status !== 200) expect([status, Number(headers['retry-after']) > 0]).toEqual([429, true]);
    else expect(new Date().getMinutes()).toBe(0);
  });

  it('that nobody made are not found, and guessing them closes the door', async () => {
    const unknown = () => `https://x/${createSecret()}.ics`;
    expect((await fetchCalendar('https://x/short.ics')).status).toBe(404);
    const ip = '10.9.9.9';
    for (let i = 0; i < 20; i++) expect((await fetchCalendar(unknown(), undefined, ip)).status).toBe(404);
    expect((await fetchCalendar(unknown(), undefined, ip)).status).toBe(403);
  });

  it('have a page that explains them, kindly when they ended', async () => {
    const { feed, url } = await addFeed();
    const secret = url.split('/').at(-1)?.replace('.ics', '') ?? '';
    const { body } = await new Visitor().call(help, secret);
    expect(body).toMatchObject({ state: 'live', agency: 'Test agency', title: 'Tour', owner: 'Test agent', url });
    await ok(remove, agent(), { params: { id: feed.id } });
    expect((await new Visitor().call(help, secret)).body.state).toBe('ended');
    expect(refusal(await new Visitor().call(help, createSecret()))).toBe('404 linkUnknown');
  });
});

describe('the feeds of a user', () => {
  it('are their own; who looks after users may see and stop them', async () => {
    const { feed, secretId } = await addFeed(agency.users.assistant);
    const params = { id: feed.id };
    for (const stranger of [agent(), other.users.administrator])
      expect(refusal(await call(get, stranger, { params }))).toBe('404 notFound');
    const admin = agency.users.administrator;
    expect((await ok(get, admin, { params })).title).toBe('Tour');
    expect(refusal(await call(addAddress, admin, { params, body: { label: 'Spy' } }))).toBe('404 notFound');
    expect(refusal(await call(preview, admin, { params }))).toBe('404 notFound');
    const { secrets } = await ok(revokeAddress, admin, { params, body: { secretId } });
    expect(secrets[0]?.state).toBe('revoked');
    expect((await ok(list, agency.users.assistant, { body: {} })).rows.map(({ id }) => id)).toContain(feed.id);
  });

  it('are refused what is stale, unknown or too much', async () => {
    const who = await makeSignedIn(agency.tenantId, { role: 'agent' });
    const { feed } = await addFeed(who);
    const params = { id: feed.id };
    const body = { title: 'Tour 2', rev: feed.rev };
    expect((await ok(update, who, { params, body })).title).toBe('Tour 2');
    expect(refusal(await call(update, who, { params, body }))).toBe('409 stale');
    const wrong = async (more: object) =>
      (await call(create, who, { body: { title: 'X', ...more } })).body.errors?.map((e) => `${e.field} ${e.code}`);
    expect(await wrong({ artistIds: [other.artist.id] })).toEqual(['artistIds.0 choice']);
    expect(await wrong({ ownerIds: [unknownId()] })).toEqual(['ownerIds.0 choice']);
    expect(await wrong({ templateId: unknownId() })).toEqual(['templateId choice']);
    for (let i = 1; i < 10; i++) await ok(addAddress, who, { params, body: { label: `Device ${i}` } });
    const eleventh = await call(addAddress, who, { params, body: { label: 'One more' } });
    expect(refusal(eleventh)).toBe('409 icalendarFeed.tooManyAddresses');
  });

  it('show what they hold, and are mailed as an overview', async () => {
    const show = await addShow(1);
    const { feed } = await addFeed();
    const { total, rows } = await ok(preview, agent(), { params: { id: feed.id } });
    expect(total).toBeGreaterThan(0);
    expect(rows.map(({ uid }) => uid)).toContain(`show-${show.id}@backline`);
    const user = { tenantId: agency.tenantId, entity: 'user', id: agent().user.id };
    const mailed = await ok(emailOverview, agent(), { body: {} });
    expect(mailed).toMatchObject({ mailedTo: agent().user.email });
    expect(mailed.feeds).toBeGreaterThan(0);
    expect(await promised(user, 'icalOverview')).toHaveLength(1);
  });
});

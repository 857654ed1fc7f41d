import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { syncCalendar } from '#functions/domains/booking/external-calendar/public/sync.ts';
import { externalCalendarContract } from '#shared/domains/booking/external-calendar/contract.ts';
import { externalEventContract } from '#shared/domains/booking/external-event/contract.ts';
import { showContract } from '#shared/domains/booking/show/contract.ts';
import { planningContract } from '#shared/domains/calendars/planning/contract.ts';
import { addDays } from '#shared/kernel/time/date.ts';
import { agencyDay } from '#test/support/agency-day.ts';
import { call, ok, refusal } from '#test/support/api.ts';
import { type Agency, makeAgency, showInput, unknownId } from '#test/support/fixtures.ts';

const { routes } = externalCalendarContract;
const { list: listEvents, get: getEvent, update: updateEvent } = externalEventContract.routes;

interface Page {
  status: number;
  text: string;
  etag?: string;
  location?: string;
}
const pages = new Map<string, Page>();
const asked: string[] = [];
let [agency, others] = [undefined as unknown as Agency, undefined as unknown as Agency];
let server: Server;
let base = '';
const before = process.env.OUTSIDE_ORIGIN;
beforeAll(async () => {
  server = createServer(({ url = '', headers }, reply) => {
    const page = pages.get(url) ?? { status: 404, text: '' };
    const isSame = page.etag !== undefined && headers['if-none-match'] === page.etag;
    asked.push(`${url} ${isSame ? 304 : page.status}`);
    const head = { ...(page.etag ? { etag: page.etag } : {}), ...(page.location ? { location: page.location } : {}) };
    reply.writeHead(isSame ? 304 : page.status, head).end(isSame ? '' : page.text);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  process.env.OUTSIDE_ORIGIN = base;
  [agency, others] = await Promise.all([makeAgency(), makeAgency()]);
});
afterAll(() => {
  process.env.OUTSIDE_ORIGIN = before;
  server.close();
});

const today = agencyDay();
const soon = (days: number) => addDays(today, days);
const compact = (day: string) => day.replaceAll('-', '');
const feed = (...events: readonly (readonly [uid: string, day: string, title: string, more?: string])[]) =>
  [
    'BEGIN:VCALENDAR',
    ...events.map(
      ([uid, day, title, more = '']) =>
        `BEGIN:VEVENT\r\nUID:${uid}\r\nDTSTART:${compact(day)}T190000\r\nDTEND:${compact(day)}T210000\r\nSUMMARY:${title}${more}\r\nEND:VEVENT`,
    ),
    'END:VCALENDAR',
  ].join('\r\n');

const agent = () => agency.users.agent;
let counter = 0;
const input = (paths: readonly string[], more: object = {}) => ({
  name: `Calendar ${++counter}`,
  artistIds: [agency.artist.id],
  zone: 'Europe/Amsterdam',
  sources: paths.map((path) => ({ url: path.includes(':') ? path : `${base}${path}` })),
  ...more,
});
const make = (paths: readonly string[], more?: object) => ok(routes.create, agent(), { body: input(paths, more) });
const sync = (id: string) =>
  syncCalendar({ tenantId: agency.tenantId, now: new Date(), actor: { userId: 'system', name: 'System' } }, id);
const get = (id: string) => ok(routes.get, agent(), { params: { id } });
const eventsOf = async (calendarId: string) =>
  (await ok(listEvents, agent(), { body: { calendarId, from: soon(-100), to: soon(600) } })).rows;
const titles = async (id: string) => (await eventsOf(id)).map(({ title }) => title);
const planned = async (day: string, artistId = agency.artist.id) => {
  const { appointments } = await ok(planningContract.routes.appointments, agent(), { body: { from: day, to: day } });
  return appointments.filter((a) => a.kind === 'external' && a.artistId === artistId).map(({ title }) => title);
};

test('fetches events, writes only what changed, and takes away what is gone', async () => {
  const [one, two] = [soon(20), soon(21)];
  pages.set('/a.ics', { status: 200, text: feed(['1', one, 'Rehearsal'], ['2', two, 'Studio']), etag: '"1"' });
  const { id } = await make(['/a.ics']);
  expect(await sync(id)).toBe(2);
  expect(await titles(id)).toEqual(['Rehearsal', 'Studio']);
  expect(await planned(one)).toContain('Rehearsal');
  expect((await get(id)).state).toMatchObject({ events: 2, conflicts: 0, sources: [{ events: 2 }] });
  expect(await sync(id)).toBe(0);
  expect(asked.slice(-2)).toEqual(['/a.ics 200', '/a.ics 304']);

  const [rehearsal] = await eventsOf(id);
  pages.set('/a.ics', { status: 200, text: feed(['1', two, 'Rehearsal'], ['3', two, 'Dinner']), etag: '"2"' });
  expect(await sync(id)).toBe(3);
  expect((await titles(id)).toSorted()).toEqual(['Dinner', 'Rehearsal']);
  expect([await planned(one), (await planned(two)).toSorted()]).toEqual([[], ['Dinner', 'Rehearsal']]);
  expect((await eventsOf(id)).find(({ title }) => title === 'Rehearsal')?.id).toBe(rehearsal?.id);
});

test('a failure is shown with its time, and the last events stay', async () => {
  const day = soon(30);
  pages.set('/b.ics', { status: 200, text: feed(['1', day, 'Kept']) });
  const { id } = await make(['/b.ics', '/missing.ics']);
  await sync(id);
  const first = (await get(id)).state.sources;
  expect(first.map(({ failure, status, events }) => [failure, status, events])).toEqual([
    [undefined, undefined, 1],
    ['status', 404, 0],
  ]);
  pages.set('/b.ics', { status: 200, text: '<html>Sign in</html>' });
  await sync(id);
  const [source, missing] = (await get(id)).state.sources;
  expect(source).toMatchObject({ failure: 'notCalendar', okAt: first[0]?.okAt, events: 1 });
  expect(missing?.failingSince).toBe(first[1]?.failingSince);
  expect(await planned(day)).toContain('Kept');
  pages.set('/b.ics', { status: 200, text: feed(['1', day, 'Back']) });
  await sync(id);
  expect((await get(id)).state.sources[0]?.failure).toBeUndefined();
  expect(await titles(id)).toEqual(['Back']);
});

test('other artists, another name of an own calendar and its end reach planning without a new file', async () => {
  const day = soon(40);
  pages.set('/c.ics', { status: 200, text: feed(['1', day, 'Doctor']), etag: '"c"' });
  const made = await make(['/c.ics'], { isOwn: true, name: 'Away' });
  await sync(made.id);
  expect(await planned(day)).toContain('Away');
  const { id, rev, sources } = await get(made.id);
  const body = { ...input([]), id, rev, sources, isOwn: true, name: 'Off', artistIds: [agency.otherArtist.id] };
  await ok(routes.update, agent(), { body });
  await sync(id);
  expect(asked.at(-1)).toBe('/c.ics 304');
  expect([await planned(day), await planned(day, agency.otherArtist.id)]).toEqual([[], ['Off']]);
  await ok(routes.remove, agent(), { body: { id } });
  await sync(id);
  expect(await planned(day, agency.otherArtist.id)).toEqual([]);
  await ok(routes.restore, agent(), { body: { id } });
  await sync(id);
  expect(await planned(day, agency.otherArtist.id)).toEqual(['Off']);
});

test('counts the events that fall on a confirmed show', async () => {
  const day = soon(50);
  const body = { ...showInput(agency), start: `${day}T20:00`, end: `${day}T22:00` };
  const show = await ok(showContract.routes.insert, agent(), {
    body: { ...body, statusId: agency.status('Confirmed').id },
  });
  const free = '\r\nTRANSP:TRANSPARENT';
  pages.set('/d.ics', {
    status: 200,
    text: feed(['1', day, 'Clash'], ['2', day, 'Free', free], ['3', soon(51), 'Ok']),
  });
  const { id } = await make(['/d.ics']);
  await sync(id);
  expect((await get(id)).state).toMatchObject({ events: 3, conflicts: 1 });
  expect((await eventsOf(id)).map(({ title, shows }) => [title, shows.map((s) => s.id)])).toEqual([
    ['Clash', [show.id]],
    ['Free', []],
    ['Ok', []],
  ]);
  expect(await planned(day)).toEqual(['Clash']);
});

test('follows no way into the own network', async () => {
  const refused = async (url: string) => {
    const { status, body } = await call(routes.create, agent(), { body: input([url]) });
    return [status, body.errors?.[0]?.code, body.errors?.[0]?.field];
  };
  for (const url of ['http://example.com/a.ics', 'https://169.254.169.254/latest', 'https://[::1]/a.ics']) {
    expect(await refused(url)).toEqual([400, 'externalCalendar.address', 'sources.0.url']);
  }
  expect(await refused('ftp://example.com/a')).toEqual([400, 'url', 'sources.0.url']);
  pages.set('/away', { status: 302, text: '', location: 'https://10.0.0.1/a.ics' });
  pages.set('/round', { status: 302, text: '', location: '/round' });
  pages.set('/big', { status: 200, text: 'x'.repeat(5_000_001) });
  const { id } = await make(['/away', '/round', '/big']);
  await sync(id);
  expect((await get(id)).state.sources.map(({ failure }) => failure)).toEqual(['refused', 'refused', 'tooLarge']);
});

test('lists, names its sources, and takes another one', async () => {
  const { id } = await make(['/e.ics'], { name: 'Zebra calendar' });
  const { rows } = await ok(routes.list, agent(), { body: { keyword: 'zebra' } });
  expect(rows).toMatchObject([{ id, artists: [{ name: 'First Artist' }], state: { events: 0 } }]);
  await ok(routes.addSource, agent(), { params: { id }, body: { name: 'Two', url: `${base}/f.ics` } });
  const sources = await ok(routes.listSources, agent(), { params: { id } });
  expect(sources.rows.map(({ url }) => url)).toEqual([`${base}/e.ics`, `${base}/f.ics`]);
  expect(await ok(routes.sync, agent(), { params: { id } })).toEqual({ queued: true });
  const { id: empty } = await make([]);
  expect(refusal(await call(routes.sync, agent(), { params: { id: empty } }))).toBe('409 externalCalendar.noSource');
});

test('is seen by whom it concerns and changed by whom it may', async () => {
  const { id, rev } = await make([]);
  const own = await make([], { isOwn: true });
  const { assistant, readOnly, artist } = agency.users;
  expect(refusal(await call(routes.get, others.users.agent, { params: { id } }))).toBe('404 notFound');
  expect(refusal(await call(routes.get, assistant, { params: { id: own.id } }))).toBe('404 notFound');
  expect((await ok(routes.list, assistant, { body: {} })).rows.map((row) => row.id)).not.toContain(own.id);
  expect(refusal(await call(routes.list, artist, { body: {} }))).toBe('403 denied');
  expect(refusal(await call(routes.create, readOnly, { body: input([]) }))).toBe('403 denied');
  const stale = await call(routes.update, agent(), { body: { ...input([]), id, rev: rev + 1 } });
  expect(refusal(stale)).toBe('409 stale');
  const unknown = await call(routes.create, agent(), { body: input([], { artistIds: [unknownId()] }) });
  expect(refusal(unknown)).toBe('400 choice');
});

test('an event of a subscription is read here and changed where it comes from', async () => {
  pages.set('/g.ics', { status: 200, text: feed(['1', soon(60), 'a < b']) });
  const { id } = await make(['/g.ics']);
  await sync(id);
  const [row] = await eventsOf(id);
  const params = { id: row?.id ?? '' };
  const found = await ok(getEvent, agent(), { params });
  expect(found).toMatchObject({ title: 'a < b', isSynced: true, calendar: { id } });
  const { artistIds, start, end, rev } = found;
  const body = { artistIds, start, end, rev, title: 'Mine' };
  expect(refusal(await call(updateEvent, agent(), { params, body }))).toBe('409 externalEvent.synced');
  expect(refusal(await call(getEvent, others.users.agent, { params }))).toBe('404 notFound');
});

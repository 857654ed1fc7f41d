import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { availabilityContract } from '#shared/domains/booking/availability/contract.ts';
import { privateEntryContract } from '#shared/domains/booking/private-entry/contract.ts';
import { showContract } from '#shared/domains/booking/show/contract.ts';
import { planningContract } from '#shared/domains/calendars/planning/contract.ts';
import { artistContract } from '#shared/domains/relations/artist/contract.ts';
import { artistRiderContract } from '#shared/domains/relations/artist-rider/contract.ts';
import { MAX_MINOR } from '#shared/kernel/money/money.ts';
import { addDays } from '#shared/kernel/time/date.ts';
import { dayIn } from '#shared/kernel/time/zone.ts';
import { call, ok, refusal } from '#test/support/api.ts';
import { makeAgency, showInput } from '#test/support/fixtures.ts';
import { NEXT_YEAR } from '#test/support/next-year.ts';

const { routes } = showContract;
const agency = await makeAgency();
const agent = () => agency.users.agent;
const insert = (more = {}) => ok(routes.insert, agent(), { body: showInput(agency, more) });
const idsInList = async (filters: { field: 'phase'; values: string[] }[] = []) =>
  (await ok(routes.list, agent(), { body: { perPage: 200, filters } })).rows.map((row) => row.id);

describe('a new show', () => {
  test('carries what it refers to, and stands in list, picker and planning at once', async () => {
    const show = await insert({
      description: 'Harvest night',
      promoterId: agency.company.id,
      contactId: agency.contact.id,
    });
    expect(show).toMatchObject({ rev: 1, phase: 'options', rank: 1, zone: 'Europe/Lisbon', number: 'S-00001' });
    expect(show.venue?.name).toBe('Test Hall');
    expect(show.contact?.fullName).toBe('Nina Test');
    expect(show.startAt).toBe('2027-05-21T19:00:00.000Z');
    expect(await idsInList()).toContain(show.id);
    const found = await ok(routes.picker, agent(), { body: { keyword: 'harvest' } });
    expect(found.items.map((item) => item.key)).toEqual([show.id]);
    const month = await ok(planningContract.routes.appointments, agent(), {
      body: { from: '2027-05-01', to: '2027-05-31' },
    });
    expect(month.appointments.map((card) => card.id)).toContain(show.id);
  });

  test('is one show, however often its request arrives', async () => {
    const [body, key] = [showInput(agency, { start: '2027-06-01T20:00', end: '2027-06-01T22:00' }), randomUUID()];
    const before = (await idsInList()).length;
    const first = await ok(routes.insert, agent(), { body }, { 'idempotency-key': key });
    const again = await ok(routes.insert, agent(), { body }, { 'idempotency-key': key });
    expect(again).toEqual(first);
    expect((await idsInList()).length).toBe(before + 1);
    const other = await call(routes.insert, agent(), { body: { ...body, billing: 'x' } }, { 'idempotency-key': key });
    expect(refusal(other)).toBe('422 idempotencyReused');
  });

  test('is refused with an end before its start, and with the field that is wrong', async () => {
    const wrong = await call(routes.insert, agent(), { body: showInput(agency, { end: '2027-05-20T20:00' }) });
    expect(wrong).toMatchObject({ status: 400, body: { errors: [{ code: 'endBeforeBegin', field: 'end' }] } });
    const noVenue = await call(routes.insert, agent(), { body: showInput(agency, { venueId: agency.company.id }) });
    expect(noVenue).toMatchObject({ status: 400, body: { errors: [{ code: 'choice', field: 'venueId' }] } });
  });
});

test('two people save one show: one wins, the other is shown the newer state', async () => {
  const show = await insert({ start: '2027-07-01T20:00', end: '2027-07-01T22:00' });
  const save = (billing: string) =>
    call(routes.update, agent(), { body: { ...showInput(agency), id: show.id, rev: show.rev, billing } });
  const [a, b] = await Promise.all([save('first'), save('second')]);
  expect([a.status, b.status].sort()).toEqual([200, 409]);
  const [won, stale] = a.status === 200 ? [a, b] : [b, a];
  expect(refusal(stale)).toBe('409 stale');
  expect(stale.body.current).toMatchObject({ id: show.id, rev: 2, billing: won.body.billing });
});

describe('conflicts', () => {
  const day = (clock: string) => `2027-08-14T${clock}`;
  const ask = (start: string, end: string, more = {}) =>
    ok(routes.listConflicts, agent(), {
      body: { start: day(start), end: day(end), artistIds: [agency.artist.id], ...more },
    });

  test('tell an overlap from the same day, leave out the show itself, other artists and what is cancelled', async () => {
    const show = await insert({ start: day('20:00'), end: day('22:00') });
    expect((await ask('21:00', '23:00')).rows).toMatchObject([{ kind: 'overlap', showId: show.id }]);
    expect((await ask('10:00', '11:00')).rows).toMatchObject([{ kind: 'sameDay' }]);
    expect((await ask('21:00', '23:00', { excludeId: show.id })).rows).toEqual([]);
    expect((await ask('21:00', '23:00', { artistIds: [agency.otherArtist.id] })).rows).toEqual([]);
    const released = { rev: show.rev, statusId: agency.status('Released').id };
    await ok(routes.setStatus, agent(), { params: { id: show.id }, body: released });
    expect((await ask('21:00', '23:00')).rows).toEqual([]);
  });

  test('come with what else takes the day: an own entry, somebody’s word; outside without the agency’s reasons', async () => {
    const [artistId, date] = [agency.artist.id, '2027-08-16'];
    const [start, end] = [`${date}T20:00`, `${date}T23:00`];
    const busy = async (who = agent()) => {
      const body = { start, end, artistIds: [artistId] };
      const listed = await ok(routes.listConflicts, who, { body });
      const { count } = await ok(routes.countConflicts, who, { body });
      expect(count).toBe(listed.rows.length + listed.busy.length);
      return listed.busy;
    };
    expect(await busy()).toEqual([]);
    const entry = { artistId, title: 'Studio', isAllDay: true, start: `${date}T00:00`, end: `${date}T23:59` };
    await ok(privateEntryContract.routes.create, agent(), { body: entry });
    const days = { artistId, from: '2027-08-15', to: date };
    await ok(availabilityContract.routes.override, agent(), { body: { ...days, state: 'blocked', reason: 'Holiday' } });
    expect(await busy()).toMatchObject([
      { kind: 'private', title: 'Studio', from: date, to: date },
      { kind: 'blocked', title: 'Holiday', from: '2027-08-15', to: date },
    ]);
    expect(await busy(agency.users.promoter)).toMatchObject([{ kind: 'blocked', title: '' }]);
    await ok(availabilityContract.routes.override, agent(), { body: { ...days, state: 'free', reason: 'Back' } });
    expect(await busy()).toMatchObject([{ kind: 'private' }]);
  });

  test('never tell of an artist the user may not see', async () => {
    const other = [agency.artist.id, agency.otherArtist.id];
    await insert({ start: '2027-08-20T20:00', end: '2027-08-20T22:00', artistIds: [agency.otherArtist.id] });
    const body = { start: '2027-08-20T20:00', end: '2027-08-20T21:00', artistIds: other };
    expect((await ok(routes.listConflicts, agent(), { body })).rows).toHaveLength(1);
    expect((await ok(routes.listConflicts, agency.users.promoter, { body })).rows).toEqual([]);
  });
});

describe('confirming', () => {
  const times = { start: '2027-09-03T20:00', end: '2027-09-03T22:00' };
  const confirm = (id: string, rev: number, releaseIds: string[]) =>
    call(routes.confirm, agent(), {
      params: { id },
      body: { rev, statusId: agency.status('Confirmed').id, releaseIds },
    });

  test('releases the rivals that were ticked, in one write', async () => {
    const [show, rival] = [await insert(times), await insert(times)];
    const { status, body } = await confirm(show.id, show.rev, [rival.id]);
    expect(status).toBe(200);
    expect(body.show).toMatchObject({ phase: 'confirmed', rank: 0 });
    expect(body.released).toMatchObject([{ id: rival.id, phase: 'cancelled' }]);
    expect(await idsInList([{ field: 'phase', values: ['cancelled'] }])).toContain(rival.id);
  });

  test('changes nothing when one of them is no rival', async () => {
    const show = await insert({ start: '2027-09-10T20:00', end: '2027-09-10T22:00' });
    const rival = await insert({ start: '2027-09-10T20:00', end: '2027-09-10T22:00' });
    const stranger = await insert({ start: '2027-10-10T20:00', end: '2027-10-10T22:00' });
    expect(refusal(await confirm(show.id, show.rev, [rival.id, stranger.id]))).toBe('409 show.notOption');
    for (const { id } of [show, rival])
      expect((await ok(routes.get, agent(), { params: { id } })).phase).toBe('options');
  });
});

test('moves to another day and artist, keeping the rest', async () => {
  const show = await insert({ start: '2027-11-05T20:00', end: '2027-11-05T22:00', internalNotes: 'keep' });
  const [fromArtistId, toArtistId] = [agency.artist.id, agency.otherArtist.id];
  const to = { start: '2027-12-05T20:00', end: '2027-12-05T22:00', fromArtistId, toArtistId };
  const moved = await ok(routes.move, agent(), { params: { id: show.id }, body: { rev: show.rev, ...to } });
  expect(moved).toMatchObject({ rev: 2, number: show.number, start: to.start, internalNotes: 'keep' });
  expect(moved.artists.map((a) => a.artistId)).toEqual([toArtistId]);
  const cards = async (from: string, end: string) =>
    (await ok(planningContract.routes.appointments, agent(), { body: { from, to: end } })).appointments.map(
      (c) => c.id,
    );
  expect(await cards('2027-11-01', '2027-11-30')).not.toContain(show.id);
  expect(await cards('2027-12-01', '2027-12-31')).toContain(show.id);
});

test('a rider leaves with its artist and comes back with them, those of others stay; nobody is billed twice', async () => {
  const rider = async (artistId: string, version: string) =>
    (
      await ok(artistRiderContract.routes.create, agency.users.administrator, {
        body: { artistId, name: version, kind: 'technical', language: 'en-GB', version },
      })
    ).id;
  const third = await ok(artistContract.routes.create, agent(), { body: { name: 'Third', hexColor: '#112233' } });
  const [first, second] = [agency.artist.id, agency.otherArtist.id];
  const riderIds = [await rider(first, '1'), await rider(second, '2')];
  const times = { start: '2027-11-12T20:00', end: '2027-11-12T22:00' };
  const { id, rev } = await insert({ ...times, artistIds: [first, second], riderIds });
  const params = { id };
  const twice = { rev, ...times, fromArtistId: first, toArtistId: second };
  expect(refusal(await call(routes.move, agent(), { params, body: twice }))).toBe('409 show.onBill');
  const moved = await ok(routes.move, agent(), { params, body: { ...twice, toArtistId: third.id } });
  expect(moved).toMatchObject({ riderIds: [riderIds[1]], leftRiderIds: [riderIds[0]] });
  const body = { rev: moved.rev, ...times, fromArtistId: third.id, toArtistId: first, riderIds: moved.leftRiderIds };
  const back = await ok(routes.move, agent(), { params, body });
  expect(back.artists.map(({ artistId }) => artistId)).toEqual([first, second]);
  expect(back.riderIds?.toSorted()).toEqual(riderIds.toSorted());
});

test('copies as a new open show of the same length', async () => {
  const show = await insert({
    start: `${NEXT_YEAR}-01-07T20:00`,
    end: `${NEXT_YEAR}-01-07T21:30`,
    expiresOn: `${NEXT_YEAR}-01-01`,
  });
  const copy = await ok(routes.copy, agent(), { body: { showId: show.id, start: `${NEXT_YEAR}-01-14T20:00` } });
  expect(copy).toMatchObject({ rev: 1, end: `${NEXT_YEAR}-01-14T21:30`, statusId: show.statusId });
  expect(copy.id).not.toBe(show.id);
  expect(copy.number).not.toBe(show.number);
  // The copy has its own option length, not the day of the source.
  expect(copy.expiresOn).toBe(addDays(dayIn(new Date(), 'Europe/Lisbon'), 14));
});

test('a locked show is changed by nobody until it is unlocked by who may', async () => {
  const { id } = await insert({ start: '2028-02-04T20:00', end: '2028-02-04T22:00' });
  const locked = await ok(routes.lock, agent(), { params: { id }, body: { rev: 1 } });
  expect(locked.lockedBy).toBe(agent().user.name);
  const move = { rev: locked.rev, start: '2028-02-05T20:00', end: '2028-02-05T22:00' };
  expect(refusal(await call(routes.move, agent(), { params: { id }, body: move }))).toBe('409 show.locked');
  expect(refusal(await call(routes.remove, agent(), { params: { id } }))).toBe('409 show.locked');
  // The first user who locked the show stays known.
  const again = await ok(routes.lock, agency.users.administrator, { params: { id }, body: { rev: locked.rev } });
  expect(again).toMatchObject({ rev: locked.rev, lockedBy: agent().user.name, lockedAt: locked.lockedAt });
  const silent = await call(routes.unlock, agency.users.finance, {
    params: { id },
    body: { rev: locked.rev, reason: ' ' },
  });
  expect(refusal(silent)).toBe('400 required');
  const unlock = { params: { id }, body: { rev: locked.rev, reason: 'Wrong fee' } };
  expect(refusal(await call(routes.unlock, agent(), unlock))).toBe('403 denied');
  expect((await ok(routes.unlock, agency.users.finance, unlock)).lockedAt).toBeUndefined();
  const { rows } = await ok(routes.activity, agent(), { body: { id } });
  expect(rows[0]).toMatchObject({ action: 'unlock' });
  expect(rows[0]?.changes).toContainEqual({ field: 'unlockReason', label: 'Reason for unlocking', after: 'Wrong fee' });
});

test('a removed show is gone everywhere, and comes back whole with its log', async () => {
  const { id } = await insert({ start: '2028-03-03T20:00', end: '2028-03-03T22:00', billing: 'Support' });
  await ok(routes.remove, agent(), { params: { id } });
  expect(refusal(await call(routes.get, agent(), { params: { id } }))).toBe('404 notFound');
  expect(await idsInList()).not.toContain(id);
  expect(await ok(routes.restore, agent(), { params: { id } })).toMatchObject({ billing: 'Support', rev: 3 });
  expect(await idsInList()).toContain(id);
  const { rows } = await ok(routes.activity, agent(), { body: { id } });
  expect(rows.map((row) => row.action)).toEqual(['restore', 'delete', 'create']);
});

describe('an outsider', () => {
  test('sees the shows of linked artists, without notes; a promoter without fees', async () => {
    const promoterId = agency.company.id;
    const more = { start: '2028-04-07T20:00', end: '2028-04-07T22:00', internalNotes: 'secret', promoterId };
    const show = await insert({ ...more, fee: { minor: 500_000, currency: 'EUR' } });
    const other = await insert({ ...more, artistIds: [agency.otherArtist.id] });
    const { promoter, artist } = agency.users;
    const seen = await ok(routes.get, promoter, { params: { id: show.id } });
    expect(seen.internalNotes).toBe('');
    expect(seen.fee).toBeUndefined();
    expect((await ok(routes.get, artist, { params: { id: show.id } })).fee?.minor).toBe(500_000);
    expect(refusal(await call(routes.get, promoter, { params: { id: other.id } }))).toBe('404 notFound');
    const listed = (await ok(routes.list, promoter, { body: { perPage: 200 } })).rows;
    expect(listed.map((row) => row.id)).toContain(show.id);
    expect(listed.every((row) => row.artists.some((a) => a.artistId === agency.artist.id) && !row.fee)).toBe(true);
    const log = await ok(routes.activity, promoter, { body: { id: show.id } });
    expect(JSON.stringify(log)).not.toMatch(/secret|500000/);
  });
});

test('sums fees by currency', async () => {
  const at = { start: '2029-01-05T20:00', end: '2029-01-05T22:00' };
  for (const currency of ['EUR', 'EUR', 'GBP']) await insert({ ...at, fee: { minor: 100_00, currency } });
  const body = { from: '2029-01-05', to: '2029-01-05' };
  const { count, sums } = await ok(routes.sum, agent(), { body });
  expect(count).toBe(3);
  expect(sums.toSorted((a, b) => a.minor - b.minor)).toEqual([
    { currency: 'GBP', minor: 100_00 },
    { currency: 'EUR', minor: 200_00 },
  ]);
  expect(refusal(await call(routes.sum, agency.users.readOnly, { body }))).toBe('403 denied');
});

test('sums leave out released options and cancelled shows, which stay counted', async () => {
  const at = { start: '2029-03-05T20:00', end: '2029-03-05T22:00' };
  for (const status of ['Confirmed', 'Released', 'Cancelled'])
    await insert({ ...at, statusId: agency.status(status).id, fee: { minor: 100_00, currency: 'EUR' } });
  const sum = await ok(routes.sum, agent(), { body: { from: '2029-03-05', to: '2029-03-05' } });
  expect(sum).toEqual({ count: 3, sums: [{ currency: 'EUR', minor: 100_00 }] });
});

test('a sum may be larger than any one fee', async () => {
  const at = { start: '2029-02-05T20:00', end: '2029-02-05T22:00' };
  const fee = { minor: MAX_MINOR, currency: 'IDR' };
  const products = [{ name: 'Backline', quantity: 3, price: fee }];
  const shows = [await insert({ ...at, fee, products }), await insert({ ...at, fee })];
  const { sums } = await ok(routes.sum, agent(), { body: { from: '2029-02-05', to: '2029-02-05' } });
  expect(sums).toEqual([{ ...fee, minor: 2 * MAX_MINOR }]);
  const sold = await ok(routes.products, agent(), { params: { id: shows[0]?.id ?? '' } });
  expect(sold.totals).toEqual([{ ...fee, minor: 3 * MAX_MINOR }]);
});

describe('confirming', () => {
  test('is a right of its own, whichever way a show gets there', async () => {
    const show = await insert({ start: '2027-09-03T20:00', end: '2027-09-03T22:00' });
    const assistant = agency.users.assistant;
    const confirmed = agency.statuses.find((s) => s.mainArea === 'show' && s.phase === 'confirmed')?.id ?? '';
    const byStatus = { params: { id: show.id }, body: { rev: show.rev, statusId: confirmed } };
    expect(refusal(await call(routes.setStatus, assistant, byStatus))).toBe('403 denied');
    const born = showInput(agency, { statusId: confirmed, start: '2027-09-04T20:00', end: '2027-09-04T22:00' });
    expect(refusal(await call(routes.insert, assistant, { body: born }))).toBe('403 denied');
    const edited = { ...showInput(agency, { statusId: confirmed }), id: show.id, rev: show.rev };
    expect(refusal(await call(routes.update, assistant, { body: edited }))).toBe('403 denied');
    expect((await ok(routes.setStatus, agent(), byStatus)).phase).toBe('confirmed');
  });
});

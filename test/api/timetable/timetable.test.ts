import { describe, expect, it } from 'vitest';
import { activityOf } from '#functions/platform/record/activity.ts';
import { contractContract } from '#shared/domains/agreements/contract/contract.ts';
import { showContract } from '#shared/domains/booking/show/contract.ts';
import { timetableContract } from '#shared/domains/booking/timetable/contract.ts';
import { MAX_ENTRIES } from '#shared/domains/booking/timetable/schemas.ts';
import type { CallOf } from '#shared/kernel/contract/route.ts';
import { noOf } from '#shared/kernel/record/ids.ts';
import { call, ok, refusal } from '#test/support/api.ts';
import { makeAgency, showInput, unknownId } from '#test/support/fixtures.ts';

const { get, create, update, remove, duplicate } = timetableContract.routes;
const shows = showContract.routes;
const [agency, other] = await Promise.all([makeAgency(), makeAgency()]);

const agent = () => agency.users.agent;
const makeShow = (more: object = {}) => ok(shows.insert, agent(), { body: showInput(agency, more) });
type Entry = Omit<CallOf<typeof create>['body'], 'showId'>;
const doors = (more: Partial<Entry> = {}): Entry => ({ kind: 'doors', date: '2027-05-21', start: '19:00', ...more });
const add = (showId: string, entry: Entry) => ok(create, agent(), { body: { showId, ...entry } });
const rowsOf = async (id: string) => (await ok(get, agent(), { params: { id } })).rows;

describe('a timetable', () => {
  it('stands in the order of the evening and moves along with its show', async () => {
    const show = await makeShow();
    await add(show.id, { kind: 'curfew', date: '2027-05-21', start: '00:30' });
    await add(show.id, doors({ end: '20:00', place: 'Front', note: 'Two lines' }));
    await add(show.id, { label: 'Van to the venue', date: '2027-05-21', start: '15:30', audience: 'internal' });
    expect(await ok(get, agent(), { params: { id: show.id } })).toMatchObject({
      showId: show.id,
      date: '2027-05-21',
      zone: 'Europe/Lisbon',
      rows: [
        { label: 'Van to the venue', startsAt: '2027-05-21T15:30' },
        { kind: 'doors', startsAt: '2027-05-21T19:00', endsAt: '2027-05-21T20:00', place: 'Front', note: 'Two lines' },
        { kind: 'curfew', isNight: true, date: '2027-05-21', startsAt: '2027-05-22T00:30' },
      ],
    });
    const body = { rev: show.rev, start: '2027-06-04T20:00', end: '2027-06-04T22:00' };
    await ok(shows.move, agent(), { params: { id: show.id }, body });
    expect((await rowsOf(show.id)).map(({ startsAt }) => startsAt)).toEqual([
      '2027-06-04T15:30',
      '2027-06-04T19:00',
      '2027-06-05T00:30',
    ]);
  });

  it('shows outsiders what is public', async () => {
    const show = await makeShow({ promoterId: agency.company.id });
    await add(show.id, doors());
    await add(show.id, doors({ label: 'Count the takings', start: '23:00', audience: 'internal' }));
    const { rows } = await ok(get, agency.users.promoter, { params: { id: show.id } });
    expect(rows.map(({ kind, label }) => label || kind)).toEqual(['doors']);
  });

  it('is written into the log of its show, and changes by its own revision', async () => {
    const show = await makeShow();
    const entry = await add(show.id, doors());
    const later = await ok(update, agent(), { body: { ...doors({ start: '19:30' }), id: entry.id, rev: entry.rev } });
    expect(later).toMatchObject({ rev: 2, startsAt: '2027-05-21T19:30' });
    const stale = await call(update, agent(), { body: { ...doors(), id: entry.id, rev: entry.rev } });
    expect(refusal(stale)).toBe('409 stale');
    expect(refusal(await call(remove, agent(), { body: { id: entry.id, rev: 1 } }))).toBe('409 stale');
    await ok(remove, agent(), { body: { id: entry.id, rev: 2 } });
    expect(await rowsOf(show.id)).toEqual([]);
    const log = await activityOf(agency.tenantId, 'show', noOf(show.id));
    expect(log.filter(({ action }) => action === 'timetable').map(({ changes }) => changes)).toEqual([
      [{ field: 'timetable', before: '19:30 Doors' }],
      [{ field: 'timetable', before: '19:00 Doors', after: '19:30 Doors' }],
      [{ field: 'timetable', after: '19:00 Doors' }],
    ]);
  });
});

it('stands in the contract of its show, without what is for the agency alone', async () => {
  const show = await makeShow();
  await add(show.id, doors({ end: '20:00', place: 'Front' }));
  await add(show.id, doors({ date: '2027-05-20', kind: 'other', label: 'Rehearsal' }));
  await add(show.id, doors({ label: 'Count the takings', audience: 'internal' }));
  const made = await ok(contractContract.routes.createFromShow, agent(), {
    params: { id: show.id },
    body: { template: 'standard', locale: 'de' },
  });
  expect(made.document.timetable).toEqual([
    { time: '20. Mai, 19:00', label: 'Rehearsal', note: '' },
    { time: '19:00 – 20:00', label: 'Einlass', note: 'Front' },
  ]);
});

describe('copies', () => {
  it('to another show at the same distance, and to another day from its first entry on', async () => {
    const [from, to] = [await makeShow(), await makeShow({ start: '2027-07-02T20:00', end: '2027-07-02T22:00' })];
    const first = await add(from.id, doors({ date: '2027-05-20', start: '10:00', label: 'Rehearsal' }));
    await add(from.id, doors());
    const body = { showId: from.id, toShowId: to.id };
    const there = await ok(duplicate, agent(), { body });
    expect(there.rows.map(({ startsAt }) => startsAt)).toEqual(['2027-07-01T10:00', '2027-07-02T19:00']);
    const again = await ok(duplicate, agent(), { body: { showId: from.id, ids: [first.id], toDate: '2027-05-22' } });
    expect(again.rows.map(({ startsAt }) => startsAt)).toEqual([
      ...['2027-05-20T10:00', '2027-05-21T19:00', '2027-05-22T10:00'],
    ]);
    const far = await call(duplicate, agent(), { body: { showId: from.id, toDate: '2027-12-24' } });
    expect(refusal(far)).toBe('400 timetable.farAway');
    expect(far.body.errors?.[0]).toMatchObject({ field: 'toDate' });
  });

  it('nothing is nothing, and a full one stays as it is', async () => {
    const [empty, full] = [await makeShow(), await makeShow()];
    const nothing = await call(duplicate, agent(), { body: { showId: empty.id, toShowId: full.id } });
    expect(refusal(nothing)).toBe('400 timetable.nothing');
    await add(full.id, doors());
    for (let count = 1; count < 32; count *= 2) await ok(duplicate, agent(), { body: { showId: full.id } });
    expect(await rowsOf(full.id)).toHaveLength(32);
    expect(refusal(await call(duplicate, agent(), { body: { showId: full.id } }))).toBe('409 timetable.full');
    const ids = (await rowsOf(full.id)).slice(0, MAX_ENTRIES - 32).map(({ id }) => id);
    await ok(duplicate, agent(), { body: { showId: full.id, ids } });
    expect(refusal(await call(create, agent(), { body: { showId: full.id, ...doors() } }))).toBe('409 timetable.full');
  });

  it('has no more than that when several are added at once', async () => {
    const show = await makeShow();
    await add(show.id, doors());
    for (let count = 1; count < 32; count *= 2) await ok(duplicate, agent(), { body: { showId: show.id } });
    const ids = (await rowsOf(show.id)).slice(0, MAX_ENTRIES - 32 - 2).map(({ id }) => id);
    await ok(duplicate, agent(), { body: { showId: show.id, ids } });
    const added = await Promise.all(
      Array.from({ length: 4 }, () => call(create, agent(), { body: { showId: show.id, ...doors() } })),
    );
    expect(added.filter(({ status }) => status === 200)).toHaveLength(2);
    expect(await rowsOf(show.id)).toHaveLength(MAX_ENTRIES);
  });
});

it('goes along where its show is copied, to one day or to many', async () => {
  const show = await makeShow();
  await add(show.id, doors({ date: '2027-05-20', start: '10:00', label: 'Rehearsal' }));
  await add(show.id, doors({ place: 'Front' }));
  const one = await ok(shows.copy, agent(), { body: { showId: show.id, start: '2029-01-12T21:00' } });
  expect(await rowsOf(one.id)).toMatchObject([
    { label: 'Rehearsal', startsAt: '2029-01-11T10:00', rev: 1 },
    { kind: 'doors', startsAt: '2029-01-12T19:00', place: 'Front' },
  ]);
  const body = { dates: ['2029-02-02', '2029-02-03'] };
  const many = await ok(shows.copyDates, agent(), { params: { id: show.id }, body });
  const starts = await Promise.all(many.shows.map(async ({ id }) => (await rowsOf(id))[1]?.startsAt));
  expect(starts).toEqual(['2029-02-02T19:00', '2029-02-03T19:00']);
  expect(await rowsOf(show.id)).toHaveLength(2);
});

describe('is refused', () => {
  it('where the show is locked', async () => {
    const show = await makeShow();
    const entry = await add(show.id, doors());
    await ok(shows.lock, agent(), { params: { id: show.id }, body: { rev: show.rev } });
    const body = { id: entry.id, rev: entry.rev };
    expect(refusal(await call(create, agent(), { body: { showId: show.id, ...doors() } }))).toBe('409 show.locked');
    expect(refusal(await call(update, agent(), { body: { ...doors(), ...body } }))).toBe('409 show.locked');
    expect(refusal(await call(remove, agent(), { body }))).toBe('409 show.locked');
    expect(refusal(await call(duplicate, agent(), { body: { showId: show.id } }))).toBe('409 show.locked');
    expect(await rowsOf(show.id)).toHaveLength(1);
  });

  it('to other agencies, other artists’ people and those without the right', async () => {
    const show = await makeShow();
    const entry = await add(show.id, doors());
    const body = { ...doors(), id: entry.id, rev: entry.rev };
    expect(refusal(await call(get, other.users.agent, { params: { id: show.id } }))).toBe('404 notFound');
    expect(refusal(await call(update, other.users.agent, { body }))).toBe('404 notFound');
    expect(refusal(await call(get, agent(), { params: { id: unknownId() } }))).toBe('404 notFound');
    expect(refusal(await call(update, agency.users.readOnly, { body }))).toBe('403 denied');
    expect(refusal(await call(duplicate, agent(), { body: { showId: show.id, toShowId: unknownId() } }))).toBe(
      '404 notFound',
    );
    const foreign = await makeShow({ artistIds: [agency.otherArtist.id] });
    expect(refusal(await call(get, agency.users.promoter, { params: { id: foreign.id } }))).toBe('404 notFound');
  });

  it('with the field that is wrong', async () => {
    const { id: showId } = await makeShow();
    const field = async (entry: Entry) =>
      (await call(create, agent(), { body: { showId, ...entry } })).body.errors?.map((e) => `${e.field} ${e.code}`);
    expect(await field(doors({ start: '25:00' }))).toEqual(['start time']);
    expect(await field(doors({ label: '<b>' }))).toEqual(['label forbiddenCharacters']);
    expect(await field({ date: '2027-05-21', start: '10:00' })).toEqual(['label required']);
    expect(await field(doors({ date: '2028-05-21' }))).toEqual(['date timetable.farAway']);
  });
});

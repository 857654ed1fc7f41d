import { describe, expect, it } from 'vitest';
import { notificationsOf } from '#functions/domains/reference/notification/store.ts';
import { activityOf } from '#functions/platform/record/activity.ts';
import { createSecret } from '#functions/platform/session/secret.ts';
import { productionContract } from '#shared/domains/booking/production/contract.ts';
import { showContract } from '#shared/domains/booking/show/contract.ts';
import { timetableContract } from '#shared/domains/booking/timetable/contract.ts';
import { itineraryContract } from '#shared/domains/calendars/itinerary/contract.ts';
import { linkContract } from '#shared/domains/relations/link/contract.ts';
import { noOf } from '#shared/kernel/record/ids.ts';
import { Visitor } from '#test/api/link/door.ts';
import { agreementAgencies } from '#test/support/agreement-agencies.ts';
import { expectAnswerable } from '#test/support/answerable.ts';
import { call, ok, refusal } from '#test/support/api.ts';
import { showInput, unknownId } from '#test/support/fixtures.ts';
import { NEXT_YEAR } from '#test/support/next-year.ts';
import { workOff } from '#test/support/outbox.ts';

const { list, export: exportRoute, share, links, withdraw, copy, open, seen, askAgain } = itineraryContract.routes;
const { agency, other, mailbox } = await agreementAgencies();

const agent = () => agency.users.agent;
const confirmed = (day: string, more: object = {}) =>
  ok(showContract.routes.insert, agent(), {
    body: showInput(agency, {
      start: `${day}T20:00`,
      end: `${day}T22:00`,
      statusId: agency.status('Confirmed').id,
      contactId: agency.contact.id,
      fee: { minor: 990_000, currency: 'EUR' },
      internalNotes: 'Secret margin',
      ...more,
    }),
  });
const addEntry = (showId: string, date: string, more: object) =>
  ok(timetableContract.routes.create, agent(), { body: { showId, date, kind: 'doors', start: '19:00', ...more } });
const period = (from: string, to: string) => ({ artistId: agency.artist.id, from, to });
const sheetOf = (from: string, to: string, who = agent()) => ok(list, who, { body: period(from, to) });
const namesOf = (entries: readonly { startsAt: string; label: string; kind: string }[]) =>
  entries.map(({ startsAt, label, kind }) => `${startsAt} ${label || kind}`);

describe('an itinerary', () => {
  it('is a sheet a day: confirmed shows, public times, the night under its evening', async () => {
    const first = await confirmed('2027-05-21', { externalNotes: 'Bring the carpet' });
    await addEntry(first.id, '2027-05-21', {});
    await addEntry(first.id, '2027-05-21', { kind: 'curfew', start: '00:30' });
    await addEntry(first.id, '2027-05-21', { label: 'Count takings', audience: 'internal' });
    await addEntry(first.id, '2027-05-20', { kind: 'other', label: 'Rehearsal', start: '14:00' });
    await confirmed('2027-05-23');
    await confirmed('2027-05-22', { statusId: agency.status('Option').id });
    const { name, days } = await sheetOf('2027-05-20', '2027-05-23');
    expect(name).toBe('First Artist');
    expect(days.map(({ date, zone, shows }) => [date, zone, shows.length])).toEqual([
      ['2027-05-20', 'Europe/Lisbon', 0],
      ['2027-05-21', 'Europe/Lisbon', 1],
      ['2027-05-23', 'Europe/Lisbon', 1],
    ]);
    expect(namesOf(days[1]?.entries ?? [])).toEqual([
      '2027-05-21T19:00 doors',
      '2027-05-21T20:00 First Artist',
      '2027-05-22T00:30 curfew',
    ]);
    expect(days[1]?.shows[0]).toMatchObject({
      nth: 1,
      count: 2,
      venue: 'Test Hall',
      city: 'Lisboa',
      notes: 'Bring the carpet',
    });
    expect(days[1]?.shows[0]?.contacts.map(({ role, name }) => `${role} ${name}`)).toEqual([
      'promoter Nina Test',
      'agent Test agent',
    ]);
    expect(JSON.stringify(days)).not.toMatch(/990|margin|takings/);
    const { days: oneDay } = await sheetOf('2027-05-21', '2027-05-21');
    expect(oneDay.map(({ date }) => date)).toEqual(['2027-05-21']);
  });

  it('names the hours of a show once, also where its timetable has an entry for them', async () => {
    const show = await confirmed('2027-06-04');
    await addEntry(show.id, '2027-06-04', { kind: 'showTime', start: '20:00' });
    const { days } = await sheetOf('2027-06-04', '2027-06-04');
    expect(namesOf(days[0]?.entries ?? [])).toEqual(['2027-06-04T20:00 showTime']);
  });

  it('is on paper and in a table', async () => {
    await confirmed('2027-06-11');
    for (const format of ['pdf', 'xlsx'] as const) {
      const query = { ...period('2027-06-11', '2027-06-12'), format };
      const { url, name } = await ok(exportRoute, agent(), { query });
      expect(name).toBe(`Itinerary First Artist 2027-06-11.${format}`);
      expect((await (await fetch(url)).text()).slice(0, format === 'pdf' ? 5 : 2)).toBe(
        format === 'pdf' ? '%PDF-' : 'PK',
      );
    }
  });

  it('is refused to others, and for what is no stretch of days', async () => {
    const body = period('2027-05-20', '2027-05-21');
    expect(refusal(await call(list, other.users.agent, { body }))).toBe('404 notFound');
    const foreign = { ...body, artistId: agency.otherArtist.id };
    expect(refusal(await call(list, agency.users.promoter, { body: foreign }))).toBe('404 notFound');
    const wrong = async (more: object) => {
      const { body: answer } = await call(list, agent(), { body: { ...body, ...more } });
      return answer.errors?.map(({ field, code }) => `${field} ${code}`);
    };
    expect(await wrong({ to: '2027-05-01' })).toEqual(['to endBeforeBegin']);
    expect(await wrong({ to: '2027-12-01' })).toEqual(['to itinerary.tooLong']);
    expect(await wrong({ artistId: undefined })).toEqual(['artistId choice']);
    expect(await wrong({ productionId: unknownId() })).toEqual(['artistId choice']);
    expect(refusal(await call(list, agent(), { body: { ...body, artistId: unknownId() } }))).toBe('404 notFound');
  });
});

describe('its link', () => {
  const days = { from: `${NEXT_YEAR}-07-01`, to: `${NEXT_YEAR}-07-02` };
  const whose = () => ({ artistId: agency.artist.id });
  const shareWith = async (recipients: { name: string; email?: string }[]) =>
    (await ok(share, agent(), { body: { ...whose(), ...days, recipients, message: 'See you there' } })).rows;
  const secretOf = (url = '') => url.split('/').at(-1) ?? '';
  const linked = async () => secretOf((await shareWith([{ name: 'Rui' }]))[0]?.url);
  const newest = async () => (await ok(links, agent(), { body: whose() })).rows[0];

  it('goes by mail where there is an address, and is answered once where there is none', async () => {
    const rows = await shareWith([{ name: 'Nina', email: 'nina@party.example' }, { name: 'Rui' }]);
    const url = expect.stringMatching(/\/itinerary\/[\w-]{43}$/);
    expect(rows).toMatchObject([
      { name: 'Nina', email: 'nina@party.example' },
      { name: 'Rui', url },
    ]);
    expect(rows[0]?.url).toBeUndefined();
    const artist = { tenantId: agency.tenantId, entity: 'artist', id: agency.artist.id };
    mailbox.service.refuses = 'ServiceUnavailable';
    expect(await workOff(artist, 'itineraryLink')).toBe(false);
    delete mailbox.service.refuses;
    for (const tries of [2, 3]) expect(await workOff(artist, 'itineraryLink', tries)).toBe(true);
    const [mail, ...more] = mailbox.mails.filter(({ to }) => to === 'nina@party.example');
    expectAnswerable(mail);
    expect(more).toEqual([]);
    expect(mail?.text).toMatch(/See you there/);
    expect(mail?.text).toMatch(/\/itinerary\/[\w-]{43}/);
    const log = await activityOf(agency.tenantId, 'artist', noOf(agency.artist.id));
    expect(log.filter(({ action }) => action === 'itineraryShared')).not.toEqual([]);
  });

  it('shows the days as they are now; what differs from what was confirmed is marked', async () => {
    const show = await confirmed(`${NEXT_YEAR}-07-01`);
    const secret = await linked();
    const reader = new Visitor();
    const before = (await reader.call(open, secret)).body;
    expect(before).toMatchObject({ state: 'live', agency: 'Test agency', recipient: 'Rui', title: 'First Artist' });
    expect(before.sheet).toMatchObject({ isChanged: false });
    expect((await newest())?.opens).toBe(0);
    const body = { version: before.sheet?.version ?? '' };
    expect((await reader.call(seen, secret, body)).status).toBe(200);
    expect(await newest()).toMatchObject({ seenAt: expect.any(String), isChanged: false });
    const entry = await addEntry(show.id, `${NEXT_YEAR}-07-01`, {});
    const after = (await reader.call(open, secret)).body.sheet;
    expect(after?.isChanged).toBe(true);
    expect(after?.itinerary.days[0]?.entries.map(({ id, isNew }) => [id === entry.id, isNew])).toEqual([
      [true, true],
      [false, false],
    ]);
    expect((await newest())?.isChanged).toBe(true);
    expect(refusal(await reader.call(seen, secret, body))).toBe('409 itinerary.changed');
    await reader.call(seen, secret, { version: after?.version ?? '' });
    expect((await newest())?.isChanged).toBe(false);
    expect(refusal(await new Visitor(undefined, 'https://elsewhere.example').call(seen, secret, body))).toBe(
      '403 denied',
    );
  });

  it('is dead once withdrawn, says so, and may be asked for again', async () => {
    const secret = await linked();
    const id = (await newest())?.id ?? '';
    const { url } = await ok(copy, agent(), { body: { ...whose(), id } });
    expect((await new Visitor().call(open, secretOf(url))).body.state).toBe('live');
    expect(refusal(await call(withdraw, other.users.agent, { body: { ...whose(), id } }))).toBe('404 notFound');
    expect(refusal(await call(withdraw, agency.users.readOnly, { body: { ...whose(), id } }))).toBe('403 denied');
    await ok(withdraw, agent(), { body: { ...whose(), id } });
    for (const dead of [secret, secretOf(url)]) {
      const { body } = await new Visitor().call(open, dead);
      expect(body.state).toBe('withdrawn');
      expect(body.sheet).toBeUndefined();
    }
    expect(refusal(await new Visitor().call(seen, secret, { version: 'x' }))).toBe('403 link.ended');
    expect(refusal(await call(copy, agent(), { body: { ...whose(), id } }))).toBe('403 link.ended');
    await new Visitor().call(askAgain, secret, {});
    expect(refusal(await new Visitor().call(askAgain, secret, {}))).toBe('409 link.askedToday');
    const notes = await notificationsOf(agency.tenantId, agent().user.id);
    expect(notes.find(({ kind }) => kind === 'linkAsked')?.target).toMatch(/^\/planning\/itinerary\?artistId=/);
  });

  it('opens no other door, and nobody else’s page lists it', async () => {
    const secret = await linked();
    expect(refusal(await new Visitor().call(linkContract.routes.door, secret))).toBe('404 linkUnknown');
    expect(refusal(await new Visitor().call(open, createSecret()))).toBe('404 linkUnknown');
    expect(refusal(await call(links, other.users.agent, { body: whose() }))).toBe('404 notFound');
    expect(Object.keys((await newest()) ?? {})).not.toEqual(expect.arrayContaining(['secrets']));
    const past = { ...whose(), from: '2020-01-01', to: '2020-01-02', recipients: [{ name: 'Rui' }] };
    expect(refusal(await call(share, agent(), { body: past }))).toBe('400 itinerary.past');
  });
});

it('of a production holds a show that is already running on its first day', async () => {
  const body = { name: 'Residency', startDate: '2030-05-01', endDate: '2030-05-31', artistIds: [agency.artist.id] };
  const { id: productionId } = await ok(productionContract.routes.create, agent(), { body });
  const run = await confirmed('2030-05-09', { end: '2030-05-12T22:00', productionId });
  const { days } = await ok(list, agent(), { body: { productionId, from: '2030-05-11', to: '2030-05-14' } });
  expect(days.flatMap(({ shows }) => shows).map(({ showId }) => showId)).toContain(run.id);
});

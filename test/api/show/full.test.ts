import { describe, expect, test } from 'vitest';
import { showStore } from '#functions/domains/booking/show/store.ts';
import { secretaryTable } from '#functions/domains/booking/show-export/secretary.ts';
import { refreshSummaries } from '#functions/domains/operator/reference-sync/public/refresh.ts';
import { artistRiderStore } from '#functions/domains/relations/artist-rider/store.ts';
import type { UserContext } from '#functions/platform/endpoint/context.ts';
import { showContract } from '#shared/domains/booking/show/contract.ts';
import { showTotalContract } from '#shared/domains/booking/show-total/contract.ts';
import { ArtistRiderInput } from '#shared/domains/relations/artist-rider/contract.ts';
import { companyContract } from '#shared/domains/relations/company/contract.ts';
import { addDays } from '#shared/kernel/time/date.ts';
import { call, ok, refusal } from '#test/support/api.ts';
import { makeAgency, makeCompany, makeSignedIn, showInput } from '#test/support/fixtures.ts';

const { routes } = showContract;
const [agency, other] = await Promise.all([makeAgency(), makeAgency()]);
const agent = () => agency.users.agent;
const insert = (more = {}) => ok(routes.insert, agent(), { body: showInput(agency, more) });
const system = () => ({ tenantId: agency.tenantId, actor: { userId: 'test', name: 'Test' }, now: new Date() });

const full = () => ({
  artistIds: [agency.artist.id, agency.otherArtist.id],
  bill: [
    { artistId: agency.artist.id, role: 'headline' as const, billing: '100 %' },
    { artistId: agency.otherArtist.id, role: 'support' as const, billing: '50 %' },
  ],
  signerId: agency.company.id,
  signerContactId: agency.contact.id,
  payerId: agency.company.id,
  team: [{ userId: agency.users.assistant.user.id, role: 'advancing' as const }],
  announceAt: '2027-01-11T12:00',
  onSaleAt: '2027-01-15T10:00',
  tickets: [
    { name: 'Standing', price: { minor: 35_00, currency: 'EUR' }, number: 700 },
    { name: 'Seated', price: { minor: 45_00, currency: 'EUR' }, number: 200 },
  ],
  products: [{ name: 'Backline', quantity: 2, price: { minor: 250_00, currency: 'EUR' } }],
  externalNotes: 'Load-in through the yard',
});

describe('the whole show', () => {
  test('comes back as it was sent, with the names of all it refers to', async () => {
    const show = await insert(full());
    const seen = await ok(routes.get, agent(), { params: { id: show.id } });
    expect(seen.artists).toMatchObject([
      { name: 'First Artist', role: 'headline', billing: '100 %' },
      { name: 'Second Artist', role: 'support', billing: '50 %' },
    ]);
    expect(seen).toMatchObject({ signer: { name: 'Test Presents' }, payer: { name: 'Test Presents' } });
    expect(seen.signerContact?.fullName).toBe('Nina Test');
    expect(seen.team).toMatchObject([{ name: 'Test assistant', role: 'advancing' }]);
    expect(seen.tickets).toHaveLength(2);
    expect(seen).toMatchObject({ onSaleAt: '2027-01-15T10:00', externalNotes: 'Load-in through the yard' });
  });

  test('refuses at its field what leads nowhere, elsewhere or to nobody of the bill', async () => {
    const rider = await artistRiderStore.create(system(), {
      ...ArtistRiderInput.parse({ name: 'Tech', artistId: agency.otherArtist.id, kind: 'technical', language: 'en' }),
      sort: 0,
    });
    const wrong = async (more: object) => (await call(routes.insert, agent(), { body: showInput(agency, more) })).body;
    const stranger = [{ artistId: agency.otherArtist.id }];
    for (const [more, field] of [
      [{ bill: stranger }, 'bill.0.artistId'],
      [{ signerId: other.company.id }, 'signerId'],
      [{ payerContactId: other.contact.id }, 'payerContactId'],
      [{ team: [{ userId: agency.users.promoter.user.id }] }, 'team.0.userId'],
      [{ room: 'Attic' }, 'room'],
      [{ riderIds: [rider.id] }, 'riderIds.0'],
      [{ tickets: [{ name: 'A', price: { minor: -1, currency: 'EUR' }, number: 1 }] }, 'tickets.0.price.minor'],
    ] as const)
      expect((await wrong(more)).errors, field).toMatchObject([{ field }]);
    const both = { artistIds: [agency.artist.id, agency.otherArtist.id], riderIds: [rider.id] };
    expect((await insert(both)).riderIds).toEqual([rider.id]);
  });

  test('follows a newer name wherever a card of it stands', async () => {
    const show = await insert({ ...full(), promoterId: undefined });
    const { id, rev, ...company } = await ok(companyContract.routes.get, agent(), {
      params: { id: agency.company.id },
    });
    const { createdAt: _c, updatedAt: _u, ...fields } = company;
    await ok(companyContract.routes.update, agent(), { params: { id }, body: { ...fields, name: 'New Name', rev } });
    await refreshSummaries(system(), 'company', id);
    const seen = await ok(routes.get, agent(), { params: { id: show.id } });
    expect([seen.signer?.name, seen.payer?.name]).toEqual(['New Name', 'New Name']);
  });

  test('follows the clock of its venue, and keeps that of its artist where the venue says none', async () => {
    const address = { city: 'Springfield', countryId: 'US' };
    const club = await makeCompany(agency.tenantId, { name: 'Club', roles: ['venue'], address });
    const show = await insert({ venueId: club.id, start: '2027-07-01T20:00', end: '2027-07-01T22:00' });
    expect(show).toMatchObject({ zone: 'Europe/Amsterdam', startAt: '2027-07-01T18:00:00.000Z', rev: 1 });
    const { id, rev, no: _no, createdAt: _c, updatedAt: _u, ...fields } = club;
    const body = { ...fields, zone: 'America/Chicago', rev };
    await ok(companyContract.routes.update, agent(), { params: { id }, body });
    await refreshSummaries(system(), 'company', id);
    const seen = await ok(routes.get, agent(), { params: { id: show.id } });
    // A feed tells readers of news by the number of the write.
    expect(seen).toMatchObject({ zone: 'America/Chicago', startAt: '2027-07-02T01:00:00.000Z', rev: 2 });
  });

  test('tells who changed it last, and what its products come to', async () => {
    const show = await insert(full());
    const last = await ok(routes.lastModified, agent(), { params: { id: show.id } });
    expect(last).toMatchObject({ rev: 1, changedBy: agent().user.name });
    const sold = await ok(routes.products, agent(), { params: { id: show.id } });
    expect(sold.totals).toEqual([{ minor: 500_00, currency: 'EUR' }]);
    const plain = await insert();
    const rows = (await ok(routes.list, agent(), { body: { filters: [{ field: 'products', values: ['true'] }] } }))
      .rows;
    expect(rows.map(({ id }) => id)).toContain(show.id);
    expect(rows.map(({ id }) => id)).not.toContain(plain.id);
    const denied = await call(routes.products, agency.users.readOnly, { params: { id: show.id } });
    expect(refusal(denied)).toBe('403 denied');
    expect(refusal(await call(routes.products, other.users.agent, { params: { id: show.id } }))).toBe('404 notFound');
  });

  test('keeps the products of who may not see them', async () => {
    const show = await insert(full());
    const reader = { ...showInput(agency, { description: 'Matinee' }), id: show.id, rev: show.rev };
    const noDeal = agency.users.assistant;
    const permissions = noDeal.user.permissions.filter((p) => p !== 'show.readDeal');
    const clerk = await makeSignedIn(agency.tenantId, { role: 'assistant', permissions });
    expect((await ok(routes.update, clerk, { body: reader })).products).toBeUndefined();
    expect((await ok(routes.get, agent(), { params: { id: show.id } })).products).toHaveLength(1);
  });
});

describe('approval', () => {
  const fromOutside = async () => {
    const fee = { minor: 9_000_000_00, currency: 'EUR' };
    const show = await insert({ start: '2028-05-05T20:00', end: '2028-05-05T22:00', fee });
    const before = await showStore.get(system(), show.id);
    return showStore.update(system(), before, { ...before, isPreliminary: true });
  };

  test('is needed before a preliminary show is confirmed, and happens once', async () => {
    const show = await fromOutside();
    const confirmed = { rev: show.rev, statusId: agency.status('Confirmed').id };
    const confirm = await call(routes.confirm, agent(), { params: { id: show.id }, body: confirmed });
    expect(refusal(confirm)).toBe('409 show.preliminary');
    const status = await call(routes.setStatus, agent(), { params: { id: show.id }, body: confirmed });
    expect(refusal(status)).toBe('409 show.preliminary');
    const body = { showId: show.id, rev: show.rev };
    expect(refusal(await call(routes.approve, agency.users.assistant, { body }))).toBe('403 denied');
    expect(refusal(await call(routes.approve, other.users.agent, { body }))).toBe('404 notFound');
    const listed = async () =>
      (await ok(routes.list, agent(), { body: { filters: [{ field: 'preliminary', values: ['true'] }] } })).total;
    expect(await listed()).toBe(1);
    const approved = await ok(routes.approve, agent(), { body });
    expect(approved.isPreliminary).toBeUndefined();
    expect(await listed()).toBe(0);
    const again = { body: { showId: show.id, rev: approved.rev } };
    expect(refusal(await call(routes.approve, agent(), again))).toBe('409 show.approved');
  });
});

test('what is only asked for counts in no sum, total or export, and is found by itself', async () => {
  const day = { from: '2028-06-06', to: '2028-06-06' };
  const times = { start: '2028-06-06T20:00', end: '2028-06-06T22:00' };
  const fee = { minor: 9_000_000_00, currency: 'EUR' };
  await insert({ ...times, fee: { minor: 5, currency: 'EUR' } });
  const before = await showStore.get(system(), (await insert({ ...times, fee })).id);
  const asked = await showStore.update(system(), before, { ...before, isPreliminary: true });
  const figures = async () => {
    const sum = await ok(routes.sum, agent(), { body: day });
    const total = await ok(showTotalContract.routes.totals, agency.users.administrator, { body: day });
    return [sum.count, sum.sums[0]?.minor, total.count, total.sums[0]?.minor, (await secretaryRows()).length];
  };
  const secretaryRows = async () => {
    const ctx = { ...system(), actor: internalActor } as unknown as UserContext;
    return (await secretaryTable(ctx, 'schedule', { ...day, locale: 'en' })).slice(1);
  };
  const { permissions, ...user } = agent().user;
  const internalActor = { ...user, userId: user.id, permissions: new Set(permissions) };
  expect(await figures()).toEqual([1, 5, 1, 5, 1]);
  await ok(routes.approve, agent(), { body: { showId: asked.id, rev: asked.rev } });
  expect(await figures()).toEqual([2, fee.minor + 5, 2, fee.minor + 5, 2]);
});

describe('many dates', () => {
  const dates = Array.from({ length: 16 }, (_, i) => addDays('2028-09-01', i));

  test('copies to many days at once, each show with its number', async () => {
    const show = await insert({ ...full(), start: '2028-06-02T20:00', end: '2028-06-03T01:00', isNight: true });
    const { shows } = await ok(routes.copyDates, agent(), { params: { id: show.id }, body: { dates } });
    expect(shows.map(({ start }) => start)).toEqual(dates.map((date) => `${date}T20:00`));
    expect(shows.every(({ announceAt, tickets }) => announceAt === undefined && tickets?.length === 2)).toBe(true);
    expect(new Set(shows.map(({ number }) => number)).size).toBe(dates.length);
    const found = await ok(routes.list, agent(), { body: { from: dates[0], to: dates.at(-1), perPage: 100 } });
    expect(found.total).toBe(dates.length);
    const many = Array.from({ length: 24 }, (_, i) => `2030-01-${String(i + 1).padStart(2, '0')}`);
    const tooMany = { params: { id: show.id }, body: { dates: many } };
    expect(refusal(await call(routes.copyDates, agent(), tooMany))).toBe('400 show.tooManyDates');
    expect((await ok(routes.list, agent(), { body: { from: '2030-01-01', to: '2030-01-31' } })).total).toBe(0);
    const foreign = { params: { id: show.id }, body: { dates } };
    expect(refusal(await call(routes.copyDates, other.users.agent, foreign))).toBe('404 notFound');
  });

  test('makes a run of new shows, or none of them', async () => {
    const run = { ...showInput(agency, { start: '2029-03-01T20:00', end: '2029-03-01T22:00' }) };
    const days = ['2029-03-02', '2029-03-01', '2029-03-02'];
    const { shows } = await ok(routes.insertRun, agent(), { body: { ...run, dates: days } });
    expect(shows.map(({ start }) => start)).toEqual(['2029-03-01T20:00', '2029-03-02T20:00']);
    const wrong = { body: { ...run, venueId: agency.company.id, dates: ['2029-03-09'] } };
    expect(refusal(await call(routes.insertRun, agent(), wrong))).toBe('400 choice');
    expect((await ok(routes.list, agent(), { body: { from: '2029-03-09', to: '2029-03-09' } })).total).toBe(0);
  });

  test('stand in the small calendar of their artist', async () => {
    await insert({ start: '2029-05-12T00:30', end: '2029-05-12T02:00', isNight: true });
    const asked = { artistId: agency.artist.id, date: '2029-05-20' };
    const { from, to, days, shows } = await ok(routes.minicalendar, agent(), { body: asked });
    expect([from, to]).toEqual(['2029-04-30', '2029-06-03']);
    expect(days.filter(({ options }) => options > 0)).toEqual([{ date: '2029-05-11', confirmed: 0, options: 1 }]);
    expect(shows).toHaveLength(1);
    const denied = { body: { ...asked, artistId: agency.otherArtist.id } };
    expect(refusal(await call(routes.minicalendar, agency.users.promoter, denied))).toBe('404 notFound');
  });
});

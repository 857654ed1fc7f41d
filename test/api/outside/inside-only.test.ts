import { beforeAll, describe, expect, test } from 'vitest';
import { contractContract } from '#shared/domains/agreements/contract/contract.ts';
import { excelTemplateContract } from '#shared/domains/attached/excel-template/contract.ts';
import { EXCEL_KINDS, type ExcelKind } from '#shared/domains/attached/excel-template/schemas.ts';
import { fileContract } from '#shared/domains/attached/file/contract.ts';
import { noteContract } from '#shared/domains/attached/note/contract.ts';
import { dealContract } from '#shared/domains/booking/deal/contract.ts';
import { productionContract } from '#shared/domains/booking/production/contract.ts';
import { showContract } from '#shared/domains/booking/show/contract.ts';
import { showExportContract } from '#shared/domains/booking/show-export/contract.ts';
import { timetableContract } from '#shared/domains/booking/timetable/contract.ts';
import { itineraryContract } from '#shared/domains/calendars/itinerary/contract.ts';
import { planningContract } from '#shared/domains/calendars/planning/contract.ts';
import { artistContract } from '#shared/domains/relations/artist/contract.ts';
import { venueContract } from '#shared/domains/relations/venue/contract.ts';
import { makeRide } from '#test/api/ground-transport/ground-transport.ts';
import { KINDS, make } from '#test/api/travel/kinds.ts';
import { type Caller, call, ok, refusal } from '#test/support/api.ts';
import { exportedTable } from '#test/support/exported.ts';
import {
  type Agency,
  makeAgency,
  makeArtist,
  makeCompany,
  makeSignedIn,
  makeTag,
  showInput,
} from '#test/support/fixtures.ts';

/** The word in every internal text; `FEE`, in cents, marks every agreed sum. */
const SECRET = 'NotForOutside';
const FEE = 98_765_432;
const VAT = 'PT501964843';
const PERIOD = { from: '2027-05-20', to: '2027-05-23' };
let agency: Agency;
let artist: Agency['artist'];
let [showId, productionId, contractId, venueId] = ['', '', '', ''];
const outsiders: Caller[] = [];

async function makeTour(): Promise<void> {
  const agent = agency.users.agent;
  const team = [{ userId: agency.users.assistant.user.id, role: 'agent' as const }];
  const production = await ok(productionContract.routes.create, agent, {
    body: {
      name: 'Seen tour',
      startDate: '2027-05-20',
      endDate: '2027-05-31',
      artistIds: [artist.id],
      notes: SECRET,
      externalNotes: 'Seen notes',
      team,
    },
  });
  productionId = production.id;
  const { artists: _a, team: _t, owner: _o, id, rev, createdAt: _c, updatedAt: _u, ...fields } = production;
  await ok(productionContract.routes.update, agent, {
    body: { ...fields, id, rev, artistIds: [artist.id], notes: `${SECRET} again` },
  });
  await ok(productionContract.routes.create, agent, {
    body: { name: `${SECRET} tour`, startDate: '2027-05-20', endDate: '2027-05-31', artistIds: [agency.artist.id] },
  });
}

async function makeShow(): Promise<void> {
  const agent = agency.users.agent;
  const input = showInput(agency, {
    artistIds: [artist.id],
    venueId,
    productionId,
    promoterId: agency.company.id,
    contactId: agency.contact.id,
    statusId: agency.status('Confirmed').id,
    internalNotes: SECRET,
    externalNotes: 'Seen notes',
    products: [{ name: SECRET, quantity: 1, price: { minor: 100, currency: 'EUR' } }],
  });
  showId = (await ok(showContract.routes.insert, agent, { body: input })).id;
  const body = { rev: 0, type: 'flat' as const, currency: 'EUR', guarantee: FEE, notes: SECRET };
  await ok(dealContract.routes.update, agent, { params: { id: showId }, body });
  const entry = { showId, kind: 'soundcheck' as const, date: '2027-05-21', start: '16:00' };
  for (const [audience, label] of [['public', 'Seen entry'] as const, ['internal', SECRET] as const])
    await ok(timetableContract.routes.create, agent, { body: { ...entry, audience, label } });
  const target = { entity: 'show' as const, recordId: showId };
  await ok(noteContract.routes.create, agent, { body: { ...target, body: SECRET, visibility: 'internal' } });
  await ok(noteContract.routes.create, agent, { body: { ...target, body: 'Seen note', visibility: 'external' } });
  contractId = (await ok(contractContract.routes.create, agent, { body: { showId, locale: 'en' } })).id;
}

/** Makes rides, flights, trains and stays of the artist, some linked to another artist's show and an internal tag. */
async function makeTravel(): Promise<void> {
  const foreign = { artistIds: [agency.otherArtist.id], description: SECRET };
  const { id: showId } = await ok(showContract.routes.insert, agency.users.agent, { body: showInput(agency, foreign) });
  for (const kind of [...KINDS, 'groundTransport'] as const) {
    const tag = await makeTag(agency.tenantId, SECRET, kind);
    const seen = { artistIds: [artist.id], notes: 'Seen gate', tagIds: [tag.id], showId };
    for (const more of [seen, { notes: SECRET }])
      await (kind === 'groundTransport' ? makeRide(agency, more) : make(kind, agency, more));
  }
}

beforeAll(async () => {
  agency = await makeAgency();
  const { tenantId } = agency;
  artist = await makeArtist(tenantId, 'Seen Artist', { notes: SECRET, biography: 'Seen life' });
  const hall = await makeCompany(tenantId, {
    name: 'Seen Hall',
    roles: ['venue'],
    zone: 'Europe/Lisbon',
    address: { city: 'Porto', countryId: 'PT' },
    notes: SECRET,
    vatNumber: VAT,
    financialRisk: { level: 'highRisk', comment: SECRET },
    bank: { holder: SECRET },
  });
  venueId = hall.id;
  await makeTour();
  await makeShow();
  await makeTravel();
  for (const role of ['artist', 'promoter'] as const)
    outsiders.push(await makeSignedIn(tenantId, { role, artistIds: [artist.id], companyIds: [agency.company.id] }));
});
const [asArtist, asPromoter] = [() => outsiders[0] as Caller, () => outsiders[1] as Caller];

/** Expects that an answer contains `seen` and not the secret. */
function expectOutside(answer: unknown, seen = 'Seen'): void {
  const text = JSON.stringify(answer);
  expect(text).toContain(seen);
  expect(text).not.toContain(SECRET);
}

describe('outside the agency nobody reads', () => {
  test('internal notes, team or other productions', async () => {
    const { routes } = productionContract;
    const found = await ok(routes.get, asArtist(), { params: { id: productionId } });
    expectOutside(found, 'Seen notes');
    expect(found).not.toHaveProperty('team');
    expectOutside(await ok(routes.list, asArtist(), { body: {} }));
    expectOutside(await ok(routes.run, asArtist(), { params: { id: productionId } }), showId);
    expectOutside(await ok(routes.picker, asArtist(), { body: { keyword: '' } }));
    expectOutside(await ok(routes.activity, asArtist(), { body: { id: productionId } }), 'externalNotes');
  });

  test('what stays inside of a show, in its page, its lists and its log', async () => {
    const { routes } = showContract;
    for (const who of outsiders) {
      expectOutside(await ok(routes.get, who, { params: { id: showId } }), 'Seen notes');
      expectOutside(await ok(routes.preview, who, { params: { id: showId } }));
      expectOutside(await ok(routes.list, who, { body: {} }));
      expectOutside(await ok(routes.externalList, who, { body: {} }));
      expectOutside(await ok(routes.picker, who, { body: { keyword: '' } }));
      expectOutside(await ok(routes.activity, who, { body: { id: showId } }), 'externalNotes');
      expectOutside(await ok(timetableContract.routes.get, who, { params: { id: showId } }));
      expectOutside(await ok(itineraryContract.routes.list, who, { body: { artistId: artist.id, ...PERIOD } }));
      const notes = { entity: 'show' as const, recordId: showId };
      expectOutside(await ok(noteContract.routes.list, who, { body: notes }));
      expect((await ok(fileContract.routes.related, who, { body: notes })).papers).toEqual([]);
    }
    expectOutside(await ok(planningContract.routes.appointments, asArtist(), { body: PERIOD }));
  });

  test('the deal without the right to it; with it, not its notes', async () => {
    for (const answer of [
      await ok(showContract.routes.get, asPromoter(), { params: { id: showId } }),
      await ok(showContract.routes.list, asPromoter(), { body: {} }),
      await ok(showContract.routes.activity, asPromoter(), { body: { id: showId } }),
    ])
      expect(JSON.stringify(answer)).not.toContain(String(FEE));
    expectOutside(await ok(dealContract.routes.get, asArtist(), { params: { id: showId } }), String(FEE));
  });

  test('drafts of contracts, nor what became of them', async () => {
    const { routes } = contractContract;
    for (const who of outsiders) {
      const { rows } = await ok(routes.list, who, { body: {} });
      expect(rows).toEqual([]);
      const { cells } = await exportedTable(agency.tenantId, who, { mainArea: 'contract', locale: 'en' });
      expect(cells).toEqual([]);
    }
    expect(contractId).not.toBe('');
  });

  test('what the agency knows of a venue or says of an artist', async () => {
    const [artists, venues] = [artistContract.routes, venueContract.routes];
    for (const who of outsiders) {
      expectOutside(await ok(venues.get, who, { params: { id: venueId } }));
      expectOutside(await ok(venues.list, who, { body: {} }));
    }
    expectOutside(await ok(artists.get, asArtist(), { params: { id: artist.id } }), 'Seen life');
    expectOutside(await ok(artists.list, asArtist(), { body: {} }));
    expectOutside(await ok(artists.mine, asArtist(), { body: {} }));
    expectOutside(await ok(artists.recentlyUsed, asArtist(), {}));
    expectOutside(await ok(artists.activity, asArtist(), { params: { id: artist.id }, query: {} }), 'biography');
  });

  test('nor which records are of what it is not shown', async () => {
    const hidden = { relation: 'anyOf' as const, values: ['highRisk'] };
    for (const field of ['risk', 'status', 'tag']) {
      const body = { filters: [{ ...hidden, field }] } as never;
      expect(refusal(await call(venueContract.routes.list, asPromoter(), { body }))).toBe('400 choice');
      await ok(venueContract.routes.list, agency.users.agent, { body });
    }
    const risky = {
      mainArea: 'venue' as const,
      locale: 'en' as const,
      request: { filters: [{ ...hidden, field: 'risk' }] },
    };
    expect(refusal(await call(excelTemplateContract.routes.startExport, asArtist(), { body: risky }))).toBe(
      '400 choice',
    );
    const agreements = { filters: [{ ...hidden, field: 'status' as const }] };
    expect(refusal(await call(contractContract.routes.list, asArtist(), { body: agreements }))).toBe('400 choice');
  });

  test('nor whose VAT number begins so', async () => {
    const named = (keyword: string) => ok(venueContract.routes.list, asPromoter(), { body: { keyword } });
    for (const keyword of ['Seen Hall', 'port', 'hall porto'])
      expect((await named(keyword)).rows.map(({ id }) => id)).toEqual([venueId]);
    expect((await named('PT501')).rows).toEqual([]);
    const { rows } = await ok(venueContract.routes.list, agency.users.agent, { body: { keyword: 'PT501' } });
    expect(rows.map(({ id }) => id)).toEqual([venueId]);
  });

  test('any of it in a file', async () => {
    const readable: readonly ExcelKind[] = EXCEL_KINDS.filter(
      (area) => !['contract', 'quote', 'purchaseAgreement', 'company', 'contact', 'invoice', 'payment'].includes(area),
    );
    for (const mainArea of readable)
      expectOutside((await exportedTable(agency.tenantId, asArtist(), { mainArea, locale: 'en' })).cells);
    const query = { tsExportType: 'production' as const, ...PERIOD };
    const { url } = await ok(showExportContract.routes.temporarySecretary, asPromoter(), { query });
    const text = await (await fetch(url)).text();
    expectOutside(text);
  });
});

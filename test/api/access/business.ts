import { contractStore } from '#functions/domains/agreements/contract/store.ts';
import { purchaseStore } from '#functions/domains/agreements/purchase-agreement/store.ts';
import { quoteStore } from '#functions/domains/agreements/quote/store.ts';
import { statementStore } from '#functions/domains/agreements/statement/store.ts';
import type { RecordStore } from '#functions/platform/record/store.ts';
import type { AgreementFields } from '#shared/domains/agreements/agreement/schemas.ts';
import { contractContract } from '#shared/domains/agreements/contract/contract.ts';
import { purchaseAgreementContract } from '#shared/domains/agreements/purchase-agreement/contract.ts';
import { quoteContract } from '#shared/domains/agreements/quote/contract.ts';
import { figuresOf } from '#shared/domains/agreements/statement/figures.ts';
import type { TypedRow } from '#shared/domains/agreements/statement/schemas.ts';
import { noteContract } from '#shared/domains/attached/note/contract.ts';
import { taskContract } from '#shared/domains/attached/task/contract.ts';
import { dealContract } from '#shared/domains/booking/deal/contract.ts';
import { productionContract } from '#shared/domains/booking/production/contract.ts';
import { showContract } from '#shared/domains/booking/show/contract.ts';
import { timetableContract } from '#shared/domains/booking/timetable/contract.ts';
import type { Stored } from '#shared/kernel/record/record.ts';
import { upload } from '#test/api/file/uploads.ts';
import { makeRide } from '#test/api/ground-transport/ground-transport.ts';
import { addGuest, makeList, makePlace } from '#test/api/guest-list/list.ts';
import { ok } from '#test/support/api.ts';
import { type Agency, makeCompany, showInput, unknownId } from '#test/support/fixtures.ts';
import { type Air, makeFlight, makeLodging, makeTrain } from '#test/support/travel.ts';

/** In every text that the agency keeps to itself: nobody outside reads it, of no business. */
export const INSIDE = 'MarkOfInside';

/** All that an agency keeps of one promoter's night with an artist; every text of it holds `mark`, every sum is `minor`. */
export interface Business {
  readonly mark: string;
  readonly minor: number;
  readonly companyId: string;
  readonly ids: Readonly<Record<string, string>>;
}
interface Asked {
  readonly mark: string;
  readonly minor: number;
  readonly artistId: string;
}

const TEXT = /name|title|text|notes|description|billing|label|comment|clause|conditions|special|terms/i;
/** A record with the mark in every text of its own and the sum in every amount. */
function planted<T>(value: T, { mark, minor }: Asked, key = ''): T {
  if (Array.isArray(value)) return value.map((one) => planted(one, { mark, minor, artistId: '' }, key)) as T;
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value).map(([name, inner]) => [
      name,
      name === 'minor' ? minor : planted(inner, { mark, minor, artistId: '' }, name),
    ]);
    return Object.fromEntries(entries) as T;
  }
  return typeof value === 'string' && TEXT.test(key) && value.length < 200 ? (`${value} ${mark}` as T) : value;
}

async function agreementOf<F extends AgreementFields>(agency: Agency, store: RecordStore<F>, id: string, asked: Asked) {
  const ctx = { tenantId: agency.tenantId, now: new Date(), actor: { userId: 'test', name: 'Test' } };
  const draft = await store.get(ctx, id);
  const document = planted(draft.document, asked);
  await store.update(ctx, draft, { ...draft, document, stage: 'sent' } as Stored<F>);
  return id;
}

/** Agreements that were sent, one of each kind. */
async function agreements(agency: Agency, showId: string, asked: Asked) {
  const { agent } = agency.users;
  const of = { params: { id: showId }, body: {} };
  const [contract, quote, agreement] = [
    await ok(contractContract.routes.createFromShow, agent, of),
    await ok(quoteContract.routes.createFromShow, agent, of),
    await ok(purchaseAgreementContract.routes.createFromShow, agent, of),
  ];
  return {
    contract: await agreementOf(agency, contractStore, contract.id, asked),
    quote: await agreementOf(agency, quoteStore, quote.id, asked),
    'purchase-agreement': await agreementOf(agency, purchaseStore, agreement.id, asked),
  };
}

/** A sent statement of the artist. */
async function statementOf({ tenantId }: Agency, { mark, minor, artistId }: Asked): Promise<string> {
  const ctx = { tenantId, now: new Date(), actor: { userId: 'test', name: 'Test' } };
  const rows: TypedRow[] = [{ kind: 'adjustment', text: mark, amount: minor, vatRate: 0 }];
  const made = await statementStore.create(ctx, {
    artist: { artistId, name: mark },
    bookkeeping: { bookkeepingId: unknownId(), name: mark },
    currency: 'EUR',
    from: '2027-05-01',
    to: '2027-05-31',
    commissionVat: 0,
    rows,
    internalNote: INSIDE,
    stage: 'sent',
    number: mark,
    figures: figuresOf({ nights: [], carried: [], rows, commissionVat: 0 }),
  });
  return made.id;
}

/** Records attached to a show: notes, files, tasks, times, guests, journeys. */
async function attached(agency: Agency, air: Air, showId: string, { mark, artistId }: Asked) {
  const { agent } = agency.users;
  const target = { entity: 'show' as const, recordId: showId };
  const seen = { artistIds: [artistId], notes: mark, showId };
  const list = await makeList(agency, showId, `List ${mark}`);
  const place = await makePlace(agency, list.id, { name: `Place ${mark}` });
  await addGuest(agency, { id: list.id, placeId: place.id }, { name: `Guest ${mark}` });
  const note = await ok(noteContract.routes.create, agent, { body: { ...target, body: mark, visibility: 'external' } });
  const kept = await ok(noteContract.routes.create, agent, {
    body: { ...target, body: INSIDE, visibility: 'internal' },
  });
  await upload(agent, target, `${INSIDE}.txt`, { isVisibleOutside: false });
  const time = { showId, kind: 'soundcheck' as const, date: '2027-05-21', start: '16:00', label: mark };
  return {
    'guest-list': list.id,
    placeId: place.id,
    note: note.id,
    insideNote: kept.id,
    file: (await upload(agent, target, `${mark}.txt`, { isVisibleOutside: true })).id,
    task: (await ok(taskContract.routes.create, agent, { body: { target, title: mark } })).id,
    timetable: (await ok(timetableContract.routes.create, agent, { body: { ...time, audience: 'public' } })).id,
    insideTime: (
      await ok(timetableContract.routes.create, agent, { body: { ...time, label: INSIDE, audience: 'internal' } })
    ).id,
    flight: (await makeFlight(agency, air, seen)).id,
    train: (await makeTrain(agency, seen)).id,
    lodging: (await makeLodging(agency, { ...seen, placeName: `Hotel ${mark}` })).id,
    'ground-transport': (await makeRide(agency, seen)).id,
  };
}

export async function makeBusiness(agency: Agency, air: Air, asked: Asked): Promise<Business> {
  const { mark, minor, artistId } = asked;
  const { agent } = agency.users;
  const company = await makeCompany(agency.tenantId, {
    name: `Company ${mark}`,
    roles: ['promoter'],
    notes: INSIDE,
    financialRisk: { level: 'highRisk', comment: INSIDE },
    address: {},
  });
  const hall = await makeCompany(agency.tenantId, {
    name: `Hall ${mark}`,
    roles: ['venue'],
    notes: INSIDE,
    registerNumber: INSIDE,
    financialRisk: { level: 'highRisk', comment: INSIDE },
    address: { city: `Town ${mark}`, countryId: 'PT', lat: 38.7, lng: -9.1 },
  });
  const payer = await makeCompany(agency.tenantId, { name: `Payer ${INSIDE}`, roles: ['promoter'], address: {} });
  const production = await ok(productionContract.routes.create, agent, {
    body: {
      name: `Tour ${mark}`,
      notes: INSIDE,
      startDate: '2027-05-20',
      endDate: '2027-05-31',
      artistIds: [artistId],
    },
  });
  const night = {
    artistIds: [artistId],
    venueId: hall.id,
    promoterId: company.id,
    payerId: payer.id,
    productionId: production.id,
    fee: { minor, currency: 'EUR' },
    description: `About ${mark}`,
    billing: mark,
    timeOfPerformance: mark,
    internalNotes: INSIDE,
    externalNotes: mark,
    products: [{ name: INSIDE, quantity: 1, price: { minor, currency: 'EUR' } }],
  };
  const make = (status: string, more: object = {}) =>
    ok(showContract.routes.insert, agent, {
      body: showInput(agency, { ...night, statusId: agency.status(status).id, ...more }),
    });
  const show = await make('Confirmed');
  const option = await make('Option', { start: '2027-05-22T20:00', end: '2027-05-22T22:00' });
  await ok(dealContract.routes.update, agent, {
    params: { id: show.id },
    body: { rev: 0, type: 'flat', currency: 'EUR', guarantee: minor, notes: mark },
  });
  const [made, hung] = [await agreements(agency, show.id, asked), await attached(agency, air, show.id, asked)];
  const statement = await statementOf(agency, asked);
  const ids = { statement, show: show.id, option: option.id, artist: artistId, company: company.id, venue: hall.id };
  return { mark, minor, companyId: company.id, ids: { ...ids, production: production.id, ...made, ...hung } };
}

import { join } from 'node:path';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { contractKind } from '#functions/domains/agreements/contract/public/kind.ts';
import { contractStore } from '#functions/domains/agreements/contract/store.ts';
import { sha256 } from '#functions/domains/agreements/esign/digest.ts';
import { auditOf, esignStore } from '#functions/domains/agreements/esign/store.ts';
import { findProof } from '#functions/domains/agreements/esign/verification.ts';
import { recountOutstanding } from '#functions/domains/agreements/invoice/recount.ts';
import { invoiceStore } from '#functions/domains/agreements/invoice/store.ts';
import { paymentStore } from '#functions/domains/agreements/payment/store.ts';
import { showStore } from '#functions/domains/booking/show/store.ts';
import { hasSignature } from '#functions/domains/identity/account/public/own-store.ts';
import { freeSet } from '#functions/domains/identity/free-field-category/public/set-store.ts';
import { userStore } from '#functions/domains/identity/user/store.ts';
import { advancingStore, answersOf, requestOf } from '#functions/domains/journeys/advancing/store.ts';
import { contentOf } from '#functions/domains/journeys/guest-list/public/items.ts';
import { guestListStore } from '#functions/domains/journeys/guest-list/store.ts';
import { lists } from '#functions/domains/operator/system/lists.ts';
import { OPERATOR_TENANT } from '#functions/domains/reference/client/store.ts';
import { artistStore } from '#functions/domains/relations/artist/store.ts';
import { companyStore } from '#functions/domains/relations/company/store.ts';
import { contactStore } from '#functions/domains/relations/contact/store.ts';
import { linksOf } from '#functions/domains/relations/link/store.ts';
import { appointmentsBetween } from '#functions/platform/data/appointment.ts';
import { getObject } from '#functions/platform/files/files.ts';
import type { RecordStore } from '#functions/platform/record/store.ts';
import { servicesOf } from '#functions/records/book.ts';
import { createTable } from '#scripts/local/create-table.ts';
import { tempFolder } from '#scripts/local/temp-folder.ts';
import { currentAccount } from '#scripts/localstack/account.ts';
import { type Seeded, seed } from '#scripts/seed.ts';
import { Contract } from '#shared/domains/agreements/contract/schemas.ts';
import { CONTRACT_STAGES } from '#shared/domains/agreements/contract/stages.ts';
import { firstBreak } from '#shared/domains/agreements/esign/audit.ts';
import { Esign } from '#shared/domains/agreements/esign/schemas.ts';
import { DOCUMENT_STATES } from '#shared/domains/agreements/esign/states.ts';
import { derivedOf } from '#shared/domains/agreements/invoice/rules.ts';
import { Invoice } from '#shared/domains/agreements/invoice/schemas.ts';
import { Payment } from '#shared/domains/agreements/payment/schemas.ts';
import { conflictKind } from '#shared/domains/booking/show/conflict-rules.ts';
import { takesDate } from '#shared/domains/booking/show/rules.ts';
import { Show } from '#shared/domains/booking/show/schemas.ts';
import { REQUEST_STATES } from '#shared/domains/journeys/advancing/states.ts';
import { FlightFields } from '#shared/domains/journeys/flight/schemas.ts';
import { GroundTransportFields } from '#shared/domains/journeys/ground-transport/schemas.ts';
import { figuresOf, NO_FIGURES, plus } from '#shared/domains/journeys/guest-list/rules.ts';
import { GUEST_STATUSES, Guest, GuestListFields } from '#shared/domains/journeys/guest-list/schemas.ts';
import { LodgingFields } from '#shared/domains/journeys/lodging/schemas.ts';
import { TrainFields } from '#shared/domains/journeys/train/schemas.ts';
import { ClientInput } from '#shared/domains/reference/client/schemas.ts';
import { isVenue } from '#shared/domains/relations/company/rules.ts';
import { TRAVEL_KINDS } from '#shared/kernel/record/appointment.ts';
import type { Stored } from '#shared/kernel/record/record.ts';
import { addDays } from '#shared/kernel/time/date.ts';
import { ownTable } from '#test/support/own-table.ts';
import { startPrinting } from '#test/support/printing.ts';
import { inventAgency } from './agency.ts';
import { DEMO_USERS } from './people.ts';
import { settle } from './plan.ts';
import { Random } from './random.ts';

process.env.SEAL_TEST_KEY = join(tempFolder('seal-key'), 'key.pem');
const TODAY = '2026-11-20';
const SHOWS = 400;
const subs = new Map(DEMO_USERS.map(({ email }) => [email, `sub-${email}`]));
const options = { shows: SHOWS, today: TODAY, subs };

const allOf = async <T extends object>(store: RecordStore<T>, tenantId: string): Promise<Stored<T>[]> => {
  const nos = (await store.definition.list?.all(tenantId, {})) ?? [];
  return store.many({ tenantId }, nos, new Set(nos));
};

// The demo has fixed numbers and ids, and agreements.
beforeAll(async () => {
  const [stopTable, agreement] = await Promise.all([ownTable('seed'), startPrinting()]);
  return async () => {
    await Promise.all([stopTable(), agreement.stop()]);
  };
});

/** Notes how many free fields an area has when its list is built. */
function noteFields<T extends object>(area: string, { definition }: RecordStore<T>, noted: number[]): void {
  const { list } = definition;
  if (!list) throw new Error(`${area} has no list`);
  const build = list.build.bind(list);
  vi.spyOn(list, 'build').mockImplementation(async (tenantId, records) => {
    noted.push((await freeSet(tenantId, area)).fields.length);
    return build(tenantId, records);
  });
}

describe('the demo agency', () => {
  let seeded: Seeded;
  /** Free fields that were stored when a list with columns for them was built. */
  const fieldsAtBuild: number[] = [];
  beforeAll(async () => {
    noteFields('contract', contractStore, fieldsAtBuild);
    noteFields('invoice', invoiceStore, fieldsAtBuild);
    seeded = await seed(options);
  }, 600_000);

  test('its free fields are stored before the lists that have columns for them', () => {
    expect(fieldsAtBuild.length).toBeGreaterThan(0);
    expect(fieldsAtBuild).not.toContain(0);
  });

  test('has an advancing request in every state, with its form and its answers', async () => {
    const tenantId = seeded.northlight;
    const requests = await allOf(advancingStore, tenantId);
    expect(requests.map(({ state }) => state).toSorted()).toEqual([...REQUEST_STATES].toSorted());
    const approved = requests.find(({ state }) => state === 'approved');
    const whole = approved && (await requestOf({ tenantId }, approved.id));
    expect(whole?.sections.length).toBeGreaterThan(0);
    const answers = await answersOf(tenantId, approved?.no ?? 0);
    expect(answers.doors).toMatchObject({ value: '19:00', versions: 1 });
  });

  test('has what the issue asks for', async () => {
    const companies = await allOf(companyStore, seeded.northlight);
    const venues = companies.filter(isVenue);
    expect(venues).toHaveLength(300);
    expect(companies.length - venues.length).toBe(250);
    expect(new Set(venues.map((venue) => venue.address.countryId)).size).toBeGreaterThanOrEqual(20);
    expect(await allOf(artistStore, seeded.northlight)).toHaveLength(40);
    const contacts = await allOf(contactStore, seeded.northlight);
    expect(contacts.filter(({ positions }) => positions.length > 0)).toHaveLength(600);
    expect(await allOf(showStore, seeded.northlight)).toHaveLength(SHOWS);
  });

  test('all its lists agree with their records', async () => {
    const wrong: object[] = [];
    for (const tenantId of [OPERATOR_TENANT, seeded.northlight])
      for (const list of lists) {
        const found = await list.check(tenantId);
        if (found.length > 0) wrong.push({ tenantId, list: list.name, found: found.slice(0, 3) });
      }
    expect(wrong).toEqual([]);
  });

  test('documents are out for signature in every state, each with a whole chain', async () => {
    const documents = await allOf(esignStore, seeded.northlight);
    const states = documents.map(({ state, hold }) => (hold ? 'hold' : state));
    const expected = DOCUMENT_STATES.filter((state) => state !== 'completing');
    expect(new Set(states)).toEqual(new Set([...expected, 'hold']));
    for (const document of documents) {
      Esign.parse(document);
      const chain = await auditOf({ tenantId: seeded.northlight }, document.id);
      expect(firstBreak(chain, document, sha256)).toBeUndefined();
    }
    const sealed = documents.find(({ state }) => state === 'completed')?.files[0]?.sealed;
    expect(sha256(await getObject(sealed?.key ?? ''))).toBe(sealed?.sha256);
    expect(await findProof(sealed?.sha256 ?? '')).toMatchObject({ tenantId: seeded.northlight });
    const waits = documents.some(({ participants }) => participants.some((one) => one.act && one.role === 'signer'));
    expect(waits).toBe(true);
  });

  test('its administrator, an agent and finance have a signature', async () => {
    const team = await allOf(userStore, seeded.northlight);
    const have = await Promise.all(team.map(({ id }) => hasSignature(seeded.northlight, id)));
    const signing = team.filter((_, i) => have[i]).map(({ role }) => role);
    expect(signing.toSorted()).toEqual(['administrator', 'agent', 'finance']);
  });

  test('its shows are valid, agree with their list and stand in the calendar', async () => {
    const shows = await allOf(showStore, seeded.northlight);
    for (const show of shows) Show.parse(show);
    expect(await showStore.definition.list?.check(seeded.northlight, shows)).toEqual([]);
    const soon = shows.filter((s) => s.start >= TODAY && s.end < addDays(TODAY, 31));
    const planned = new Set((await appointmentsBetween(seeded.northlight, TODAY, addDays(TODAY, 31))).map((c) => c.id));
    expect(soon.length).toBeGreaterThan(0);
    for (const show of soon) expect(planned).toContain(show.id);
  });

  test.each([
    ['groundTransport', GroundTransportFields],
    ['flight', FlightFields],
    ['train', TrainFields],
    ['lodging', LodgingFields],
  ] as const)('journeys by %s to some of them are valid and agree with their list', async (kind, fields) => {
    const { store } = await servicesOf(kind);
    const journeys = await allOf(store, seeded.northlight);
    expect(journeys.length).toBeGreaterThan(3);
    for (const journey of journeys) fields.parse(journey);
    expect(await store.definition.list?.check(seeded.northlight, journeys)).toEqual([]);
  });

  test('guest lists of past shows and of shows to come are full of guests, counted as they are', async () => {
    const lists = await allOf(guestListStore, seeded.northlight);
    expect(lists.some(({ show }) => show.start < TODAY) && lists.some(({ show }) => show.start > TODAY)).toBe(true);
    for (const list of lists) GuestListFields.parse(list);
    expect(await guestListStore.definition.list?.check(seeded.northlight, lists)).toEqual([]);
    const statuses = new Set<string>();
    for (const list of lists) {
      const { places, guests } = await contentOf({ tenantId: seeded.northlight }, list);
      for (const guest of guests) statuses.add(Guest.parse(guest).status);
      for (const place of places) {
        const own = guests.filter(({ placeId }) => placeId === place.id);
        expect(place).toMatchObject(own.reduce((sum, one) => plus(sum, figuresOf(one)), NO_FIGURES));
        expect(place.free).toBe(place.allotment - place.used);
        expect(place.free).toBeGreaterThanOrEqual(0);
      }
    }
    expect(statuses).toEqual(new Set(GUEST_STATUSES));
  });

  test('holds every phase, options about to expire, bills, residencies and some clashes', async () => {
    const shows = await allOf(showStore, seeded.northlight);
    expect(new Set(shows.map((show) => show.phase)).size).toBe(3);
    expect(shows.some((s) => s.expiresOn && s.expiresOn >= TODAY && s.expiresOn <= addDays(TODAY, 3))).toBe(true);
    expect(shows.some((s) => s.artists.length > 1)).toBe(true);
    expect(shows.some((s) => s.isAllDay && s.end.slice(0, 10) > s.start.slice(0, 10))).toBe(true);
    const live = shows.filter((s) => takesDate(s.phase));
    const clashes = live.filter((a) =>
      live.some((b) => a.id < b.id && a.artists[0]?.artistId === b.artists[0]?.artistId && conflictKind(a, b)),
    );
    expect(clashes.length).toBeGreaterThan(0);
    expect(clashes.length).toBeLessThan(live.length / 10);
  });

  test('has contracts in every stage, each on paper, with a link where it went out', async () => {
    const { northlight } = seeded;
    const contracts = await allOf(contractStore, northlight);
    expect(new Set(contracts.map(({ stage }) => stage)).size).toBe(CONTRACT_STAGES.length);
    for (const contract of contracts) {
      const rendering = await contractKind.rendering.renderingOf(northlight, contract);
      Contract.parse({ ...contract, rendered: rendering });
      expect(rendering).toMatchObject({ state: 'ready' });
      const links = await linksOf(northlight, 'contract', contract.id);
      expect(links).toHaveLength(contract.stage === 'draft' ? 0 : 1);
    }
  });

  test('has drafts and issued invoices, paid, in part and overdue; what companies owe agrees with them', async () => {
    const { northlight } = seeded;
    const [made, paid] = [await allOf(invoiceStore, northlight), await allOf(paymentStore, northlight)];
    const seen = made.map((invoice) => ({ ...invoice, ...derivedOf(invoice, TODAY) }));
    for (const invoice of seen) Invoice.parse(invoice);
    const states = new Set(seen.map(({ settlement }) => settlement));
    expect([...states]).toEqual(expect.arrayContaining([undefined, 'paid', 'overdue', 'outstanding']));
    expect(new Set(made.map(({ number }) => number).filter(Boolean)).size).toBe(
      made.filter(({ stage }) => stage === 'outstanding').length,
    );
    for (const payment of paid) Payment.parse(payment);
    expect(made.reduce((sum, invoice) => sum + invoice.paid, 0)).toBe(
      paid.reduce((sum, { amount }) => sum + amount, 0),
    );
    expect(await invoiceStore.definition.list?.check(northlight, made)).toEqual([]);
    expect(await recountOutstanding(northlight)).toBe(0);
  });

  test('its artists have a touring party of contacts, which their journeys carry', async () => {
    const artists = await allOf(artistStore, seeded.northlight);
    const contacts = new Map((await allOf(contactStore, seeded.northlight)).map(({ id, fullName }) => [id, fullName]));
    const membersOf = ({ members = [] }: (typeof artists)[number]) => members;
    for (const artist of artists) {
      const members = membersOf(artist);
      expect(members.length).toBeGreaterThanOrEqual(3);
      expect(members.map(({ contactId = '' }) => contacts.get(contactId))).toEqual(members.map(({ name }) => name));
      expect(members.every(({ part }) => part !== '')).toBe(true);
    }
    const members = new Map(artists.map((artist) => [artist.id, membersOf(artist).map(({ contactId }) => contactId)]));
    const journeys = (
      await Promise.all(TRAVEL_KINDS.map(async (kind) => allOf((await servicesOf(kind)).store, seeded.northlight)))
    ).flat();
    expect(journeys.length).toBeGreaterThan(10);
    for (const {
      artists: [artist],
      travellers,
    } of journeys)
      expect(travellers.map(({ contactId }) => contactId)).toEqual(members.get(artist?.artistId ?? ''));
  });

  test('lets outsiders see their artists and nobody else', async () => {
    const users = await allOf(userStore, seeded.northlight);
    expect(users.filter((user) => user.allArtists && user.environment === 'external')).toEqual([]);
    expect(users.find((user) => user.role === 'promoter')?.artistIds).toHaveLength(3);
  });

  test('a second run changes nothing', async () => {
    const before = await allOf(showStore, seeded.northlight);
    expect(await seed({ ...options, today: addDays(TODAY, 1) })).toEqual({ ...seeded, planted: false });
    expect(await allOf(showStore, seeded.northlight)).toEqual(before);
  });
});

test('a load that was cut short is done again as it was begun', async () => {
  await createTable(process.env.AWS_ENDPOINT_URL_DYNAMODB ?? '', 'cut-short', { credentials: currentAccount() });
  process.env.TABLE_NAME = 'cut-short';
  expect(await settle({ shows: 10, today: TODAY })).toEqual({ shows: 10, today: TODAY });
  expect(await settle({ shows: 20, today: addDays(TODAY, 1) })).toEqual({ shows: 10, today: TODAY });
});

test('the same seed and day invent the same agency, another day another one', () => {
  const invent = (today: string) => {
    const client = { ...ClientInput.parse({ name: 'Any' }), no: 1, id: 'any', rev: 1, createdAt: '', updatedAt: '' };
    const sizes = { artists: 5, venues: 10, companies: 10, contacts: 20, productions: 2, shows: 60 };
    return inventAgency({ tenantId: 'any', today, random: new Random('any') }, 'northlight', client, subs, sizes);
  };
  expect(invent(TODAY)).toEqual(invent(TODAY));
  expect(invent(TODAY).booked).not.toEqual(invent('2027-01-01').booked);
});

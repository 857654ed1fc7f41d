import { beforeAll, describe, expect, test } from 'vitest';
import { readOne } from '#functions/platform/record/items.ts';
import { allRoutes } from '#shared/contracts.ts';
import { EXCEL_KINDS } from '#shared/domains/attached/excel-template/schemas.ts';
import { showContract } from '#shared/domains/booking/show/contract.ts';
import { icalendarFeedContract } from '#shared/domains/calendars/icalendar-feed/contract.ts';
import { planningContract } from '#shared/domains/calendars/planning/contract.ts';
import type { Permission } from '#shared/kernel/access/permission.ts';
import { ROLE_PRESETS } from '#shared/kernel/access/role-presets.ts';
import type { Route } from '#shared/kernel/contract/route.ts';
import { noOf } from '#shared/kernel/record/ids.ts';
import { RECORD_SUBJECTS } from '#shared/kernel/record/subject.ts';
import { fetchCalendar } from '#test/api/icalendar-feed/reader.ts';
import { type Caller, callRaw, ok, type RawCall } from '#test/support/api.ts';
import { exportedTable } from '#test/support/exported.ts';
import { type Agency, makeAgency, makeArtist, makeSignedIn, unknownId } from '#test/support/fixtures.ts';
import { validCall, withValue } from '#test/support/fuzz.ts';
import { mailbox } from '#test/support/mailbox.ts';
import { makeAir } from '#test/support/travel.ts';
import { bytesOf } from './answers.ts';
import { type Business, INSIDE, makeBusiness } from './business.ts';

/*
 * Two promoters, two artists: A books the first artist; B books both. Each business carries its own mark in every text
 * and its own sum in every amount. Every operation there is, of every contract, is called by each kind of user with the
 * ids of each business. Nothing comes back that is not theirs, and nothing changes. A new operation is covered at once.
 */
/** In the name of the second artist: of no concern to those of the first. */
const SECOND = 'MarkOfSecond';
const MARKS = { a: 'MarkOfA', b: 'MarkOfB', c: 'MarkOfC' } as const;
const SUMS = { a: 98_765_431, b: 87_654_329, c: 76_543_217 } as const;
type Key = keyof typeof MARKS;

await mailbox();
let agency: Agency;
let secondArtist: { readonly id: string };
let world: Readonly<Record<Key, Business>>;

beforeAll(async () => {
  agency = await makeAgency();
  secondArtist = await makeArtist(agency.tenantId, `Artist ${SECOND}`);
  const air = await makeAir(agency);
  const of = (key: Key, artistId: string) =>
    makeBusiness(agency, air, { mark: MARKS[key], minor: SUMS[key], artistId });
  world = {
    a: await of('a', agency.artist.id),
    b: await of('b', agency.artist.id),
    c: await of('c', secondArtist.id),
  };
}, 120_000);

interface Kind {
  readonly name: string;
  readonly rights: readonly Permission[];
  readonly signIn: () => Promise<Caller>;
  /** Businesses of which this user learns nothing at all. */
  readonly foreign: readonly Key[];
  /** A user inside the agency, who may read what it keeps to itself. */
  readonly isInternal?: true;
  /** Businesses whose sums stay hidden. */
  readonly unpaid?: readonly Key[];
  readonly knowsSecond?: true;
}
const MORE = ['show.create', 'show.update', 'file.create'] as const;
function outsider(role: 'artist' | 'promoter', more: () => { artistIds: string[]; companyIds?: string[] }) {
  const rights = [...ROLE_PRESETS[role], ...MORE];
  return { rights, signIn: () => makeSignedIn(agency.tenantId, { role, permissions: rights, ...more() }) };
}
const NO_SUMS = [
  ...ROLE_PRESETS.readOnly.filter((one) => !/^(contract|quote|purchaseAgreement|invoice)\./.test(one)),
  'userAction.read' as const,
];
const KINDS: readonly Kind[] = [
  {
    name: 'promoter A',
    ...outsider('promoter', () => ({ artistIds: [agency.artist.id], companyIds: [world.a.companyId] })),
    foreign: ['b', 'c'],
  },
  {
    name: 'promoter B',
    rights: ROLE_PRESETS.promoter,
    signIn: () =>
      makeSignedIn(agency.tenantId, {
        role: 'promoter',
        artistIds: [agency.artist.id, secondArtist.id],
        companyIds: [world.b.companyId],
      }),
    foreign: ['a', 'c'],
    knowsSecond: true,
  },
  {
    name: 'a promoter without companies',
    ...outsider('promoter', () => ({ artistIds: [agency.artist.id] })),
    foreign: ['a', 'b', 'c'],
  },
  {
    name: 'the first artist',
    ...outsider('artist', () => ({ artistIds: [agency.artist.id] })),
    foreign: ['c'],
  },
  {
    name: 'the second artist',
    ...outsider('artist', () => ({ artistIds: [secondArtist.id] })),
    foreign: ['a', 'b'],
    knowsSecond: true,
  },
  {
    name: 'a reader without deals',
    rights: NO_SUMS,
    signIn: () => makeSignedIn(agency.tenantId, { role: 'readOnly', permissions: NO_SUMS }),
    isInternal: true,
    foreign: [],
    unpaid: ['a', 'b', 'c'],
    knowsSecond: true,
  },
];

/** One sign-in for each domain: nobody reaches the limit of actions. */
const signedIn = new Map<string, Promise<Caller>>();
function callerOf({ name, signIn }: Kind, domain: string): Promise<Caller> {
  const key = `${name} ${domain}`;
  const made = signedIn.get(key) ?? signIn();
  signedIn.set(key, made);
  return made;
}

const sumTexts = (key: Key) => [String(SUMS[key]), (SUMS[key] / 100).toFixed(2)];
const forbidden = ({ foreign, unpaid = [], knowsSecond, isInternal }: Kind): string[] => [
  ...(isInternal ? [] : [INSIDE]),
  ...(knowsSecond ? [] : [SECOND]),
  ...foreign.flatMap((key) => [MARKS[key], world[key].companyId, ...sumTexts(key)]),
  ...unpaid.flatMap(sumTexts),
];

/** The parts of an answer that its request did not contain. */
async function leaked(kind: Kind, answer: unknown, sent: RawCall): Promise<string[]> {
  const [text, asked] = [await bytesOf(answer), JSON.stringify(sent)];
  return forbidden(kind).filter((value) => text.includes(value) && !asked.includes(value));
}

const ALSO: Readonly<Record<string, string>> = {
  deal: 'show',
  option: 'show',
  exclusivity: 'show',
  'show-export': 'show',
  'show-travel': 'show',
  planning: 'show',
  'artist-rider': 'artist',
};
const FIELDS: Readonly<Record<string, string>> = {
  artistId: 'artist',
  artistIds: 'artist',
  showId: 'show',
  showIds: 'show',
  recordId: 'show',
  venueId: 'venue',
  companyId: 'company',
  promoterId: 'company',
  productionId: 'production',
  travelId: 'flight',
  releaseIds: 'option',
};
const idsOf =
  ({ ids }: Business, domain: string) =>
  (field: string): string =>
    ids[FIELDS[field] ?? ''] ?? ids[ALSO[domain] ?? domain] ?? ids[field] ?? unknownId();

const ENTITIES: Readonly<Record<string, string>> = {
  'guest-list': 'guestList',
  'ground-transport': 'groundTransport',
  'purchase-agreement': 'purchaseAgreement',
  venue: 'company',
  option: 'show',
};
const READ_BY_ID = (id: string) => !['timetable', 'placeId'].includes(id);
const recordOf = (name: string, id: string) =>
  readOne<{ rev: number; deletedAt?: string }>(agency.tenantId, ENTITIES[name] ?? name, noOf(id));

/** The revisions of all records of all businesses, each by its name. */
async function revisions(): Promise<Record<string, string>> {
  const all = Object.entries(world).flatMap(([key, { ids }]) =>
    Object.entries(ids)
      .filter(([name]) => READ_BY_ID(name))
      .map(async ([name, id]) => {
        const found = await recordOf(name, id);
        return [`${name} of ${key}`, `${found?.rev} ${found?.deletedAt ?? ''}`] as const;
      }),
  );
  return Object.fromEntries(await Promise.all(all));
}

/** A valid request of an operation, on the records of a business as they are now. */
async function callFor(route: Route, business: Business): Promise<RawCall> {
  const sent = validCall(route, idsOf(business, route.domain));
  const body = sent.body as { rev?: number; id?: string; showId?: string } | undefined;
  const id = sent.params?.id ?? body?.id ?? body?.showId;
  if (body?.rev === undefined || !id) return sent;
  const name = Object.keys(business.ids).find((one) => business.ids[one] === id);
  const rev = name && READ_BY_ID(name) ? (await recordOf(name, id))?.rev : undefined;
  return rev === undefined ? sent : { ...sent, body: { ...body, rev } };
}

/** A missing right refuses before any id is read, so one business stands for all. */
function businessesFor({ permission }: Route, { rights }: Kind): readonly Business[] {
  const lacks = permission !== null && !rights.includes(permission);
  return lacks ? [world.a] : Object.values(world);
}

/** The same request about each kind of record that something can hang on. */
function aboutEach(sent: RawCall, { ids }: Business): RawCall[] {
  const { body } = sent;
  if (typeof body !== 'object' || body === null || !('recordId' in body) || !('entity' in body)) return [sent];
  return RECORD_SUBJECTS.map((entity) => {
    const name = Object.keys(ENTITIES).find((key) => ENTITIES[key] === entity) ?? entity;
    const recordId = ids[entity] ?? ids[name] ?? unknownId();
    return { ...sent, body: withValue(withValue(body, ['entity'], entity), ['recordId'], recordId) };
  });
}

const routes = allRoutes
  .filter(({ audience, id }) => audience === 'user' && id !== 'account.endSession')
  .map((route) => [route.id, route] as const);

describe.each(routes)('%s', (id, route) => {
  test('answers and changes nothing that is not the caller’s', async () => {
    const writes = route.grants.includes('table:write');
    const before = writes ? await revisions() : {};
    const leaks: string[] = [];
    for (const kind of KINDS) {
      const caller = await callerOf(kind, route.domain);
      for (const business of businessesFor(route, kind))
        for (const sent of aboutEach(await callFor(route, business), business)) {
          const answer = await callRaw(route, caller, sent);
          expect(answer.status, `${id} by ${kind.name}`).toBeLessThan(500);
          const found = await leaked(kind, answer.body, sent);
          leaks.push(...found.map((value) => `${id} tells ${kind.name} ${value} (asked about ${business.mark})`));
        }
    }
    expect([...new Set(leaks)]).toEqual([]);
    if (writes) expect(await revisions(), `${id} changed a record`).toEqual(before);
  }, 60_000);
});

describe.each(KINDS)('$name', (kind) => {
  test.each(EXCEL_KINDS)('exports no foreign row of %s', async (mainArea) => {
    const caller = await callerOf(kind, 'exports');
    const table = await exportedTable(agency.tenantId, caller, { mainArea, locale: 'en' }).catch((e: unknown) => {
      expect(String(e)).toContain('denied');
    });
    expect(await leaked(kind, table, {}), `export of ${mainArea}`).toEqual([]);
  });

  test('subscribes to no foreign event', async () => {
    const caller = await callerOf(kind, 'feeds');
    const feeds = icalendarFeedContract.routes;
    const body = { title: 'Mine', kinds: ['show' as const, 'flight' as const, 'lodging' as const] };
    const { id } = await ok(feeds.create, caller, { body });
    const { url } = await ok(feeds.addAddress, caller, { params: { id }, body: { label: 'Phone' } });
    expect(await leaked(kind, await fetchCalendar(url), {})).toEqual([]);
  });
});

/** Own records must come back, so that an empty answer passes no test. */
const OWN: readonly (readonly [kind: string, key: Key])[] = [
  ['promoter A', 'a'],
  ['promoter B', 'b'],
  ['the first artist', 'a'],
  ['the second artist', 'c'],
];
test.each(OWN)('%s sees the show, contract, guests and files of business %s', async (name, key) => {
  const kind = KINDS.find((one) => one.name === name) as Kind;
  const caller = await callerOf(kind, 'own');
  for (const id of [
    'show.get',
    'contract.get',
    'guest-list.content',
    'file.list',
    'note.list',
    'planning.appointments',
  ]) {
    const route = allRoutes.find((one) => one.id === id) as Route;
    const { status, body } = await callRaw(route, caller, await callFor(route, world[key]));
    expect(status, id).toBe(200);
    expect(await bytesOf(body), id).toContain(MARKS[key]);
  }
});

test('a promoter learns of another’s confirmed show that the day is taken, and of no option', async () => {
  const caller = await callerOf(KINDS[2] as Kind, 'days');
  const body = { from: '2027-05-20', to: '2027-05-23' };
  const { appointments } = await ok(planningContract.routes.appointments, caller, { body });
  expect(appointments).toMatchObject([{ isTaken: true, title: '', city: '', start: '2027-05-21T00:00', rev: 0 }]);
  const month = await ok(showContract.routes.minicalendar, caller, {
    body: { artistId: agency.artist.id, date: '2027-05-21' },
  });
  expect(month.shows).toEqual([]);
  expect(month.days.filter(({ confirmed, options }) => confirmed + options > 0)).toEqual([
    { date: '2027-05-21', confirmed: 1, options: 0 },
  ]);
});

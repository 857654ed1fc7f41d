import * as fc from 'fast-check';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { readOne } from '#functions/platform/record/items.ts';
import { allRoutes } from '#shared/contracts.ts';
import { productionContract } from '#shared/domains/booking/production/contract.ts';
import { showContract } from '#shared/domains/booking/show/contract.ts';
import type { Route } from '#shared/kernel/contract/route.ts';
import { noOf } from '#shared/kernel/record/ids.ts';
import {
  type Answer,
  type Caller,
  callRaw,
  handlerFiles,
  handlerPath,
  ok,
  type RawCall,
  refusal,
} from '#test/support/api.ts';
import { cardProvider } from '#test/support/card.ts';
import { makeOperator, makeSignedIn, showInput, unknownId } from '#test/support/fixtures.ts';
import {
  accepts,
  callAt,
  idPaths,
  type Path,
  strangeBodies,
  validCall,
  validSample,
  withId,
} from '#test/support/fuzz.ts';
import { idsOf, makeRecords, type Records } from '#test/support/fuzz-records.ts';
import { signToken, strangerKey } from '#test/support/identity.ts';

// An operator's sync gives every agency of the run the published airports: one here, not thousands.
vi.mock('#shared/data/airports.ts', () => ({
  AIRPORTS: [{ iata: 'AMS', name: 'Schiphol', city: 'Amsterdam', countryId: 'NL', point: { lat: 52.309, lng: 4.763 } }],
  airportZoneNear: () => undefined,
}));

const TOO_LARGE = `{"text":"${'x'.repeat(4 * 1024 * 1024)}"}`;
const RUNS = 12;
const STRANGER = strangerKey();

/** Ids that only narrow the records that are read or ordered: an unknown id narrows them to none. */
const NARROWING = new Set([
  'subscription.ofClients clientIds',
  'account.avatars ids',
  'advancing.ofShows showIds',
  'external-calendar.create sources',
  'show.move riderIds',
  'show-travel.clashMarks ids',
  'show-travel.clashes excludeId',
  'show-travel.clashes travellerIds',
  'show-travel.clashes stretches',
  'product.list groupId',
  'artist-rider.list artistId',
  'duplicate.companies excludeId',
  'duplicate.contacts excludeId',
  'merge.list targetId',
  'my-selection.tags ids',
  'planning.schedule artistIds',
  'user-action.list userId',
  'user-action.list before',
  'show-lock.countUnlocked statusIds',
  'show-lock.countUnlocked ownerIds',
  'show-lock.countUnlocked bookkeepingIds',
  'show-lock.lockSelection statusIds',
  'show-lock.lockSelection ownerIds',
  'show-lock.lockSelection bookkeepingIds',
  'planning.appointments artistIds',
  'planning.mapShow artistIds',
  'planning.export artistIds',
  'availability.find artistIds',
  'availability.list artistIds',
  'show.countConflicts excludeId',
  'show.listConflicts excludeId',
  'show.countConflicts artistIds',
  'show.listConflicts artistIds',
  'show.listManyConflicts questions',
  'show.byIds ids',
]);
/** Tells whether a path is the id of a part of a journey or a stay: a part with an unknown id gets a new id. */
const isPart = (path: Path): boolean => path.at(-1) === 'id' && /^(segments?|rooms)$/.test(String(path[0]));
/** Operations whose caller decides what the invited or changed user may see. */
const GRANTING = new Set(['user.invite', 'user.update']);
/** An operator may read every agency: only an unknown agency is refused. */
const EVERY_AGENCY = new Set(['adminone.listUsers tenantId', 'access-grant.listSupport tenantId']);
/** Marking a missing record is no error here: a notification may expire while the user reads it. */
const FORGIVING = new Set(['notification.hide', 'notification.read']);

let own: Records;
let foreign: Records;
let fuzzed: Records;
let operator: Caller;
let powerless: Caller;
let limited: Caller;
let hidden: Readonly<Record<HiddenKind, string>>;

beforeAll(async () => {
  // A valid body writes to the bucket of this test file.
  [own, foreign, fuzzed] = await Promise.all([makeRecords(), makeRecords(), makeRecords()]);
  operator = await makeOperator();
  powerless = await makeSignedIn(own.tenantId, { role: 'administrator', permissions: [] });
});

type HiddenKind = 'artist' | 'production' | 'show';
function hiddenKind(field: string): HiddenKind | undefined {
  if (/artist/i.test(field)) return 'artist';
  if (/production/i.test(field)) return 'production';
  return /show|recordId|releaseIds/i.test(field) ? 'show' : undefined;
}
beforeAll(async () => {
  const { tenantId, artist, otherArtist, users } = own;
  const [artistIds, agent] = [[otherArtist.id], users.agent];
  limited = await makeSignedIn(tenantId, { role: 'administrator', allArtists: false, artistIds: [artist.id] });
  const tour = { name: 'Hidden', startDate: '2027-05-20', endDate: '2027-05-31', artistIds };
  const production = await ok(productionContract.routes.create, agent, { body: tour });
  const show = await ok(showContract.routes.insert, agent, { body: showInput(own, { artistIds }) });
  hidden = { artist: otherArtist.id, production: production.id, show: show.id };
});

// An account at the card provider is tried before it is stored.
beforeAll(async () => {
  const { stop } = await cardProvider();
  return () => stop();
});

/** Invalid tokens of an administrator. */
let badTokens: readonly string[];
beforeAll(() => {
  const { user, originJti, token } = own.users.administrator;
  const [head, claims, signature] = token.split('.');
  const altered = { ...JSON.parse(atob(claims ?? '')), sub: foreign.users.agent.user.sub };
  badTokens = [
    signToken({ sub: user.sub, originJti, expiresIn: -10 }),
    signToken({ sub: user.sub, originJti, key: STRANGER }),
    signToken({ sub: user.sub, originJti, tokenUse: 'id' }),
    `${head}.${Buffer.from(JSON.stringify(altered)).toString('base64url')}.${signature}`,
    'no-token',
  ];
});

const callers = new Map<string, Promise<Caller>>();
/**
 * Returns one administrator for each domain, and one operator for each operation. So no caller reaches the limit of
 * actions, which would answer in the endpoint's place. An operator who came to act as another user by chance is not
 * used again.
 */
function callerIn(route: Route, { tenantId }: Records): Promise<Caller> {
  const isOperator = route.audience === 'operator';
  const key = isOperator ? route.id : `${tenantId} ${route.domain}`;
  const made = callers.get(key) ?? (isOperator ? makeOperator() : makeSignedIn(tenantId, { role: 'administrator' }));
  callers.set(key, made);
  return made;
}
const fuzzerOf = (route: Route): Promise<Caller> => callerIn(route, fuzzed);
const callerOf = (route: Route, agency: Records): Caller | Promise<Caller> =>
  route.audience === 'operator' ? operator : callerIn(route, agency);

const isOpen = ({ audience }: Route) => audience === 'public' || audience === 'secret';
const named = (routes: readonly Route[]) => routes.map((route) => [route.id, route] as const);
const closed = named(allRoutes.filter((route) => !isOpen(route)));
/** The text of a signed message is not ours to parse before its signature is right. */
const isSigned = ({ format }: Route) => format === 'signed';
const withBody = named(allRoutes.filter((route) => route.body && !isSigned(route)));
const withIds = named(
  allRoutes.filter((route) => !isOpen(route) && route.path.includes('{id}') && !FORGIVING.has(route.id)),
);

const lost = (answer: Answer<unknown>) => expect(refusal(answer)).toBe('403 invalidLoginSession');

test('every route has its handler and every handler its route', () => {
  expect(allRoutes.map(handlerPath).sort()).toEqual(Object.keys(handlerFiles).sort());
});

const validCalls = new Map<Route, RawCall>();
/** Finds a valid call, once an operation: the search tries many values. */
function valid(route: Route): RawCall {
  const call = validCalls.get(route) ?? validCall(route, idsOf(own, route.domain));
  validCalls.set(route, call);
  return call;
}

test('a valid body is known of every operation that takes one', () => {
  expect(withBody.filter(([, route]) => valid(route).body === undefined).map(([id]) => id)).toEqual([]);
});

test.each(closed)(
  '%s refuses who is not signed in, and tokens that are expired, altered, forged or of another kind',
  async (_id, route) => {
    lost(await callRaw(route, undefined, valid(route)));
    for (const token of badTokens) lost(await callRaw(route, { token }, valid(route)));
  },
);

test.each(closed.filter(([, route]) => route.permission))('%s refuses who lacks its permission', async (_id, route) => {
  expect(refusal(await callRaw(route, powerless, valid(route)))).toBe('403 denied');
});

test.each(closed.filter(([, route]) => route.audience === 'operator'))(
  '%s is for operators alone',
  async (_id, route) => {
    expect(refusal(await callRaw(route, own.users.administrator, valid(route)))).toBe('403 denied');
  },
);

test.each(named(allRoutes))('%s refuses 4 MB and broken JSON', async (_id, route) => {
  expect(refusal(await callRaw(route, await callerOf(route, own), { ...valid(route), text: TOO_LARGE }))).toBe(
    '413 tooLarge',
  );
  const broken = await callRaw(route, await callerOf(route, own), { ...valid(route), text: '{"a":' });
  expect(refusal(broken)).toBe(isSigned(route) ? '404 notFound' : '400 invalidJson');
});

describe.each(withBody)('%s', (_id, route) => {
  const body = route.body as NonNullable<Route['body']>;

  test('names a field it does not know', async () => {
    const call = valid(route);
    const answer = await callRaw(route, await callerOf(route, own), {
      ...call,
      body: { ...(call.body as object), surprise: 1 },
    });
    expect(refusal(answer)).toBe('400 unknownField');
    expect(answer.body.errors?.[0]?.field).toBe('surprise');
  });

  test('never fails on strange input and never takes what its schema refuses', async () => {
    const call = validCall(route, idsOf(fuzzed, route.domain));
    const caller = await fuzzerOf(route);
    await fc.assert(
      fc.asyncProperty(strangeBodies(body, call.body), async (strange) => {
        const { status } = await callRaw(route, caller, { ...call, body: strange });
        expect(status).toBeLessThan(500);
        if (!accepts(body, JSON.parse(JSON.stringify(strange)))) expect(status).toBeGreaterThanOrEqual(400);
      }),
      { numRuns: RUNS },
    );
  });
});

test.each(withIds)('%s answers an unknown id and one of another agency alike: 404', async (_id, route) => {
  const call = valid(route);
  const others = [foreign.show.id, foreign.artist.id, foreign.company.id, foreign.users.agent.user.id];
  for (const wrong of [unknownId(), ...others]) {
    const answer = await callRaw(route, await callerOf(route, own), { ...call, params: { ...call.params, id: wrong } });
    expect(refusal(answer)).toBe('404 notFound');
  }
});

/** Every other address of an operation leads to the operation, with its guards. */
const aliases = allRoutes
  .filter((route) => !isOpen(route))
  .flatMap((route) => (route.aliases ?? []).map((alias) => ({ route, alias })))
  .map(({ route, alias }) => [`${alias.method} ${alias.path}`, route, alias] as const);

test.each(aliases)('%s is guarded and understood like the operation it stands for', async (_name, route, alias) => {
  const at = { ...route, ...alias };
  const call = callAt(route, alias, valid(route));
  lost(await callRaw(at, undefined, call));
  if (route.permission) expect(refusal(await callRaw(at, powerless, call))).toBe('403 denied');
  const answer = await callRaw(at, await callerOf(route, own), call);
  if (alias.method === 'GET' && !alias.path.includes('{')) expect(answer.status).toBe(200);
  if (answer.status === 400)
    expect(refusal(answer)).toBe(refusal(await callRaw(route, await callerOf(route, own), valid(route))));
  else expect([200, 403, 404, 409]).toContain(answer.status);
  const strange = await callRaw(at, await callerOf(route, own), {
    ...call,
    query: { ...call.query, page: 'x', surprise: '1' },
  });
  expect(strange.status).toBeLessThan(500);
  if (!alias.path.includes('{id}')) return;
  for (const id of [unknownId(), 'nowhere']) {
    const nowhere = { ...call, params: { ...call.params, id } };
    expect(refusal(await callRaw(at, await callerOf(route, own), nowhere))).toBe('404 notFound');
  }
});

/** Bodies with ids: each id in turn is replaced with an unknown one, or with one of another agency. */
const bodyIds = allRoutes
  .filter((route) => !isOpen(route) && route.body)
  .flatMap((route) => idPaths(route.body as NonNullable<Route['body']>).map((path) => ({ route, path })))
  .map(({ route, path }) => [route.id, String(path[0]), route, path] as const)
  .filter(([id, field, , path]) => !NARROWING.has(`${id} ${field}`) && !isPart(path));

/** The least body that has something at this path, of a record as it is now. */
async function bodyTo(route: Route, path: Path, { params }: RawCall): Promise<object> {
  const schema = route.body as NonNullable<Route['body']>;
  const body = (validSample(schema, idsOf(own, route.domain), path) ?? valid(route).body) as {
    rev?: number;
    id?: string;
  };
  const id = params?.id ?? body.id;
  if (body.rev === undefined || !id) return body;
  return { ...body, rev: (await readOne<{ rev: number }>(own.tenantId, route.domain, noOf(id)))?.rev ?? 1 };
}
const leafOf = (path: Path): string => String(path.findLast((part) => typeof part === 'string'));

async function expectRefused(route: Route, path: Path, wrong: string, caller: Caller): Promise<void> {
  const call = valid(route);
  const body = withId(await bodyTo(route, path, call), path, wrong);
  const { status } = await callRaw(route, caller, { ...call, body });
  expect([400, 403, 404, 409]).toContain(status);
}

test.each(bodyIds)('%s refuses a %s that leads nowhere or elsewhere', async (_id, _field, route, path) => {
  const leaf = leafOf(path);
  const elsewhere = EVERY_AGENCY.has(`${route.id} ${leaf}`) ? [] : [idsOf(foreign, route.domain)(leaf)];
  for (const wrong of [unknownId(), ...elsewhere]) await expectRefused(route, path, wrong, await callerOf(route, own));
});

/** Ids of records of an artist that a user with every right, but not for all artists, may not see. */
const hiddenIds = bodyIds
  .filter(([id, , { audience }]) => audience !== 'operator' && !GRANTING.has(id))
  .map(([id, field, route, path]) => [id, field, route, path, hiddenKind(leafOf(path))] as const)
  .filter(([, , , , kind]) => kind !== undefined);

test.each(hiddenIds)('%s refuses a %s that is not the caller’s to see', async (_id, _field, route, path, kind) => {
  await expectRefused(route, path, hidden[kind ?? 'artist'], limited);
});

test('nothing of the other agency was written', async () => {
  const { tenantId, artist, company, contact, show } = foreign;
  for (const [name, record] of Object.entries({ artist, company, contact, show })) {
    expect(await readOne(tenantId, name, noOf(record.id))).toMatchObject({ id: record.id, rev: 1 });
  }
});

import * as fc from 'fast-check';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { allRoutes } from '#shared/contracts.ts';
import { apiTokenContract } from '#shared/domains/operator/api-token/contract.ts';
import { ROLE_PRESETS } from '#shared/kernel/access/role-presets.ts';
import { tokenRefusal } from '#shared/kernel/access/token-refusal.ts';
import { kernelErrors } from '#shared/kernel/contract/error.ts';
import type { Route } from '#shared/kernel/contract/route.ts';
import { type Caller, callRaw, ok, type RawCall, refusal } from '#test/support/api.ts';
import { cardProvider } from '#test/support/card.ts';
import { makeSignedIn } from '#test/support/fixtures.ts';
import { strangeBodies, validCall } from '#test/support/fuzz.ts';
import { idsOf, makeRecords, type Records } from '#test/support/fuzz-records.ts';

/* Calls each operation with tokens of a viewer, a booker and an administrator: no failure, no undocumented answer. */
vi.mock('#shared/data/airports.ts', () => ({ AIRPORTS: [], airportZoneNear: () => undefined }));

const ROLES = ['readOnly', 'agent', 'administrator'] as const;
type TokenRole = (typeof ROLES)[number];
const STRANGE = 2;

let agency: Records;
beforeAll(async () => {
  const { stop } = await cardProvider();
  agency = await makeRecords();
  return () => stop();
});

const tokens = new Map<string, Promise<Caller>>();
async function makeToken(role: TokenRole): Promise<Caller> {
  const maker = await makeSignedIn(agency.tenantId, { role });
  const isReadOnly = role === 'readOnly';
  const body = { kind: 'personal' as const, label: role, permissions: [...ROLE_PRESETS[role]], isReadOnly };
  return ok(apiTokenContract.routes.create, maker, { body });
}
/** Gives a token to so few operations that no limit answers in their place. */
const SHARED_BY = 30;
function tokenOf(role: TokenRole, route: Route): Promise<Caller> {
  const key = `${role} ${Math.floor(allRoutes.indexOf(route) / SHARED_BY)}`;
  const made = tokens.get(key) ?? makeToken(role);
  tokens.set(key, made);
  return made;
}

/** A message that asks for no answer gets 202. */
const known = ({ errors, format }: Route): ReadonlySet<number> =>
  new Set([200, ...(format === 'rpc' ? [202] : []), ...Object.values({ ...kernelErrors, ...errors })]);

const calls = new Map<Route, RawCall>();
/** Finds a valid call, once an operation: the search tries many values. */
function validOf(route: Route): RawCall {
  const call = calls.get(route) ?? validCall(route, idsOf(agency, route.domain));
  calls.set(route, call);
  return call;
}

async function callsOf(route: Route, role: TokenRole) {
  const [token, call] = [await tokenOf(role, route), validOf(route)];
  const strange = route.body ? fc.sample(strangeBodies(route.body, call.body), STRANGE) : [];
  const answers = [await callRaw(route, token, call)];
  for (const body of strange) answers.push(await callRaw(route, token, { ...call, body }));
  return answers;
}

const named = (routes: readonly Route[]) => routes.map((route) => [route.id, route] as const);
const isFor = (route: Route) =>
  route.audience === 'user' && !tokenRefusal(route, { kind: 'personal', isReadOnly: false });
const closed = allRoutes.filter(({ audience }) => audience !== 'public' && audience !== 'secret');

describe.each(ROLES)('by a token of the role %s', (role) => {
  test.each(named(closed.filter(isFor)))('%s answers as its contract says', async (_id, route) => {
    for (const { status } of await callsOf(route, role)) {
      expect(status).toBeLessThan(500);
      expect(known(route)).toContain(status);
    }
  });
});

test.each(named(closed.filter((route) => !isFor(route))))('%s is for a person only', async (_id, route) => {
  const call = validOf(route);
  const { token } = await tokenOf('administrator', route);
  expect(refusal(await callRaw(route, { token }, call))).toBe('403 token.personOnly');
});

test('the calls of a person’s account, sign-in, rights and signatures are for persons only', () => {
  const only = new Set(closed.filter((route) => !isFor(route)).map(({ id }) => id));
  for (const { id, domain, audience } of closed)
    if (['account', 'session', 'api-token', 'adminone'].includes(domain) || audience !== 'user')
      expect(only).toContain(id);
  for (const id of ['user.invite', 'user.updatePermissions', 'user.resetPassword', 'esign.countersign', 'esign.view'])
    expect(only).toContain(id);
});

test('an invalid token is refused by every operation', async () => {
  for (const token of ['bl_pat_x', `bl_agt_${'A'.repeat(43)}`])
    for (const route of closed)
      expect(refusal(await callRaw(route, { token }, validOf(route)))).toBe('401 token.invalid');
});

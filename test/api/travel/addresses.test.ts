import { expect, test } from 'vitest';
import { allRoutes } from '#shared/contracts.ts';
import type { Route } from '#shared/kernel/contract/route.ts';
import { callRaw } from '#test/support/api.ts';
import { makeAgency } from '#test/support/fixtures.ts';
import { get, KINDS, type Kind, make } from './kinds.ts';

/** The calls of each kind in the specification, under `/api/v1/<kind>s`. */
const CALLS = [
  ...['GET ', 'GET /filterpresets', 'POST /filterpresets', 'GET /export', 'GET /exceltemplatesforlistview'],
  ...['GET /{id}/files', 'GET /{id}/emails', 'GET /emailtemplates', 'GET /{id}/relatedfiles', 'GET /myselection/tags'],
  ...['PUT ', 'POST /{id}', 'POST /{id}/copy', 'POST /{id}/linkshow', 'POST /{id}/unlinkshow'],
  ...['GET /{id}', 'DELETE /{id}'],
];
const OWN: Readonly<Record<Kind, readonly string[]>> = {
  flight: ['DELETE /{id}/segments/{segmentId}', 'GET /frequentflyerprograms', 'GET /flightdetails'],
  train: [
    ...['PUT /{id}/segments', 'POST /{id}/segments/{segmentId}', 'DELETE /{id}/segments/{segmentId}'],
    'GET /station',
  ],
  lodging: ['POST /{id}/move', 'GET /places'],
};
const served = new Map<string, Route>(
  allRoutes.flatMap((route) =>
    [route, ...(route.aliases ?? [])].map((at) => [`${at.method} ${at.path}`, { ...route, ...at }] as const),
  ),
);
const addressOf = (kind: Kind, call: string) => call.replace(' ', ` /api/v1/${kind}s`);

const agency = await makeAgency();

test.each(KINDS)('each %s answers at every address that the specification names', async (kind) => {
  const addresses = [...CALLS, ...OWN[kind]].map((call) => addressOf(kind, call));
  expect(addresses.filter((address) => !served.has(address))).toEqual([]);
  const { id } = await make(kind, agency);
  const queries: Record<string, object> = {
    '/export': { locale: 'en' },
    '/flightdetails': { flightNumber: '1', airlineId: id, departure: '2027-05-20' },
    '/frequentflyerprograms': { contactIds: '' },
    '/station': { keyword: 'abc' },
    '/places': { keyword: 'abc' },
  };
  for (const address of addresses.filter((one) => one.startsWith('GET '))) {
    const route = served.get(address) as Route;
    const query = Object.entries(queries).find(([path]) => address.endsWith(path))?.[1] ?? {};
    const { status } = await callRaw(route, agency.users.administrator, { params: { id }, query: query as never });
    // The address that names an airline is called with an unknown one.
    expect([address, status]).toEqual([address, address.endsWith('/flightdetails') ? 400 : 200]);
  }
  const removed = await callRaw(served.get(addressOf(kind, 'DELETE /{id}')) as Route, agency.users.agent, {
    params: { id },
  });
  expect(removed.status).toBe(200);
  expect((await get(kind, agency.users.agent, id)).status).toBe(404);
});

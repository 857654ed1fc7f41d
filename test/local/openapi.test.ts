import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseInput } from '#functions/platform/endpoint/parse.ts';
import { apiDocument } from '#scripts/openapi/document.ts';
import { allRoutes } from '#shared/contracts.ts';
import { AppError, type ErrorDetail } from '#shared/kernel/contract/error.ts';
import type { Route } from '#shared/kernel/contract/route.ts';
import { anyOfSchema, type JsonSchema, mutantsOf } from '#test/support/from-schema.ts';
import { requestContext } from '#test/support/request-context.ts';

interface Said {
  readonly operationId: string;
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: JsonSchema }>> };
  readonly responses: Readonly<Record<string, { readonly content?: object }>>;
}
const { paths } = apiDocument() as { paths: Readonly<Record<string, Readonly<Record<string, Said>>>> };
const operations = new Map(
  Object.values(paths).flatMap((methods) => Object.values(methods).map((said) => [said.operationId, said] as const)),
);
const typesOf = (id: string, status = '200') => Object.keys(operations.get(id)?.responses[status]?.content ?? {});

test('says of each operation, by each of its addresses, what it answers in', () => {
  expect(operations.size).toBe(allRoutes.reduce((sum, { aliases = [] }) => sum + 1 + aliases.length, 0));
  const types = {
    html: 'text/html',
    calendar: 'text/calendar',
    json: 'application/json',
    signed: 'application/json',
    rpc: 'application/json',
  };
  for (const { id, format = 'json' } of allRoutes) expect([id, typesOf(id)]).toEqual([id, [types[format]]]);
});

test('a page takes what its form posts, and is refused as a page or as data', () => {
  const { requestBody } = operations.get('webform.submit') ?? {};
  expect(Object.keys(requestBody?.content ?? {})).toEqual(['application/json', 'application/x-www-form-urlencoded']);
  expect(typesOf('webform.publicPage', '404')).toEqual(['text/html', 'application/json']);
  expect(typesOf('icalendar-feed.file', '404')).toEqual(['application/json']);
  expect(operations.get('icalendar-feed.file')?.responses).toHaveProperty('304');
});

test('names operations so that an address can hold the name', () => {
  for (const id of operations.keys()) expect(id).toMatch(/^[\w.-]+$/);
});

/** Rules over several fields at once, which no schema of a document can express. */
const ACROSS_FIELDS = [
  'date',
  'endBeforeBegin',
  'exists',
  'flight.sameMinute',
  'train.sameMinute',
  'itinerary.tooLong',
  'production.actualFromShows',
  'deal.depositsAbove',
  'eAddress',
  'reminderOrder',
];
/** Operations that require one of several fields, whichever. */
const ONE_OF_SEVERAL = /^itinerary\./;

/** Returns the errors that the server's own reading of a body finds. */
function refusalsOf(route: Route, body: unknown): readonly ErrorDetail[] {
  const { params: _params, query: _query, ...bare } = route;
  const { method, path } = route;
  const event = {
    version: '2.0',
    routeKey: `${method} ${path}`,
    rawPath: path,
    rawQueryString: '',
    headers: {},
    isBase64Encoded: false,
    requestContext: requestContext({ routeKey: route.id, method, path, ip: '127.0.0.1' }),
    body: JSON.stringify(body),
  };
  try {
    parseInput(bare, event);
    return [];
  } catch (e) {
    if (e instanceof AppError) return e.details;
    throw e;
  }
}

const SAMPLES = 4;
/** A signed message is taken as text, whatever its form: its signature decides. */
const withBody = allRoutes.filter(({ body, method, format }) => body && method !== 'GET' && format !== 'signed');
const schemaAt = ({ method, path }: Route) =>
  paths[path]?.[method.toLowerCase()]?.requestBody?.content['application/json']?.schema ?? {};

test('what the document allows, the server does not refuse for its shape', () => {
  const refused: object[] = [];
  for (const route of withBody)
    for (const body of fc.sample(anyOfSchema(schemaAt(route)), { numRuns: SAMPLES, seed: 7 }))
      for (const { code, field } of refusalsOf(route, body)) {
        const isAcross = ACROSS_FIELDS.includes(code) || (code === 'choice' && ONE_OF_SEVERAL.test(route.id));
        if (!isAcross) refused.push({ route: route.id, code, field, body });
      }
  expect(refused).toEqual([]);
});

test('what the document does not allow, the server refuses', () => {
  const accepted: string[] = [];
  let tried = 0;
  for (const route of withBody) {
    const schema = schemaAt(route);
    const bodies = fc.sample(anyOfSchema(schema), { numRuns: SAMPLES, seed: 7 });
    for (const body of bodies.filter((one) => refusalsOf(route, one).length === 0))
      for (const { about, value } of mutantsOf(schema, body)) {
        tried++;
        if (refusalsOf(route, value).length === 0) accepted.push(`${route.id} ${about}`);
      }
  }
  expect([...new Set(accepted)]).toEqual([]);
  expect(tried).toBeGreaterThan(withBody.length);
});

test('a JSON body takes no field that it does not name, at any depth', () => {
  const open: string[] = [];
  const look = (schema: JsonSchema, at: string): void => {
    if (schema.properties && schema.additionalProperties === undefined) open.push(at);
    for (const [name, one] of Object.entries(schema.properties ?? {})) look(one, `${at}.${name}`);
    if (schema.items) look(schema.items, `${at}.0`);
    for (const one of [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.prefixItems ?? [])]) look(one, at);
  };
  for (const [id, { requestBody }] of operations) look(requestBody?.content['application/json']?.schema ?? {}, id);
  expect(open).toEqual([]);
});

test('a read by GET says that its address has a limit', () => {
  expect(operations.get('show.get')?.responses).toHaveProperty('431');
});

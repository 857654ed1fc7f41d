import type * as z from 'zod';
import { allRoutes } from '#shared/contracts.ts';
import { tokenRefusal } from '#shared/kernel/access/token-refusal.ts';
import { ErrorBody, kernelErrors } from '#shared/kernel/contract/error.ts';
import { filterFields } from '#shared/kernel/contract/query-body.ts';
import { type Alias, kebab, type Route } from '#shared/kernel/contract/route.ts';
import { FORM_TYPE, mediaTypeOf } from '#shared/kernel/record/media-type.ts';
import { type Json, schemaOf } from './schema.ts';

type Schema = z.core.$ZodType;
export const ANY_TOKEN = { kind: 'personal', isReadOnly: false } as const;

interface Fields {
  readonly properties: Json;
  readonly required: readonly string[];
}
const fieldsOf = (schema: Schema): Fields => {
  const { properties = {}, required = [] } = schemaOf(schema, 'input') as Partial<Fields>;
  return { properties, required };
};

const parameter = (where: 'path' | 'query', name: string, schema: unknown, required: boolean): Json => ({
  name,
  in: where,
  required,
  schema,
});

/** Path parameters are the operation's own, or fields that an alias takes from its path. */
function pathParameters({ params, query, body }: Route, { path, fields = {} }: Alias): Json[] {
  const [own, filled] = [params, body ?? query].map((schema) => (schema ? fieldsOf(schema).properties : {}));
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  return names.map((name) => parameter('path', name, own?.[name] ?? filled?.[fields[name] ?? ''] ?? {}, true));
}

/** A list read by GET takes its filters by name and its sort as one word. */
const asQuery = (schema: Schema): [string, unknown][] => {
  const [{ properties }, filters] = [fieldsOf(schema), filterFields(schema)];
  if (filters.length === 0) return Object.entries(properties);
  const { filters: _filters, sort: _sort, ...plain } = properties;
  return Object.entries({ ...plain, ...Object.fromEntries(['sort', ...filters].map((f) => [f, { type: 'string' }])) });
};

function queryParameters({ query, body }: Route, { method, fields, fixed }: Alias): Json[] {
  const schema = method === 'GET' ? (body ?? query) : query;
  if (!schema) return [];
  const said = new Set([...Object.keys(fixed ?? {}), ...Object.values(fields ?? {})]);
  const { required } = fieldsOf(schema);
  return asQuery(schema)
    .filter(([name]) => !said.has(name))
    .map(([name, property]) => parameter('query', name, property, required.includes(name)));
}

/** Makes the body's schema, without the fields that the address already has. */
function bodyAt(schema: Schema, { fields, fixed }: Alias): Json {
  const said = [...Object.keys(fixed ?? {}), ...Object.values(fields ?? {})];
  if (said.length === 0) return schemaOf(schema, 'input');
  const { properties, required } = fieldsOf(schema);
  const kept = Object.entries(properties).filter(([name]) => !said.includes(name));
  const still = required.filter((name) => !said.includes(name));
  return {
    type: 'object',
    properties: Object.fromEntries(kept),
    ...(still.length > 0 ? { required: still } : {}),
    additionalProperties: false,
  };
}

const content = (schema: Json, ...types: readonly string[]): Json =>
  Object.fromEntries(types.map((type) => [type, { schema }]));
const TEXT = { type: 'string' };

/** The body of a refusal: a page for a browser that asks for one, data for all others. */
const refusal = ({ format }: Route): Json => ({
  ...(format === 'html' ? content(TEXT, mediaTypeOf('html')) : {}),
  ...content({ $ref: '#/components/schemas/ErrorBody' }, mediaTypeOf()),
});

/** Every status an operation can answer, with the codes behind it. */
function refusals(route: Route): Json {
  const codes = Object.entries({ ...kernelErrors, ...route.errors });
  const statuses = [...new Set(codes.map(([, status]) => status))].sort();
  return Object.fromEntries(
    statuses.map((status) => [
      String(status),
      {
        description: codes
          .filter(([, s]) => s === status)
          .map(([code]) => code)
          .join(', '),
        content: refusal(route),
      },
    ]),
  );
}

/** The refusal of the gateway in front of our functions, which lacks our body. */
const TOO_LONG = { '431': { description: 'The address with its query and the headers are longer than 10 KB' } };

function answers({ format, output }: Route): Json {
  const schema = format === 'rpc' ? {} : format ? TEXT : schemaOf(output, 'output');
  return {
    '200': { description: 'OK', content: content(schema, mediaTypeOf(format)) },
    ...(format === 'rpc' ? { '202': { description: 'The message asks for no answer' } } : {}),
    ...(format === 'calendar' ? { '304': { description: 'What the caller has already is as it was' } } : {}),
  };
}

/** The request body. The form of a page may post the same fields in place of JSON. */
const request = (route: Route, schema: Schema, at: Alias): Json => ({
  required: true,
  content: content(bodyAt(schema, at), mediaTypeOf(), ...(route.format === 'html' ? [FORM_TYPE] : [])),
});

/** Makes the operation's id, from which tools derive names and addresses. */
const idOf = ({ id }: Route, { method, path }: Alias): string => `${id}-${method}${path.replace(/[^\w]+/g, '-')}`;
const words = ({ domain, operation: name }: Route): string => `${domain}: ${kebab(name).replaceAll('-', ' ')}`;

function securityOf(route: Route): Json[] {
  if (!['user', 'operator', 'identity'].includes(route.audience)) return [];
  return [{ session: [] }, ...(tokenRefusal(route, ANY_TOKEN) ? [] : [{ token: [] }])];
}

function operation(route: Route, at: Alias): Json {
  const isAlias = at.path !== route.path || at.method !== route.method;
  return {
    operationId: isAlias ? idOf(route, at) : route.id,
    summary: words(route),
    tags: [route.domain],
    ...(isAlias ? { description: `Alias of ${route.id}` } : {}),
    security: securityOf(route),
    'x-audience': route.audience,
    'x-permission': route.permission,
    parameters: [...pathParameters(route, at), ...queryParameters(route, at)],
    ...(route.body && at.method !== 'GET' ? { requestBody: request(route, route.body, at) } : {}),
    responses: { ...answers(route), ...refusals(route), ...(at.method === 'GET' ? TOO_LONG : {}) },
  };
}

function paths(routes: readonly Route[]): Json {
  const out: Record<string, Json> = {};
  for (const route of routes) {
    const { method, path, aliases = [] } = route;
    for (const at of [{ method, path }, ...aliases]) {
      out[at.path] = { ...out[at.path], [at.method.toLowerCase()]: operation(route, at) };
    }
  }
  return out;
}

/** The API as OpenAPI 3.1: all of it, or some operations. */
export const apiDocument = (routes: readonly Route[] = allRoutes): Json => ({
  openapi: '3.1.0',
  info: { title: 'Backline', version: '1', license: { name: 'MIT', identifier: 'MIT' } },
  servers: [{ url: '/' }],
  paths: paths(routes),
  components: {
    securitySchemes: {
      session: { type: 'http', scheme: 'bearer', description: 'Cognito access token' },
      token: { type: 'http', scheme: 'bearer', description: 'API token: bl_pat_... or bl_agt_...' },
    },
    schemas: { ErrorBody: schemaOf(ErrorBody, 'output') },
  },
});

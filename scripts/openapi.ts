import * as z from 'zod';
import { allRoutes } from '#shared/contracts.ts';
import { ErrorBody, kernelErrors } from '#shared/kernel/error.ts';
import { filterFields } from '#shared/kernel/query-body.ts';
import type { Alias, Route } from '#shared/kernel/route.ts';

type Json = Record<string, unknown>;
type Schema = z.core.$ZodType;

const schemaOf = (schema: Schema, io: 'input' | 'output'): Json => {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Json;
  return rest;
};

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

/** The body without what the address says already. */
function bodyAt(schema: Schema, { fields, fixed }: Alias): Json {
  const said = [...Object.keys(fixed ?? {}), ...Object.values(fields ?? {})];
  if (said.length === 0) return schemaOf(schema, 'input');
  const { properties, required } = fieldsOf(schema);
  const kept = Object.entries(properties).filter(([name]) => !said.includes(name));
  const still = required.filter((name) => !said.includes(name));
  return { type: 'object', properties: Object.fromEntries(kept), ...(still.length > 0 ? { required: still } : {}) };
}

const json = (schema: Json) => ({ 'application/json': { schema } });

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
        content: json({ $ref: '#/components/schemas/ErrorBody' }),
      },
    ]),
  );
}

function operation(route: Route, at: Alias): Json {
  const isAlias = at.path !== route.path || at.method !== route.method;
  const hasBody = route.body && at.method !== 'GET';
  return {
    operationId: isAlias ? `${route.id}:${at.method}:${at.path}` : route.id,
    tags: [route.domain],
    ...(isAlias ? { description: `Alias of ${route.id}` } : {}),
    security: ['user', 'operator', 'identity'].includes(route.audience) ? [{ session: [] }] : [],
    'x-audience': route.audience,
    'x-permission': route.permission,
    parameters: [...pathParameters(route, at), ...queryParameters(route, at)],
    ...(hasBody ? { requestBody: { required: true, content: json(bodyAt(route.body, at)) } } : {}),
    responses: {
      '200': { description: 'OK', content: json(schemaOf(route.output, 'output')) },
      ...refusals(route),
    },
  };
}

function paths(): Json {
  const out: Record<string, Json> = {};
  for (const route of allRoutes) {
    const { method, path, aliases = [] } = route;
    for (const at of [{ method, path }, ...aliases]) {
      out[at.path] = { ...out[at.path], [at.method.toLowerCase()]: operation(route, at) };
    }
  }
  return out;
}

/** `npm run -s openapi`: the whole API as OpenAPI 3.1, from the contracts alone. */
const document = {
  openapi: '3.1.0',
  info: { title: 'Backline', version: '1' },
  paths: paths(),
  components: {
    securitySchemes: { session: { type: 'http', scheme: 'bearer', description: 'Cognito access token' } },
    schemas: { ErrorBody: schemaOf(ErrorBody, 'output') },
  },
};
process.stdout.write(`${JSON.stringify(document, null, 1)}\n`);

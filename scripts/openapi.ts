import * as z from 'zod';
import { allRoutes } from '#shared/contracts.ts';
import { ErrorBody, kernelErrors } from '#shared/kernel/error.ts';
import type { Route } from '#shared/kernel/route.ts';

type Json = Record<string, unknown>;
type Schema = z.core.$ZodType;

const schemaOf = (schema: Schema, io: 'input' | 'output'): Json => {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Json;
  return rest;
};

function parameters(schema: Schema | undefined, where: 'path' | 'query', path: string): Json[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = schemaOf(schema, 'input') as { properties?: Json; required?: string[] };
  return Object.entries(properties)
    .filter(([name]) => where === 'query' || path.includes(`{${name}}`))
    .map(([name, property]) => ({
      name,
      in: where,
      required: where === 'path' || required.includes(name),
      schema: property,
    }));
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

function operation(route: Route, path: string, alias: boolean): Json {
  const id = alias ? `${route.id}:${path}` : route.id;
  return {
    operationId: id,
    tags: [route.domain],
    ...(alias ? { description: `Alias of ${route.id}` } : {}),
    security: ['user', 'operator', 'identity'].includes(route.audience) ? [{ session: [] }] : [],
    'x-audience': route.audience,
    'x-permission': route.permission,
    parameters: [...parameters(route.params, 'path', path), ...parameters(route.query, 'query', path)],
    ...(route.body ? { requestBody: { required: true, content: json(schemaOf(route.body, 'input')) } } : {}),
    responses: {
      '200': { description: 'OK', content: json(schemaOf(route.output, 'output')) },
      ...refusals(route),
    },
  };
}

function paths(): Json {
  const out: Record<string, Json> = {};
  for (const route of allRoutes) {
    for (const [i, address] of [route, ...(route.aliases ?? [])].entries()) {
      out[address.path] ??= {};
      Object.assign(out[address.path] as Json, {
        [address.method.toLowerCase()]: operation(route, address.path, i > 0),
      });
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

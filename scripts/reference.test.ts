import { expect, test } from 'vitest';
import * as z from 'zod';
import { reads, writes } from '#shared/kernel/contract/access.ts';
import { core } from '#shared/kernel/contract/record-contract.ts';
import { contract, route } from '#shared/kernel/contract/route.ts';
import { Id } from '#shared/kernel/record/ids.ts';
import { apiDocument } from './openapi/document.ts';
import { withSharedParts } from './openapi/shared-parts.ts';
import { fieldsIn } from './reference/fields.ts';
import { referencePage } from './reference/page.ts';

test('the fields of a body, with their types, in lists and objects', () => {
  const body = z.object({
    id: Id,
    kind: z.enum(['one', 'two']).optional(),
    lines: z.array(z.object({ amount: z.int() })),
  });
  expect(fieldsIn(body, 'input')).toEqual([
    { path: 'id', type: 'id', isRequired: true },
    { path: 'kind', type: 'one | two', isRequired: false },
    { path: 'lines', type: 'list of object', isRequired: true },
    { path: 'lines[].amount', type: 'integer', isRequired: true },
  ]);
  expect(fieldsIn(undefined, 'input')).toEqual([]);
});

const thing = z.object(Object.fromEntries(Array.from({ length: 20 }, (_, i) => [`aFieldOfTheThing${i}`, Id])));
const { routes } = contract('thing', {
  errors: { 'thing.broken': 409 },
  routes: {
    get: route(core('GET', '/thing/{id}'), reads('show.read'), { params: z.object({ id: Id }), output: thing }),
    update: route(core('POST', '/thing/update'), writes('show.update'), {
      body: z.object({ text: z.string() }),
      output: thing,
    }),
  },
});
const all = Object.values(routes);

type Components = Readonly<Record<string, Readonly<Record<string, unknown>>>>;
/** Puts each shared part back in the place of its reference. */
function resolved(value: unknown, components: Components): unknown {
  if (Array.isArray(value)) return value.map((one) => resolved(one, components));
  if (typeof value !== 'object' || value === null) return value;
  const [, place = '', name = ''] =
    /^#\/components\/(\w+)\/(Part\w+)$/.exec((value as { $ref?: string }).$ref ?? '') ?? [];
  if (name) return resolved(components[place]?.[name], components);
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, resolved(part, components)]));
}

test('shared parts make the document shorter, and it means the same', () => {
  const [long, short] = [apiDocument(all), withSharedParts(apiDocument(all))];
  expect(JSON.stringify(short).length).toBeLessThan(0.8 * JSON.stringify(long).length);
  const components = short.components as Components;
  expect(resolved(short.paths, components)).toEqual(JSON.parse(JSON.stringify(long.paths)));
});

test('the reference names each call with its right, its fields and its errors', () => {
  const page = referencePage(all, 'https://x.example');
  for (const text of ['/api/core/thing/{id}', 'show.update', '409 thing.broken', 'aFieldOfTheThing19'])
    expect(page).toContain(text);
  expect(page).toContain('curl -X POST &#39;https://x.example/api/core/thing/update&#39;');
});

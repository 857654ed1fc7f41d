import { expect, test } from 'vitest';
import { apiDocument } from '#scripts/openapi/document.ts';
import { allRoutes } from '#shared/contracts.ts';

interface Said {
  readonly operationId: string;
  readonly requestBody?: { readonly content: object };
  readonly responses: Readonly<Record<string, { readonly content?: object }>>;
}
const { paths } = apiDocument() as { paths: Readonly<Record<string, Readonly<Record<string, Said>>>> };
const operations = new Map(
  Object.values(paths).flatMap((methods) => Object.values(methods).map((said) => [said.operationId, said] as const)),
);
const typesOf = (id: string, status = '200') => Object.keys(operations.get(id)?.responses[status]?.content ?? {});

test('says of each operation, by each of its addresses, what it answers in', () => {
  expect(operations.size).toBe(allRoutes.reduce((sum, { aliases = [] }) => sum + 1 + aliases.length, 0));
  const types = { html: 'text/html', calendar: 'text/calendar', json: 'application/json' };
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

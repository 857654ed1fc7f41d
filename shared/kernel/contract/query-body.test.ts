import { expect, test } from 'vitest';
import * as z from 'zod';
import { listRequest } from './list.ts';
import { bodyOfQuery, filterFields } from './query-body.ts';

const List = listRequest({ fields: ['company', 'active', 'status'], sorts: ['name', 'city'] });

test('a list is read by its query string', () => {
  const query = { keyword: 'noor', page: '2', per_page: '30', companyId: 'C1,C2', isActive: 'true', sort: '-city' };
  expect(List.parse(bodyOfQuery(List, query))).toMatchObject({
    keyword: 'noor',
    page: 2,
    perPage: 30,
    filters: [
      { field: 'company', relation: 'anyOf', values: ['C1', 'C2'] },
      { field: 'active', relation: 'anyOf', values: ['true'] },
    ],
    sort: { by: 'city', direction: 'desc' },
  });
});

test('what a query string gets wrong is left for the schema to refuse', () => {
  expect(bodyOfQuery(List, { page: 'two', surprise: '1' })).toEqual({ page: 'two', surprise: '1' });
  expect(List.safeParse(bodyOfQuery(List, { page: '' })).success).toBe(false);
  expect(List.safeParse(bodyOfQuery(List, { sort: 'shoe' })).success).toBe(false);
});

test('numbers, flags and lists become what the body asks for', () => {
  const Body = z.object({ ids: z.array(z.int()).default([]), all: z.boolean().optional(), name: z.string() });
  expect(bodyOfQuery(Body, { ids: '1,2', all: 'false', name: '7' })).toEqual({ ids: [1, 2], all: false, name: '7' });
  expect(bodyOfQuery(Body, { all: 'perhaps' })).toEqual({ all: 'perhaps' });
});

test('only a list has fields to filter by', () => {
  expect(filterFields(List)).toEqual(['company', 'active', 'status']);
  expect(filterFields(z.object({ filters: z.string() }))).toEqual([]);
});

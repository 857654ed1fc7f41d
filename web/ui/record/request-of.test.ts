import { expect, it } from 'vitest';
import { listRequest } from '#shared/kernel/list.ts';
import { requestOf } from './request-of.ts';

const Request = listRequest(['role', 'active'], ['name', 'city']);
const ask = (search: object) => requestOf(Request, search, { defaultSort: 'name' });

it('asks the first page by the usual sort', () => {
  expect(ask({})).toMatchObject({ page: 1, keyword: '', filters: [], sort: { by: 'name', direction: 'asc' } });
});

it('hands over page, keyword, sort and filters', () => {
  expect(ask({ page: 3, q: 'hall', sort: '-city', role: { none: ['venue'] }, active: false })).toMatchObject({
    page: 3,
    keyword: 'hall',
    sort: { by: 'city', direction: 'desc' },
    filters: [
      { field: 'role', relation: 'noneOf', values: ['venue'] },
      { field: 'active', relation: 'anyOf', values: ['false'] },
    ],
  });
});

it('keeps what the page itself asks when the address makes no sense', () => {
  const always = [{ field: 'role', relation: 'anyOf', values: ['venue'] }] as const;
  const asked = requestOf(Request, { sort: 'nonsense', page: 2 }, { defaultSort: 'name', always });
  expect(asked).toMatchObject({ page: 1, sort: { by: 'name' }, filters: always });
});

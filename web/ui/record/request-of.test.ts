import { expect, it } from 'vitest';
import { requestOf } from './request-of.ts';

const LIST = { fields: ['role', 'active'], sorts: ['name', 'city'], free: true } as const;
const ask = (search: object) => requestOf(LIST, search, { defaultSort: 'name' });

it('asks the first page by the usual sort', () => {
  expect(ask({})).toMatchObject({ page: 1, keyword: '', filters: [], sort: { by: 'name', direction: 'asc' } });
});

it('hands over page, keyword, sort and filters', () => {
  expect(ask({ page: 3, q: 'hall', sort: '-city', role: { none: ['venue'] }, active: false })).toMatchObject({
    page: 3,
    keyword: 'hall',
    sort: { by: 'city', direction: 'desc' },
    filters: [
      { field: 'active', relation: 'anyOf', values: ['false'] },
      { field: 'role', relation: 'noneOf', values: ['venue'] },
    ],
  });
});

it('asks alike whatever was chosen first, as answers are kept by what was asked', () => {
  const [role, active] = [{ any: ['venue'] }, true];
  expect(JSON.stringify(ask({ role, active }))).toBe(JSON.stringify(ask({ active, role })));
});

it('keeps what the page itself asks when the address makes no sense', () => {
  const always = [{ field: 'role', relation: 'anyOf', values: ['venue'] }] as const;
  const search = { sort: 'nonsense', page: 2, colour: { any: ['red'] } };
  const asked = requestOf(LIST, search, { defaultSort: '-city', always });
  expect(asked).toMatchObject({ page: 2, sort: { by: 'city', direction: 'desc' } });
  expect(asked.filters).toEqual(always);
});

it("takes fields of the agency's own", () => {
  const search = { free_01HZX0A0B0C0D0E0F0G0H0J0K0: { min: 3 }, sort: '-free_01HZX0A0B0C0D0E0F0G0H0J0K0' };
  expect(ask(search)).toMatchObject({
    filters: [{ field: 'free_01HZX0A0B0C0D0E0F0G0H0J0K0', relation: 'between', values: ['3', ''] }],
    sort: { by: 'free_01HZX0A0B0C0D0E0F0G0H0J0K0', direction: 'desc' },
  });
});

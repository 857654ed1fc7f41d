import { beforeAll, expect, test } from 'vitest';
import { type ShowListRequest, showContract } from '#shared/domains/booking/show/contract.ts';
import { dayNumber } from '#shared/kernel/time/date.ts';
import { call, ok, refusal } from '#test/support/api.ts';
import { type Agency, makeAgency, makeCompany, showInput } from '#test/support/fixtures.ts';

const { routes } = showContract;
let agency: Agency;
const ids = new Map<string, string>();
const agent = () => agency.users.agent;

beforeAll(async () => {
  agency = await makeAgency();
  const hall = { name: 'Kyoto Hall', roles: ['venue' as const], zone: 'Asia/Tokyo' };
  const kyoto = await makeCompany(agency.tenantId, { ...hall, address: { city: 'Kyoto', countryId: 'JP' } });
  const add = async (name: string, more: object) =>
    ids.set(name, (await ok(routes.insert, agent(), { body: showInput(agency, more) })).id);
  await add('lisbon', { fee: { minor: 150_000, currency: 'EUR' }, expiresOn: '2027-05-10' });
  await add('kyoto', { venueId: kyoto.id, fee: { minor: 400_000, currency: 'JPY' }, expiresOn: '2027-05-20' });
  await add('nowhere', { venueId: undefined, fee: undefined, expiresOn: undefined });
});

type Filter = ShowListRequest['filters'][number];
const nameOf = (id: string) => [...ids].find(([, known]) => known === id)?.[0];
async function found(...filters: Partial<Filter>[]): Promise<(string | undefined)[]> {
  const body = { filters: filters as Filter[] };
  return (await ok(routes.list, agent(), { body })).rows.map(({ id }) => nameOf(id)).toSorted();
}
const days = (from: string, to: string) => [from && String(dayNumber(from)), to && String(dayNumber(to))];

test.each<[Partial<Filter>, string[]]>([
  [{ field: 'country', values: ['PT'] }, ['lisbon']],
  [{ field: 'country', relation: 'noneOf', values: ['PT'] }, ['kyoto', 'nowhere']],
  [{ field: 'city', relation: 'contains', values: ['kyo'] }, ['kyoto']],
  [{ field: 'city', relation: 'contains', values: ['hall'] }, []],
  [{ field: 'city', relation: 'empty' }, ['nowhere']],
  [{ field: 'promoter', relation: 'empty' }, ['kyoto', 'lisbon', 'nowhere']],
  [{ field: 'promoter', relation: 'filled' }, []],
  [{ field: 'production', relation: 'contains', values: ['x'] }, []],
  [{ field: 'currency', values: ['JPY', 'EUR'] }, ['kyoto', 'lisbon']],
  [{ field: 'fee', relation: 'between', values: ['1500', ''] }, ['kyoto', 'lisbon']],
  // 400,000 yen are no 4,000.00: a yen has no hundredths.
  [{ field: 'fee', relation: 'between', values: ['', '4000'] }, ['lisbon']],
  [{ field: 'fee', relation: 'between', values: ['1500.01', '399999'] }, []],
  [{ field: 'expires', relation: 'between', values: days('2027-05-10', '2027-05-19') }, ['lisbon']],
  [{ field: 'expires', relation: 'between', values: days('', '2027-05-20') }, ['kyoto', 'lisbon']],
  [{ field: 'expires', relation: 'between', values: ['x', 'y'] }, ['kyoto', 'lisbon']],
  [{ field: 'fee', values: ['1500'] }, []],
  [{ field: 'locked', values: ['true'] }, []],
  [{ field: 'locked', values: ['false'] }, ['kyoto', 'lisbon', 'nowhere']],
  [{ field: 'preliminary', relation: 'noneOf', values: ['true'] }, ['kyoto', 'lisbon', 'nowhere']],
])('shows are filtered by place, money and the end of the option: %o', async (filter, names) =>
  expect(await found(filter)).toEqual(names),
);

test('nobody learns of a fee or an option by a filter who may not see them', async () => {
  const ask = (field: 'fee' | 'currency' | 'expires', who = agency.users.readOnly) =>
    call(routes.list, who, { body: { filters: [{ field, relation: 'between', values: ['1', ''] }] } });
  expect(refusal(await ask('fee'))).toMatch(/^400/);
  expect(refusal(await ask('currency'))).toMatch(/^400/);
  expect(refusal(await ask('expires', agency.users.promoter))).toMatch(/^400/);
});

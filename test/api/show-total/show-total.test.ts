import { beforeAll, expect, test } from 'vitest';
import { datedRates } from '#functions/domains/reference/exchange-rate/rates.ts';
import { commit } from '#functions/platform/data/write.ts';
import { showContract } from '#shared/domains/booking/show/contract.ts';
import type { Show } from '#shared/domains/booking/show/schemas.ts';
import { type ShowTotals, showTotalContract } from '#shared/domains/booking/show-total/contract.ts';
import { TOTALS_BY, type TotalBy } from '#shared/domains/booking/show-total/rules.ts';
import { call, ok, refusal } from '#test/support/api.ts';
import { type Agency, makeAgency, makeSignedIn, showInput } from '#test/support/fixtures.ts';

const { totals } = showTotalContract.routes;
let agency: Agency;
let other: Agency;
const shows: Show[] = [];
/** Shows that count in no total. */
const out: Show[] = [];
const DAYS = ['2026-12-31', '2027-01-01', '2027-03-31', '2027-04-01', '2027-04-30', '2027-11-15'];
const CURRENCIES = ['EUR', 'USD', 'JPY', undefined];

const add = async (more: Parameters<typeof showInput>[1]) =>
  shows.push(await ok(showContract.routes.insert, agency.users.administrator, { body: showInput(agency, more) }));
beforeAll(async () => {
  [agency, other] = await Promise.all([makeAgency(), makeAgency()]);
  const bills = [[agency.artist.id], [agency.otherArtist.id], [agency.artist.id, agency.otherArtist.id]];
  const statuses = [agency.status('Option').id, agency.status('Confirmed').id];
  const owners = [agency.users.agent.user.id, agency.users.administrator.user.id];
  for (let i = 0; i < 24; i++) {
    const [day, currency] = [DAYS[i % DAYS.length], CURRENCIES[i % CURRENCIES.length]];
    await add({
      start: `${day}T20:00`,
      end: `${day}T22:00`,
      artistIds: bills[i % 3] ?? [],
      rank: 0,
      statusId: statuses[i % 2] ?? '',
      ownerId: owners[(i >> 1) % 2] ?? '',
      ...(currency ? { fee: { minor: 100_001 * (i + 1), currency } } : {}),
    });
  }
  for (const status of ['Cancelled', 'Released'])
    out.push(
      await ok(showContract.routes.insert, agency.users.administrator, {
        body: showInput(agency, { statusId: agency.status(status).id, fee: { minor: 900, currency: 'EUR' } }),
      }),
    );
  // A night after midnight belongs to the evening before: to April, not to May.
  await add({ start: '2027-05-01T02:00', end: '2027-05-01T04:00', isNight: true, fee: { minor: 77, currency: 'EUR' } });
}, 120_000);

const KEYS: Record<TotalBy, (show: Show) => string[]> = {
  month: (show) => [nightDay(show).slice(0, 7)],
  quarter: (show) => [`${nightDay(show).slice(0, 4)}-Q${Math.ceil(Number(nightDay(show).slice(5, 7)) / 3)}`],
  year: (show) => [nightDay(show).slice(0, 4)],
  owner: ({ owner }) => [owner.userId],
  artist: ({ artists }) => artists.map(({ artistId }) => artistId),
  status: ({ statusId }) => [statusId],
  phase: ({ phase }) => [phase],
};
const nightDay = (show: Show) => (show.isNight ? '2027-04-30' : show.start.slice(0, 10));

/** Counts the totals by reading every show. */
function bruteForce(of: readonly Show[]) {
  const sums = new Map<string, number>();
  for (const { fee } of of) if (fee) sums.set(fee.currency, (sums.get(fee.currency) ?? 0) + fee.minor);
  return { count: of.length, sums: [...sums].sort().map(([currency, minor]) => ({ currency, minor })) };
}
const groupsOf = ({ groups }: ShowTotals) =>
  Object.fromEntries(groups.filter(({ count }) => count > 0).map(({ key, count, sums }) => [key, { count, sums }]));

test.each(TOTALS_BY)('agrees with all shows opened one by one, by %s', async (by) => {
  const answer = await ok(totals, agency.users.administrator, { body: { by } });
  expect({ count: answer.count, sums: answer.sums }).toEqual(bruteForce(shows));
  const keys = [...new Set(shows.flatMap(KEYS[by]))];
  const wanted = keys.map((key) => [key, bruteForce(shows.filter((show) => KEYS[by](show).includes(key)))]);
  expect(groupsOf(answer)).toEqual(Object.fromEntries(wanted));
  expect(answer.rates).toEqual([]);
  expect(answer.cancelled).toEqual(bruteForce(out));
});

test('filters as the list does, and shows months without a show', async () => {
  const body = { from: '2027-01-01', to: '2027-12-31', filters: [{ field: 'phase' as const, values: ['confirmed'] }] };
  const answer = await ok(totals, agency.users.administrator, { body });
  const sum = await ok(showContract.routes.sum, agency.users.administrator, { body });
  expect(answer.count).toBe(sum.count);
  expect(answer.sums.toSorted((a, b) => a.minor - b.minor)).toEqual(sum.sums.toSorted((a, b) => a.minor - b.minor));
  const empty = answer.groups.filter(({ count }) => count === 0).map(({ key }) => key);
  expect(empty).toEqual(expect.arrayContaining(['2027-02']));
  expect(answer.groups.map(({ key }) => key)).toEqual(answer.groups.map(({ key }) => key).toSorted());
});

test('adds currencies up only by the rates of a day, and not at all where one is missing', async () => {
  const { administrator } = agency.users;
  const rateOf = (currency: string, rate: string) =>
    commit([datedRates.put(agency.tenantId, { currency, rate, date: '2026-05-04', source: 'manual' })]);
  await rateOf('USD', '1.25');
  const body = { by: 'year' as const, inCurrency: 'EUR', rateDate: '2026-05-04' };
  const partly = await ok(totals, administrator, { body });
  expect(partly.missing).toEqual(['JPY']);
  expect(partly.converted).toBeUndefined();
  await rateOf('JPY', '160');
  const { rates, converted, sums, missing } = await ok(totals, administrator, { body });
  expect(missing).toEqual([]);
  expect(rates.map(({ currency, date, rate }) => `${currency} ${date} ${rate}`)).toEqual([
    ...['JPY 2026-05-04 160', 'USD 2026-05-04 1.25'],
  ]);
  const minorOf = (code: string) => sums.find(({ currency }) => currency === code)?.minor ?? 0;
  // Yen have no cents.
  const wanted = minorOf('EUR') + Math.round(minorOf('USD') / 1.25) + Math.round((minorOf('JPY') * 100) / 160);
  expect(converted).toEqual({ currency: 'EUR', minor: wanted });
  const before = await ok(totals, administrator, { body: { ...body, rateDate: '2026-05-03' } });
  expect(before.missing).toEqual(['JPY', 'USD']);
});

test('is for those who may see deals, of the artists they are linked to', async () => {
  const { readOnly } = agency.users;
  expect(refusal(await call(totals, readOnly, { body: {} }))).toBe('403 denied');
  const linked = await makeSignedIn(agency.tenantId, {
    role: 'agent',
    allArtists: false,
    artistIds: [agency.artist.id],
  });
  const seen = shows.filter(({ artists }) => artists.some(({ artistId }) => artistId === agency.artist.id));
  const answer = await ok(totals, linked, { body: { by: 'phase' } });
  expect({ count: answer.count, sums: answer.sums }).toEqual(bruteForce(seen));
  expect(await ok(totals, other.users.administrator, { body: {} })).toMatchObject({ count: 0, sums: [], groups: [] });
  const wrong = await call(totals, agency.users.administrator, { body: { by: 'moon' as never } });
  expect(wrong.status).toBe(400);
  expect(wrong.body.errors?.[0]?.field).toBe('by');
});

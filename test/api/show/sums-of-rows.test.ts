import ExcelJS from 'exceljs';
import { beforeAll, expect, test } from 'vitest';
import { dealContract } from '#shared/domains/booking/deal/contract.ts';
import type { DealInput } from '#shared/domains/booking/deal/schemas.ts';
import { type ShowListRequest, showContract } from '#shared/domains/booking/show/contract.ts';
import { showTotalContract } from '#shared/domains/booking/show-total/contract.ts';
import { ok } from '#test/support/api.ts';
import { exportedTable } from '#test/support/exported.ts';
import { type Agency, makeAgency, showInput } from '#test/support/fixtures.ts';

const { insert, list, sum } = showContract.routes;
let agency: Agency;
const agent = () => agency.users.agent;

const CURRENCIES = ['EUR', 'USD', 'GBP'] as const;
const TICKETS = [{ key: 'door', name: 'Door', capacity: 100, sold: 80, price: 3333, feePerTicket: 0 }];
const dealIn = (currency: string, guarantee: number) =>
  ({ type: 'versusGross', currency, guarantee, percentage: 50_000, taxRate: 0, tickets: TICKETS }) as DealInput;

beforeAll(async () => {
  agency = await makeAgency();
  const statuses = ['Option', 'Confirmed', 'Released'].map((name) => agency.status(name).id);
  for (let i = 0; i < 18; i++) {
    const currency = CURRENCIES[i % 3] ?? 'EUR';
    const day = `2028-0${1 + (i % 6)}-${10 + i}`;
    const { id } = await ok(insert, agent(), {
      body: showInput(agency, {
        start: `${day}T20:00`,
        end: `${day}T22:00`,
        statusId: statuses[(i >> 1) % 3] ?? '',
        description: i % 2 ? 'Autumn run' : 'Spring run',
        artistIds: [i % 4 ? agency.artist.id : agency.otherArtist.id],
        ...(i % 5 ? { fee: { minor: 10_001 * (i + 1), currency } } : {}),
      }),
    });
    if (i % 3 === 1)
      await ok(dealContract.routes.update, agent(), {
        params: { id },
        body: { ...dealIn(currency, 7777 * i), rev: 0 },
      });
  }
}, 120_000);

/** Requests as the page sends them: a phase, a search with an artist, a currency with a lowest fee. */
const REQUESTS: readonly Partial<ShowListRequest>[] = [
  {},
  { filters: [{ field: 'phase', relation: 'anyOf', values: ['confirmed'] }] },
  { keyword: 'autumn', from: '2028-01-01', to: '2028-05-31' },
  { filters: [{ field: 'currency', relation: 'anyOf', values: ['USD', 'GBP'] }] },
];

type Sums = Readonly<Record<string, number>>;
const added = (amounts: readonly (readonly [currency: string, minor: number])[]): Sums => {
  const sums: Record<string, number> = {};
  for (const [currency, minor] of amounts) sums[currency] = (sums[currency] ?? 0) + minor;
  return sums;
};
const byCurrency = (sums: readonly { currency: string; minor: number }[] = []): Sums =>
  Object.fromEntries(sums.map(({ currency, minor }) => [currency, minor]));
const minorOf = (cell: ExcelJS.CellValue | undefined) => Math.round(Number(cell ?? 0) * 100);

/** The last row but one of the totals' file, with a column for each currency. */
async function totalRow(request: Partial<ShowListRequest>) {
  const { url } = await ok(showTotalContract.routes.export, agent(), {
    body: { ...request, by: 'month', locale: 'en' },
  });
  const book = new ExcelJS.Workbook();
  await book.xlsx.load((await (await fetch(url)).arrayBuffer()) as ExcelJS.Buffer);
  const rows: ExcelJS.CellValue[][] = [];
  book.worksheets[0]?.eachRow((row) => rows.push((row.values as ExcelJS.CellValue[]).slice(1)));
  const [heads = []] = rows;
  const [, count, ...amounts] = rows.find(([name]) => name === 'All') ?? [];
  const sums = amounts.map((amount, i) => [String(heads[i + 2]).slice(-3), minorOf(amount)] as const);
  return { count, sums: added(sums.filter(([, minor]) => minor !== 0)) };
}

test.each(REQUESTS)('what the list and its file sum are its rows, one by one: %o', async (request) => {
  const { rows, total } = await ok(list, agent(), { body: { ...request, perPage: 100 } });
  expect(rows.length).toBe(total);
  expect(rows.length).toBeGreaterThan(1);
  const standing = rows.filter(({ phase }) => phase !== 'cancelled');
  const answer = await ok(sum, agent(), { body: { ...request, withExpected: true } });
  expect(answer.count).toBe(rows.length);
  const fees = standing.flatMap(({ fee }) => (fee ? [[fee.currency, fee.minor] as const] : []));
  expect(byCurrency(answer.sums)).toEqual(added(fees));

  const columns = ['number', 'fee', 'expected', 'currency'];
  const file = await exportedTable(agency.tenantId, agent(), {
    mainArea: 'show',
    locale: 'en',
    columns,
    request: { ...request, page: 1, perPage: 50 },
  });
  const cells = file.cells.filter(([number]) => standing.some((show) => show.number === number));
  expect(file.cells).toHaveLength(rows.length);
  const inFile = (column: number) =>
    added(cells.flatMap((row) => (row[column] === undefined ? [] : [[String(row[3]), minorOf(row[column])] as const])));
  expect(inFile(1)).toEqual(byCurrency(answer.sums));
  expect(inFile(2)).toEqual(byCurrency(answer.expected));

  const totals = await ok(showTotalContract.routes.totals, agent(), { body: { ...request, by: 'month' } });
  expect(totals.count).toBe(standing.length);
  expect(byCurrency(totals.sums)).toEqual(byCurrency(answer.sums));
  expect(await totalRow(request)).toEqual({ count: standing.length, sums: byCurrency(answer.sums) });
});

import { GetCommand, PutCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { ulid } from 'ulid';
import { columnCache } from '#functions/platform/list-index/cache.ts';
import type { ListQuery } from '#functions/platform/list-index/types.ts';
import { measure } from '#functions/platform/meter.ts';
import { documents, tableName } from '#functions/platform/table.ts';
import { commit } from '#functions/platform/write.ts';
import { type BenchRow, benchRows, benchShows, benchVenues, fillPicker, TODAY } from './list-data.ts';

export interface Figure {
  readonly name: string;
  readonly unit: string;
  readonly value: number;
  readonly goal: number;
}
type Query = ListQuery<'number', Exclude<keyof BenchRow & string, 'no' | 'key'>>;

const DAY = 1440;
const page = { page: 1, perPage: 50 };
const fromToday = { from: TODAY * DAY };
const year = { from: (TODAY - 365) * DAY, to: TODAY * DAY };
const latest = { by: 'key', direction: -1 } as const;

/** The goals of design.md: a page of the plain list or a period, and any combination. */
const GOALS = { page: 6, combination: 40, warm: 1, keystroke: 2 };

const PAGES: Record<string, Query> = {
  'default page': { ...page, ...fromToday, filters: [{ column: 'phase', anyOf: [0, 1] }] },
  'all, first page': { ...page, sort: latest },
  'all, last page': { ...page, page: 1_000_000, sort: latest },
  'all, middle page': { ...page, page: 50, sort: latest },
  period: { ...page, ...year },
};
const COMBINATIONS: Record<string, Query> = {
  'status + tag + owner': {
    ...page,
    sort: latest,
    filters: [
      { column: 'status', anyOf: [2, 5] },
      { column: 'tags', anyOf: [7] },
      { column: 'owner', anyOf: [3] },
    ],
  },
  'artists + phase': {
    ...page,
    filters: [
      { column: 'artists', anyOf: [20, 21] },
      { column: 'phase', anyOf: [0] },
    ],
  },
  'venue + unlocked + amount': {
    ...page,
    filters: [
      { column: 'venue', anyOf: [100, 101, 102] },
      { column: 'locked', anyOf: [0] },
      { column: 'amount', min: 500_000 },
    ],
  },
  'year + company + artists + phase + status': {
    ...page,
    ...year,
    filters: [
      { column: 'company', anyOf: [20, 21, 22] },
      { column: 'artists', anyOf: [1, 2, 3, 4, 5] },
      { column: 'phase', anyOf: [0, 1] },
      { column: 'status', noneOf: [9] },
    ],
  },
  'year + keyword, by title': {
    ...page,
    ...year,
    filters: [{ column: 'search', words: 'para' }],
    sort: { by: 'title', direction: 1 },
  },
};

const figure = (name: string, unit: string, value: number, goal: number): Figure => ({
  name,
  unit,
  value: Math.round(value * 100) / 100,
  goal,
});

async function readFigures(tenantId: string, rows: number, queries: Record<string, Query>, goal: number) {
  const figures: Figure[] = [];
  for (const [name, query] of Object.entries(queries)) {
    const read = () => measure(() => benchShows.read(tenantId, query));
    columnCache.clear();
    figures.push(figure(`list ${rows}: ${name}, cold`, 'read units', (await read()).usage.reads, goal));
    figures.push(figure(`list ${rows}: ${name}, warm`, 'read units', (await read()).usage.reads, GOALS.warm));
  }
  return figures;
}

/** Write units of folding, by the row: one lone change, and forty that came together. */
async function foldFigures(tenantId: string, rows: readonly BenchRow[], first: number): Promise<Figure[]> {
  const figures: Figure[] = [];
  const upcoming = rows.filter((row) => row.key > TODAY * DAY && row.key < (TODAY + 120) * DAY);
  for (const [count, goal] of [
    [1, 12],
    [40, 8],
  ] as const) {
    const changed = upcoming.slice(first, first + count);
    for (const row of changed) {
      await commit([benchShows.delta(tenantId, row.no, row, { ...row, status: row.status + 1 }, 2 + count)]);
    }
    const { usage } = await measure(() => benchShows.fold(tenantId));
    figures.push(
      figure(`list ${rows.length}: fold, ${count} changed, each`, 'write units', usage.writes / count, goal),
    );
    for (const row of changed) {
      await commit([benchShows.delta(tenantId, row.no, { ...row, status: row.status + 1 }, row, 3 + count)]);
    }
    await benchShows.fold(tenantId);
  }
  return figures;
}

const quantile = (times: readonly number[], q: number) =>
  [...times].sort((a, b) => a - b)[Math.floor(times.length * q)] ?? 0;

/** Takes turns, so that a busy machine slows all of them alike. */
async function timesOf(works: readonly (() => Promise<unknown>)[], turns: number): Promise<number[][]> {
  const times = works.map((): number[] => []);
  for (let turn = 0; turn < turns; turn++) {
    for (const [i, work] of works.entries()) {
      const start = performance.now();
      await work();
      if (turn >= turns / 4) times[i]?.push(performance.now() - start);
    }
  }
  return times;
}

async function latencyFigures(tenantId: string, rows: number): Promise<Figure[]> {
  const pk = `${tenantId}#bare`;
  for (let i = 0; i < 30; i++) {
    const Item = { pk, sk: String(i), notes: 'x'.repeat(1500) };
    await documents.send(new PutCommand({ TableName: tableName(), Item }));
  }
  const get = () => documents.send(new GetCommand({ TableName: tableName(), Key: { pk, sk: '1' } }));
  const values = { KeyConditionExpression: 'pk = :pk', ExpressionAttributeValues: { ':pk': pk } };
  const query = () => documents.send(new QueryCommand({ TableName: tableName(), ...values }));
  const list = () => benchShows.read(tenantId, PAGES['default page'] as Query);
  const many = () => benchShows.read(tenantId, COMBINATIONS['status + tag + owner'] as Query);
  const [gets = [], queries = [], lists = [], filtered = []] = await timesOf([get, query, list, many], 240);
  const ratio = (times: readonly number[], base: readonly number[], q: number) =>
    quantile(times, q) / quantile(base, q);
  return [
    figure(`list ${rows}: default page, p95 to a bare 30-row query`, 'ratio', ratio(lists, queries, 0.95), 2),
    figure(`list ${rows}: three facets, p95 to a bare 30-row query`, 'ratio', ratio(filtered, queries, 0.95), 2),
    figure(`list ${rows}: default page, median to a bare get`, 'ratio', ratio(lists, gets, 0.5), 4),
  ];
}

async function pickerFigures(tenantId: string, companies: number): Promise<Figure[]> {
  await fillPicker(tenantId, companies);
  const figures: Figure[] = [];
  for (const keyword of ['', 'k', 'par', 'paradise', 'gmbh', 'ko para']) {
    const search = () => benchVenues.search(tenantId, { keyword, page: 1, perPage: 30 });
    const { usage } = await measure(search);
    figures.push(figure(`picker ${companies}: keystroke "${keyword}"`, 'read units', usage.reads, GOALS.keystroke));
  }
  return figures;
}

async function sizeFigures(count: number): Promise<Figure[]> {
  const tenantId = ulid();
  const rows = benchRows(count);
  await benchShows.build(tenantId, rows);
  return [
    ...(await readFigures(tenantId, count, PAGES, GOALS.page)),
    ...(await readFigures(tenantId, count, COMBINATIONS, GOALS.combination)),
    ...(await readFigures(tenantId, count, { 'all by title': { ...page, sort: { by: 'title', direction: 1 } } }, 40)),
    ...(await foldFigures(tenantId, rows, 0)),
    ...(await latencyFigures(tenantId, count)),
  ];
}

/** Read and write units and latency ratios of lists and pickers; needs a table that the environment points at. */
export async function benchList(sizes: readonly number[] = [5_000, 50_000]): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const size of sizes) figures.push(...(await sizeFigures(size)));
  return [...figures, ...(await pickerFigures(ulid(), 2_500))];
}

import { GetCommand, PutCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { showStore } from '#functions/domains/booking/show/store.ts';
import { documents, tableName } from '#functions/platform/data/table.ts';
import { showContract } from '#shared/domains/booking/show/contract.ts';
import { inputOf } from '#shared/domains/booking/show/input.ts';
import { PICKER_SIZE } from '#shared/kernel/contract/paging.ts';
import { type BenchAgency, ordinary, TODAY } from './agency.ts';
import { type Figure, figure } from './figure.ts';
import { combinations, defaultList } from './queries.ts';
import { requesterOf } from './request.ts';
import { type Timed, timed } from './timing.ts';
import { foldShows } from './writes.ts';

const READ_TURNS = 200;
/** One user may write 600 times in five minutes. */
const WRITE_TURNS = 120;
/** As the stream worker does a moment after each write. */
const FOLD_EVERY = 10;
const ROWS = PICKER_SIZE;
/** Issue, part 5: times of the same run, by a bare GetItem, a bare Query of thirty rows and a bare PutItem. */
const GOALS = { get: 2, list: 2, create: 4 };
/**
 * Around it a request to create reads its session and six references, counts the write, claims its key and keeps its
 * answer: each as much as a PutItem, reads half of one.
 */
const CREATE_REQUEST = GOALS.create + 3 + 3.5;

const LIST = { ...defaultList, perPage: ROWS };

const bareKey = ({ ctx }: BenchAgency) => `${ctx.tenantId}#bare`;
const barePut = (pk: string, sk: string, data: object) =>
  documents.send(new PutCommand({ TableName: tableName(), Item: { pk, sk, data } }));

/** The same rows as the list shows, in one partition: the least that reading them can cost. */
async function bareReads(agency: BenchAgency) {
  const pk = bareKey(agency);
  const { rows } = await showStore.page(agency.ctx, LIST);
  for (const [i, row] of rows.entries()) await barePut(pk, String(i), row);
  const Key = { pk, sk: '1' };
  const values = { KeyConditionExpression: 'pk = :pk', ExpressionAttributeValues: { ':pk': pk } };
  return {
    get: () => documents.send(new GetCommand({ TableName: tableName(), Key, ConsistentRead: true })),
    query: () => documents.send(new QueryCommand({ TableName: tableName(), ...values, Limit: ROWS })),
  };
}

const p95 = (own: Timed, base: Timed): number => own.p95 / base.p95;
const median = (own: Timed, base: Timed): number => own.median / base.median;

async function readRatios(agency: BenchAgency): Promise<Figure[]> {
  const { ctx, shows, admin } = agency;
  const [show] = shows;
  if (!show) throw new Error('the agency has no shows');
  const { get, query } = await bareReads(agency);
  const facets = { ...combinations(shows)['status + owner + promoter'], page: 1, perPage: ROWS };
  const getShow = await requesterOf(showContract.routes.get, admin);
  const listShows = await requesterOf(showContract.routes.list, admin);
  const body = { perPage: ROWS, from: TODAY, filters: [{ field: 'phase', values: ['confirmed', 'options'] }] };
  const index = showStore.definition.list;
  const times = await timed(
    {
      get,
      query,
      storeGet: () => showStore.get(ctx, show.id),
      requestGet: () => getShow({ params: { id: show.id } }),
      index: async () => index?.read(ctx.tenantId, LIST),
      facets: async () => index?.read(ctx.tenantId, facets),
      page: () => showStore.page(ctx, LIST),
      // A request proves its session first: one more read.
      signedQuery: async () => [await get(), await query()],
      requestList: () => listShows({ body }),
    },
    { turns: READ_TURNS },
  );
  const at = `at ${shows.length}`;
  const bare = `a bare Query of ${ROWS} rows`;
  const listed = (name: string, own: Timed) =>
    figure(`list ${at}: ${name}, p95 by ${bare}`, 'ratio', p95(own, times.query), GOALS.list);
  const requested = p95(times.requestList, times.signedQuery);
  return [
    listed('index of the default list', times.index),
    listed('index of three facets', times.facets),
    listed('index and rows', times.page),
    figure(`list ${at}: whole request, p95 by a bare GetItem, then ${bare}`, 'ratio', requested, GOALS.list),
    figure(`show get ${at}, median by a bare GetItem`, 'ratio', median(times.storeGet, times.get), GOALS.get),
    figure(`show get ${at}: whole request, by a GetItem`, 'ratio', median(times.requestGet, times.get), GOALS.get),
  ];
}

async function writeRatios(agency: BenchAgency): Promise<Figure[]> {
  const { ctx, shows, admin } = agency;
  const [model] = ordinary(agency);
  if (!model) throw new Error('the agency has no coming shows');
  const { no: _no, id: _id, rev: _rev, createdAt: _c, updatedAt: _u, ...data } = model;
  const pk = bareKey(agency);
  let writes = 0;
  /** The same show as is created, in one item: the least that writing it can cost. */
  const put = () => barePut(pk, `w${writes++}`, model);
  const insert = await requesterOf(showContract.routes.insert, admin);
  const body = inputOf(model);
  const times = await timed(
    { put, create: () => showStore.create(ctx, data), request: () => insert({ body }) },
    {
      turns: WRITE_TURNS,
      // The database compiles its transactions while it takes the first ones. The first agency meets it young.
      warmUp: 0.5,
      between: (turn) => (turn % FOLD_EVERY === 0 ? foldShows(agency) : Promise.resolve()),
    },
  );
  const by = (name: string, own: Timed, goal: number) =>
    figure(`show create at ${shows.length}: ${name}`, 'ratio', median(own, times.put), goal);
  return [
    by('with log and index, median by a bare PutItem', times.create, GOALS.create),
    by('whole request, by a PutItem', times.request, CREATE_REQUEST),
  ];
}

export const latencyFigures = async (agency: BenchAgency): Promise<Figure[]> => [
  ...(await readRatios(agency)),
  ...(await writeRatios(agency)),
];

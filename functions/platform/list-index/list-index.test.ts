import * as fc from 'fast-check';
import { ulid } from 'ulid';
import { describe, expect, test } from 'vitest';
import { columnCache } from './cache.ts';
import { defineList } from './define.ts';
import {
  byDate,
  byName,
  type DatedRow,
  datedCells,
  datedQuery,
  expectedNos,
  expectedPage,
  Mirror,
  type NamedRow,
  namedCells,
  namedQuery,
} from './testing/oracle.ts';

const ROWS = 60;
const no = fc.integer({ min: 1, max: ROWS });
type List = typeof byDate;
type Cells = typeof datedCells;
type Query = typeof datedQuery extends fc.Arbitrary<infer Q> ? Q : never;

/** Generates the steps that may change a list between two reads. */
const stepsOf = (cells: Cells) =>
  fc.array(
    fc.oneof(
      { weight: 9, arbitrary: fc.record({ act: fc.constant('put' as const), no, cells }) },
      { weight: 3, arbitrary: fc.record({ act: fc.constant('drop' as const), no }) },
      { weight: 2, arbitrary: fc.record({ act: fc.constantFrom('fold' as const, 'forget' as const) }) },
    ),
    { minLength: 10, maxLength: 40 },
  );
type Step = ReturnType<typeof stepsOf> extends fc.Arbitrary<(infer S)[]> ? S : never;

async function take(step: Step, list: List, mirror: Mirror<DatedRow>): Promise<void> {
  if (step.act === 'put') await mirror.write(step.no, { no: step.no, ...step.cells });
  else if (step.act === 'fold') await list.fold(mirror.tenantId);
  else if (step.act === 'forget') columnCache.clear();
  else if (step.act === 'drop' && mirror.rows.has(step.no)) await mirror.write(step.no, null);
}

async function agrees(list: List, { tenantId, rows }: Mirror<DatedRow>, queries: readonly Query[]): Promise<void> {
  for (const query of queries) {
    expect(await list.read(tenantId, query)).toMatchObject(expectedPage(rows.values(), query));
    expect(await list.all(tenantId, query)).toEqual(expectedNos(rows.values(), query).map((row) => row.no));
  }
}

const lists = [
  { by: 'date', list: byDate, cells: datedCells, query: datedQuery },
  { by: 'name', list: byName, cells: namedCells, query: namedQuery },
] as const;

describe.each(lists)('the list clustered by $by', (entry) => {
  // One of the two lists at a time; their types differ in the key alone.
  const { list, cells, query } = entry as unknown as (typeof lists)[0];
  const manyQueries = fc.array(query, { minLength: 12, maxLength: 12 });

  test('answers every query as a look at all rows would, whatever is folded', async () => {
    const run = fc.asyncProperty(
      fc.array(cells, { maxLength: ROWS }),
      stepsOf(cells),
      manyQueries,
      async (seed, steps, queries) => {
        const mirror = new Mirror<DatedRow>(ulid(), list.delta);
        for (const [i, row] of seed.entries()) mirror.rows.set(i + 1, { no: i + 1, ...row });
        if (seed.length > 0) await list.build(mirror.tenantId, mirror.rows.values());
        for (const [i, step] of steps.entries()) {
          await take(step, list, mirror);
          await agrees(list, mirror, queries.slice(i % queries.length, (i % queries.length) + 1));
        }
        await list.fold(mirror.tenantId);
        columnCache.clear();
        await agrees(list, mirror, queries);
        expect(await list.check(mirror.tenantId, mirror.rows.values())).toEqual([]);
      },
    );
    await fc.assert(run, { numRuns: 8, endOnFailure: true });
  }, 300_000);
});

const row = (no: number, over: Partial<DatedRow> = {}): DatedRow => ({
  no,
  key: no,
  status: 1,
  owner: 1,
  venue: 1,
  amount: 100,
  currency: 1,
  artists: [],
  title: `Show ${no}`,
  about: '',
  locked: false,
  ...over,
});
const everything = { page: 1, perPage: 10 };

test('a new tenant has an empty list', async () => {
  const page = await byDate.read(ulid(), everything);
  expect(page).toMatchObject({ nos: [], total: 0, page: 1, pageCount: 1 });
  expect(await byDate.fold(ulid())).toBe(0);
});

test('a fold waits until enough deltas are pending, and readers see them meanwhile', async () => {
  const mirror = new Mirror<DatedRow>(ulid(), byDate.delta);
  for (let no = 1; no <= 2; no++) await mirror.write(no, row(no));
  expect(await byDate.fold(mirror.tenantId, 3)).toBe(0);
  expect(await byDate.read(mirror.tenantId, everything)).toMatchObject({ total: 2 });
  await mirror.write(3, row(3));
  expect(await byDate.fold(mirror.tenantId, 3)).toBe(3);
  expect(await byDate.fold(mirror.tenantId)).toBe(0);
});

test('a list emptied by folding starts anew', async () => {
  const mirror = new Mirror<DatedRow>(ulid(), byDate.delta);
  for (let round = 0; round < 2; round++) {
    for (let no = 1; no <= 30; no++) await mirror.write(no, row(no));
    await byDate.fold(mirror.tenantId);
    for (let no = 1; no <= 30; no++) await mirror.write(no, null);
    await byDate.fold(mirror.tenantId);
    expect(await byDate.read(mirror.tenantId, everything)).toMatchObject({ nos: [], total: 0 });
  }
});

test('rows that come before all others split off in order', async () => {
  const mirror = new Mirror<DatedRow>(ulid(), byDate.delta);
  for (const key of [...Array.from({ length: 40 }, (_, i) => 100 - i), 200, 300]) {
    await mirror.write(key, row(key));
    await byDate.fold(mirror.tenantId);
  }
  await mirror.write(300, null);
  columnCache.clear();
  const query = { page: 1, perPage: 100, sort: { by: 'amount', direction: 1 } } as const;
  expect(await byDate.read(mirror.tenantId, query)).toMatchObject(expectedPage(mirror.rows.values(), query));
});

test('tells which rows of the page changed a moment ago', async () => {
  const mirror = new Mirror<DatedRow>(ulid(), byDate.delta);
  await byDate.build(mirror.tenantId, [row(1), row(2), row(3)]);
  mirror.rows.set(2, row(2));
  await mirror.write(2, row(2, { status: 3 }));
  expect((await byDate.read(mirror.tenantId, everything)).changedNos).toEqual(new Set([2]));
});

test('one tenant never sees another', async () => {
  const [mine, other] = [ulid(), ulid()];
  await byDate.build(mine, [row(1)]);
  await byDate.build(other, [row(2), row(3)]);
  expect((await byDate.read(mine, everything)).nos).toEqual([1]);
  expect((await byDate.read(other, everything)).nos).toEqual([2, 3]);
});

test('refuses a value that its column cannot hold', () => {
  expect(() => byDate.delta(ulid(), 1, null, row(1, { status: 300 }), 1)).toThrow(RangeError);
  expect(() => byDate.delta(ulid(), 1, null, row(1, { amount: 1.5 }), 1)).toThrow(RangeError);
  expect(() => byDate.delta(ulid(), 1, null, row(1, { key: -1 }), 1)).toThrow(RangeError);
});

test('check names what is missing, left over and different', async () => {
  const tenantId = ulid();
  await byDate.build(tenantId, [row(1), row(2), row(3)]);
  const differences = await byDate.check(tenantId, [row(2, { status: 2 }), row(3), row(4)]);
  expect(differences.map(({ no, kind }) => [no, kind])).toEqual([
    [2, 'different'],
    [4, 'missing'],
    [1, 'extra'],
  ]);
});

test('a name list is in the order of folded names', async () => {
  const tenantId = ulid();
  const named = (no: number, key: string): NamedRow => ({ ...row(no), key });
  await byName.build(tenantId, [named(1, 'Zoë'), named(2, 'Ärzte'), named(3, 'ab c'), named(4, 'AB')]);
  expect((await byName.read(tenantId, everything)).nos).toEqual([4, 3, 2, 1]);
});

test('what was stored before a list got a column is read and goes on', async () => {
  const [columns, tenantId] = [{ a: 'u8' } as const, ulid()];
  const was = defineList({ name: 'grown', key: 'number', columns });
  await was.build(
    tenantId,
    [1, 2].map((no) => ({ no, key: no, a: no })),
  );
  const is = defineList({ name: 'grown', key: 'number', columns: { ...columns, b: 'text', c: 'many' } });
  const rows = [1, 2].map((no) => ({ no, key: no, a: no, b: '', c: [] as number[] }));
  expect(await is.all(tenantId, { filters: [{ column: 'b', empty: true }] })).toEqual([1, 2]);
  const named = { no: 2, key: 2, a: 2, b: 'named', c: [7] };
  const mirror = new Mirror<typeof named>(tenantId, is.delta);
  for (const row of rows) mirror.rows.set(row.no, row);
  await mirror.write(2, named);
  await is.fold(tenantId);
  columnCache.clear();
  expect(
    await is.check(
      tenantId,
      [rows[0], named].flatMap((row) => row ?? []),
    ),
  ).toEqual([]);
  expect(await is.all(tenantId, { filters: [{ column: 'c', anyOf: [7] }] })).toEqual([2]);
});

test('as many columns as a list may have, all in use, fold a row from leaf to leaf and split one', async () => {
  const names = Array.from({ length: 46 }, (_, i) => `c${i}`);
  const columns = Object.fromEntries(names.map((name) => [name, 'u8' as const]));
  const wide = defineList({ name: 'wide', key: 'number', columns }, { leafRows: 4 });
  const full = (no: number, key: number) => ({ no, key, ...Object.fromEntries(names.map((name, i) => [name, i + 1])) });
  const mirror = new Mirror<ReturnType<typeof full>>(ulid(), wide.delta);
  for (let no = 1; no <= 30; no++) await mirror.write(no, full(no, no));
  await wide.fold(mirror.tenantId);
  for (const no of [1, 15, 30]) await mirror.write(no, full(no, 31 - no));
  await wide.fold(mirror.tenantId);
  columnCache.clear();
  expect(await wide.check(mirror.tenantId, mirror.rows.values())).toEqual([]);
});

import { ulid } from 'ulid';
import { expect, test } from 'vitest';
import { byDate, type DatedRow, expectedPage, Mirror } from './testing/oracle.ts';

const WRITERS = 4;
const ROWS_EACH = 40;
const WRITES_EACH = 24;
/** Few, so that rows change again before they are folded. */
const HOT_ROWS = 9;
const KEYWORDS = ['hall', 'show 1', '3 sho'];
const rowOf = (no: number, over: Partial<DatedRow> = {}): DatedRow => ({
  no,
  key: (no * 37) % 500,
  status: no % 4,
  owner: no % WRITERS,
  venue: no,
  amount: no * 100,
  currency: no % 2,
  artists: [no % 7],
  title: `Show ${no % 13}`,
  about: `show ${no % 13} hall ${no % 5}`,
  locked: false,
  ...over,
});

const seedRows = (): DatedRow[] => Array.from({ length: WRITERS * ROWS_EACH }, (_, i) => rowOf(i + 1));
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** A writer's own rows, told apart by `owner`: nobody else changes them, so its own list must be exact at all times. */
async function writeAndLook(tenantId: string, writer: number): Promise<Map<number, DatedRow>> {
  const mirror = new Mirror<DatedRow>(tenantId, byDate.delta);
  for (const row of seedRows()) if (row.owner === writer) mirror.rows.set(row.no, row);
  const nos = [...mirror.rows.keys()];
  for (let i = 0; i < WRITES_EACH; i++) {
    const no = nos[(i * 7) % HOT_ROWS]!;
    const before = mirror.rows.get(no);
    const key = i % 3 === 0 ? (i * 91) % 500 : (before?.key ?? 3);
    await mirror.write(no, before && i % 6 === 5 ? null : rowOf(no, { key, owner: writer, status: i % 4 }));
    const query = {
      filters: [
        { column: 'owner' as const, anyOf: [writer] },
        { column: 'about' as const, words: KEYWORDS[i % KEYWORDS.length]! },
      ],
      sort: { by: i % 2 ? ('title' as const) : ('key' as const), direction: i % 4 > 1 ? (1 as const) : (-1 as const) },
      page: 1 + (i % 3),
      perPage: 15,
      sums: { of: 'amount' as const },
    };
    expect(await byDate.read(tenantId, query)).toMatchObject(expectedPage(mirror.rows.values(), query));
  }
  return mirror.rows;
}

async function foldUntil(tenantId: string, isDone: () => boolean): Promise<number> {
  let folded = 0;
  while (!isDone()) {
    folded += await byDate.fold(tenantId);
    await pause(5);
  }
  return folded;
}

/** Never more or fewer rows than the writers can have left, and no row twice. */
async function lookUntil(tenantId: string, isDone: () => boolean): Promise<void> {
  while (!isDone()) {
    const nos = await byDate.all(tenantId, {});
    expect(new Set(nos).size).toBe(nos.length);
    const { total } = await byDate.read(tenantId, { page: 1, perPage: 50 });
    expect(total).toBeLessThanOrEqual(WRITERS * ROWS_EACH);
    expect(total).toBeGreaterThanOrEqual(WRITERS * (ROWS_EACH - Math.ceil(WRITES_EACH / 6)));
    await pause(10);
  }
}

const writersOf = (tenantId: string) =>
  Promise.all(Array.from({ length: WRITERS }, (_, w) => writeAndLook(tenantId, w)));
const whole = { page: 1, perPage: 1000, sums: { of: 'amount' as const }, counts: 'status' as const };

async function mustAgree(tenantId: string, written: readonly Map<number, DatedRow>[]): Promise<void> {
  const rows = written.flatMap((own) => [...own.values()]);
  expect(await byDate.read(tenantId, whole)).toMatchObject(expectedPage(rows, whole));
  await byDate.fold(tenantId);
  expect(await byDate.read(tenantId, whole)).toMatchObject(expectedPage(rows, whole));
  expect(await byDate.check(tenantId, rows)).toEqual([]);
}

test('four writers, two folders and a reader: every list is exact', async () => {
  const tenantId = ulid();
  await byDate.build(tenantId, seedRows());
  let done = false;
  const helpers = [foldUntil(tenantId, () => done), foldUntil(tenantId, () => done)];
  const reader = lookUntil(tenantId, () => done);
  const written = await writersOf(tenantId).finally(() => {
    done = true;
  });
  const folded = await Promise.all(helpers);
  await reader;
  expect(folded.reduce((a, b) => a + b)).toBeGreaterThan(0);
  await mustAgree(tenantId, written);
}, 300_000);

test('a list is rebuilt under four writers and a folder', async () => {
  const tenantId = ulid();
  await byDate.build(tenantId, seedRows());
  let done = false;
  const folder = foldUntil(tenantId, () => done);
  const live = new Map(seedRows().map((row) => [row.no, row]));
  let built = false;
  const write = async (writer: number) => {
    const mirror = new Mirror<DatedRow>(tenantId, byDate.delta);
    for (const row of seedRows()) if (row.owner === writer) mirror.rows.set(row.no, row);
    const nos = [...mirror.rows.keys()];
    for (let i = 0; !built; i++) {
      const no = nos[(i * 11) % nos.length]!;
      const after = i % 7 === 6 ? null : rowOf(no, { key: (i * 53) % 500, owner: writer, status: i % 4 });
      await mirror.write(no, after);
      // As a store would: committed first, read by the rebuild later.
      if (after) live.set(no, after);
      else live.delete(no);
      await pause(10);
    }
    return mirror.rows;
  };
  const writers = Array.from({ length: WRITERS }, (_, writer) => write(writer));
  async function* slowly() {
    for (const { no } of seedRows()) {
      if (no % 8 === 0) await pause(2);
      const row = live.get(no);
      if (row) yield row;
    }
  }
  await byDate.build(tenantId, slowly());
  built = true;
  const written = await Promise.all(writers);
  done = true;
  await folder;
  await mustAgree(tenantId, written);
}, 300_000);

test('what is written while a rebuild reads is in the list, once, before and after it', async () => {
  const mirror = new Mirror<DatedRow>(ulid(), byDate.delta);
  const { tenantId, rows } = mirror;
  for (let no = 1; no <= 30; no++) rows.set(no, rowOf(no, { key: no }));
  await byDate.build(tenantId, rows.values());
  // Behind the reader, then ahead of it.
  const writes: Record<number, () => Promise<void>> = {
    10: () => mirror.write(5, rowOf(5, { key: 400 })),
    11: () => mirror.write(6, null),
    12: () => mirror.write(20, rowOf(20, { key: 410 })),
    13: () => mirror.write(31, rowOf(31, { key: 2 })),
  };
  async function* whileWriting() {
    for (let no = 1; no <= 30; no++) {
      const row = rows.get(no);
      if (row) yield row;
      await writes[no]?.();
      if (!writes[no]) continue;
      expect(await byDate.fold(tenantId)).toBe(0);
      expect(await byDate.read(tenantId, whole)).toMatchObject(expectedPage(rows.values(), whole));
    }
  }
  await byDate.build(tenantId, whileWriting());
  await mustAgree(tenantId, [rows]);
});

test('a rebuild that another one overtook leaves the list alone', async () => {
  const tenantId = ulid();
  const rows = seedRows();
  async function* overtaken() {
    yield* rows.slice(0, 5);
    await byDate.build(tenantId, rows);
  }
  await expect(byDate.build(tenantId, overtaken())).rejects.toThrow('stale');
  expect(await byDate.check(tenantId, rows)).toEqual([]);
});

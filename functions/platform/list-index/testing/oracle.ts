import * as fc from 'fast-check';
import { commit } from '#functions/platform/data/write.ts';
import { defineList, type ListRow } from '../define.ts';
import { plain, plainKey } from '../text.ts';
import type { Filter, ListFilter, ListQuery } from '../types.ts';

export const columns = {
  status: 'u8',
  owner: 'u16',
  venue: 'u32',
  amount: 'i48',
  currency: 'u8',
  artists: 'many',
  title: 'text',
  about: 'words',
  locked: 'flag',
} as const;
/** Leaves so small that random data has many of them, splits them and empties them. */
const LEAF_ROWS = 8;
export const byDate = defineList({ name: 'dated', key: 'number', columns }, { leafRows: LEAF_ROWS });
export const byName = defineList({ name: 'named', key: 'text', columns }, { leafRows: LEAF_ROWS });
export type DatedRow = ListRow<typeof byDate>;
export type NamedRow = ListRow<typeof byName>;
export type AnyRow = DatedRow | NamedRow;
export type Column = keyof typeof columns;

const TEXTS = [
  '',
  'Müller Band',
  'amber river',
  "O'Brien",
  'Straße',
  'Amber',
  '!!!',
  '東京',
  'river Noir',
  '🎸 Guitar',
];
const cells = {
  status: fc.integer({ min: 0, max: 4 }),
  owner: fc.integer({ min: 0, max: 700 }),
  venue: fc.integer({ min: 0, max: 2 ** 32 - 1 }),
  amount: fc.integer({ min: -(2 ** 40), max: 2 ** 40 }),
  currency: fc.integer({ min: 0, max: 2 }),
  artists: fc.uniqueArray(
    fc.integer({ min: 1, max: 70_000 }).map((n) => (n % 3 ? (n % 9) + 1 : n)),
    { maxLength: 4 },
  ),
  title: fc.constantFrom(...TEXTS),
  about: fc.array(fc.constantFrom(...TEXTS), { maxLength: 3 }).map((texts) => texts.join(' ')),
  locked: fc.boolean(),
};
export const datedCells = fc.record({ key: fc.integer({ min: 0, max: 40 }), ...cells });
export const namedCells = fc.record({ key: fc.constantFrom(...TEXTS), ...cells });

const single: fc.Arbitrary<Filter<Column>> = fc.oneof(
  fc.record({
    column: fc.constant<Column>('status'),
    anyOf: fc.uniqueArray(fc.nat(4), { minLength: 1, maxLength: 3 }),
  }),
  fc.record({ column: fc.constant<Column>('status'), noneOf: fc.uniqueArray(fc.nat(4), { maxLength: 2 }) }),
  fc.record({
    column: fc.constant<Column>('artists'),
    anyOf: fc.uniqueArray(fc.nat(9), { minLength: 1, maxLength: 4 }),
  }),
  fc.record({ column: fc.constant<Column>('artists'), noneOf: fc.uniqueArray(fc.nat(9), { maxLength: 2 }) }),
  fc.record({ column: fc.constant<Column>('locked'), anyOf: fc.constantFrom([0], [1]) }),
  fc.record({ column: fc.constantFrom<Column>('owner', 'amount', 'venue'), min: fc.nat(400) }),
  fc.record({ column: fc.constantFrom<Column>('owner', 'amount'), max: fc.nat(400), min: fc.nat(200) }),
  fc.record({
    column: fc.constantFrom<Column>('title', 'about'),
    words: fc.constantFrom('', 'am', 'RIV no', 'mull', 'strass', '!!!', 'x', '東', 'r amber'),
  }),
  fc.record({
    column: fc.constantFrom<Column>('title', 'about', 'artists', 'currency', 'locked'),
    empty: fc.boolean(),
  }),
);

const filter: fc.Arbitrary<Filter<Column>> = fc.oneof(
  { weight: 9, arbitrary: single },
  {
    weight: 1,
    arbitrary: fc.record({
      column: fc.constant<Column>('status'),
      either: fc.array(fc.array(single, { maxLength: 2 }), { maxLength: 3 }),
    }),
  },
);

export const queryOf = <K>(key: fc.Arbitrary<K>) =>
  fc.record({
    from: fc.option(key, { nil: undefined, freq: 2 }),
    to: fc.option(key, { nil: undefined, freq: 2 }),
    since: fc.option(fc.record({ key, column: fc.constantFrom<Column>('owner', 'amount'), min: fc.nat(400) }), {
      nil: undefined,
    }),
    filters: fc.array(filter, { maxLength: 3 }),
    sort: fc.option(
      fc.record({
        by: fc.constantFrom<Column | 'key'>('key', 'title', 'amount', 'owner', 'locked'),
        direction: fc.constantFrom<1 | -1>(1, -1),
      }),
      { nil: undefined },
    ),
    page: fc.integer({ min: 1, max: 6 }),
    perPage: fc.integer({ min: 1, max: 12 }),
    sums: fc.constantFrom(undefined, { of: 'amount' as const }, { by: 'currency' as const, of: 'amount' as const }),
    counts: fc.constantFrom<Column | undefined>(undefined, 'status', 'artists'),
  });
export const datedQuery = queryOf(fc.integer({ min: 0, max: 42 }));
export const namedQuery = queryOf(fc.constantFrom(...TEXTS));

type Query = ListFilter<'number', Column> | ListFilter<'text', Column>;
const edge = (key: number | string) => (typeof key === 'number' ? key : plainKey(key, 40));
const valuesOf = (row: AnyRow, column: Column): readonly number[] => {
  const cell = row[column];
  if (typeof cell === 'object') return cell;
  return typeof cell === 'string' ? [] : [Number(cell)];
};

function passes(row: AnyRow, by: Filter<Column>): boolean {
  if ('either' in by) return by.either.some((all) => all.every((one) => passes(row, one)));
  const values = valuesOf(row, by.column);
  if ('anyOf' in by) return values.some((v) => by.anyOf.includes(v));
  if ('noneOf' in by) return !values.some((v) => by.noneOf.includes(v));
  if ('empty' in by) {
    const cell = row[by.column];
    return (
      (typeof cell === 'object' ? cell.length === 0 : typeof cell === 'string' ? !plain(cell) : !cell) === by.empty
    );
  }
  if ('words' in by) {
    const own = plain(String(row[by.column])).split(' ');
    return plain(by.words)
      .split(' ')
      .every((word) => own.some((w) => w.startsWith(word)));
  }
  return values.every((v) => v >= (by.min ?? v) && v <= (by.max ?? v));
}

const lessOrMore = (a: number | string, b: number | string) => (a < b ? -1 : a > b ? 1 : 0);
const sortCell = (row: AnyRow, by: Column | 'key') => {
  if (by === 'key') return edge(row.key);
  const cell = row[by];
  return typeof cell === 'string' ? plain(cell) : Number(cell);
};

/** Finds the expected answer of a list by checking every row. */
export function expectedNos(rows: Iterable<AnyRow>, query: Query): AnyRow[] {
  const { by, direction } = query.sort ?? { by: 'key', direction: 1 };
  const byKey = (a: AnyRow, b: AnyRow) => lessOrMore(edge(a.key), edge(b.key)) || a.no - b.no;
  return [...rows]
    .filter((row) => query.from === undefined || edge(row.key) >= edge(query.from))
    .filter((row) => query.to === undefined || edge(row.key) < edge(query.to))
    .filter((row) => {
      const { since } = query;
      return since === undefined || edge(row.key) >= edge(since.key) || Number(row[since.column]) >= since.min;
    })
    .filter((row) => (query.filters ?? []).every((f) => passes(row, f)))
    .sort((a, b) => direction * (lessOrMore(sortCell(a, by), sortCell(b, by)) || byKey(a, b)));
}

function totals(rows: readonly AnyRow[], by: Column | undefined, value: (row: AnyRow) => number) {
  const out = new Map<number, number>();
  for (const row of rows) {
    for (const group of by ? valuesOf(row, by) : [0]) out.set(group, (out.get(group) ?? 0) + value(row));
  }
  return out;
}

export function expectedPage(rows: Iterable<AnyRow>, query: ListQuery<'number', Column> | ListQuery<'text', Column>) {
  const all = expectedNos(rows, query);
  const pageCount = Math.max(1, Math.ceil(all.length / query.perPage));
  const page = Math.min(query.page, pageCount);
  const { sums, counts } = query;
  return {
    nos: all.slice((page - 1) * query.perPage, page * query.perPage).map((row) => row.no),
    total: all.length,
    page,
    pageCount,
    sums: sums ? totals(all, sums.by, (row) => Number(row[sums.of])) : new Map(),
    counts: counts ? totals(all, counts, () => 1) : new Map(),
  };
}

/** Records together with their list, written as a store would write them. */
export class Mirror<R> {
  readonly rows = new Map<number, R>();
  #rev = 0;
  constructor(
    readonly tenantId: string,
    readonly delta: (
      tenant: string,
      no: number,
      before: R | null,
      after: R | null,
      rev: number,
    ) => Parameters<typeof commit>[0][number],
  ) {}
  async write(no: number, after: R | null): Promise<void> {
    const before = this.rows.get(no) ?? null;
    await commit([this.delta(this.tenantId, no, before, after, ++this.#rev)]);
    if (after) this.rows.set(no, after);
    else this.rows.delete(no);
  }
}

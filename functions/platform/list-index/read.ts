import { pageCountOf } from '#shared/kernel/contract/paging.ts';
import type { Layout } from './layout.ts';
import { Matches } from './matches.ts';
import { type Slice, sliceByColumn, sliceByKey } from './order.ts';
import { type Snapshot, withSnapshot } from './snapshot.ts';
import { totalsOf } from './totals.ts';
import type { ListFilter, ListPage, ListQuery, Stamped } from './types.ts';

const numbers = (matches: Matches, counts: readonly number[], slice: Slice): Promise<number[]> => {
  const { by, direction } = matches.query.sort ?? { by: 'key', direction: 1 };
  return by === 'key' ? sliceByKey(matches, counts, direction, slice) : sliceByColumn(matches, by, direction, slice);
};
const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);

export const readPage = (layout: Layout, tenantId: string, query: ListQuery): Promise<ListPage> =>
  withSnapshot(layout, tenantId, async (snapshot) => {
    const matches = new Matches(snapshot, query);
    const counts = await matches.counts();
    const total = sum(counts);
    const pageCount = pageCountOf(total, query.perPage);
    const page = Math.min(Math.max(1, query.page), pageCount);
    const nos = await numbers(matches, counts, { start: (page - 1) * query.perPage, end: page * query.perPage });
    const changed = new Set(snapshot.deltas.map((delta) => delta.no));
    const changedNos = new Set(nos.filter((no) => changed.has(no)));
    return { nos, total, page, pageCount, changedNos, ...(await totalsOf(matches, query)) };
  });

const stampOf = ({ head, deltas }: Snapshot): string =>
  [head.generation, head.version, ...deltas.map(({ no, rev }) => `${no}@${rev}`)].join(' ');

export const readAll = (layout: Layout, tenantId: string, query: ListFilter): Promise<Stamped> =>
  withSnapshot(layout, tenantId, async (snapshot) => {
    const matches = new Matches(snapshot, query);
    const counts = await matches.counts();
    return { nos: await numbers(matches, counts, { start: 0, end: sum(counts) }), stamp: stampOf(snapshot) };
  });

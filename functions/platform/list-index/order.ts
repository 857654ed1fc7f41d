import { cellOf } from './codec.ts';
import type { Matches } from './matches.ts';
import type { LeafView } from './view.ts';

export interface Slice {
  readonly start: number;
  readonly end: number;
}
type Compare = (a: number, b: number) => number;

/** Hoare's partition: what comes before the middle item goes to the left of the two ends it answers. */
function partition(items: Uint32Array, low: number, high: number, compare: Compare): [number, number] {
  const pivot = items[(low + high) >> 1] ?? 0;
  let [i, j] = [low, high];
  while (i <= j) {
    while (compare(items[i] ?? 0, pivot) < 0) i++;
    while (compare(items[j] ?? 0, pivot) > 0) j--;
    if (i > j) break;
    const swap = items[i] ?? 0;
    items[i++] = items[j] ?? 0;
    items[j--] = swap;
  }
  return [i, j];
}

/** Brings the first `count` of an order to the front, unordered among themselves. */
function selectFirst(items: Uint32Array, count: number, compare: Compare): void {
  let [low, high] = [0, items.length - 1];
  while (low < high) {
    const [i, j] = partition(items, low, high, compare);
    if (count - 1 <= j) high = j;
    else if (count - 1 >= i) low = i;
    else return;
  }
}

/** A page of an order; a page near the front does not pay for sorting everything. */
export function sliceOf(items: Uint32Array, { start, end }: Slice, compare: Compare): Uint32Array {
  if (items.length <= 4 * end) return items.sort(compare).slice(start, end);
  selectFirst(items, end, compare);
  return items.slice(0, end).sort(compare).slice(start, end);
}

/** Numbers of a slice in key order: only the leaves of the slice are opened. */
export async function sliceByKey(matches: Matches, counts: readonly number[], direction: 1 | -1, slice: Slice) {
  const order = matches.span.map((view, i) => ({ view, count: counts[i] ?? 0 }));
  if (direction < 0) order.reverse();
  const taken: { view: LeafView; at: number }[] = [];
  let at = 0;
  for (const { view, count } of order) {
    if (count > 0 && at < slice.end && at + count > slice.start) taken.push({ view, at });
    at += count;
  }
  const views = taken.map(({ view }) => view);
  await matches.find(views, ['no']);
  return taken.flatMap(({ view, at: begin }) => {
    const rows = direction < 0 ? matches.rows(view).slice().reverse() : matches.rows(view);
    const part = rows.subarray(Math.max(0, slice.start - begin), slice.end - begin);
    const nos = view.column('no');
    return Array.from(part, (row) => cellOf(nos, row) as number);
  });
}

/** Numbers of a slice by another column; equal values keep the order of the key, turned round with the direction. */
export async function sliceByColumn(matches: Matches, column: string, direction: 1 | -1, slice: Slice) {
  await matches.find(matches.span, [column]);
  const [views, rows, values]: [LeafView[], number[], (number | string)[]] = [[], [], []];
  for (const view of matches.span) {
    const cells = view.column(column);
    if (cells.type === 'many' || cells.type === 'words') throw new Error(`a list cannot be sorted by ${column}`);
    for (const row of matches.rows(view)) {
      views.push(view);
      rows.push(row);
      values.push(cells.values[row] ?? 0);
    }
  }
  const compare: Compare = (a, b) => {
    const [x, y] = [values[a] as number | string, values[b] as number | string];
    return direction * (x < y ? -1 : x > y ? 1 : a - b);
  };
  const page = sliceOf(
    Uint32Array.from(values, (_, i) => i),
    slice,
    compare,
  );
  const shown = new Set(Array.from(page, (i) => views[i] as LeafView));
  await matches.snapshot.load(
    [...shown].sort((a, b) => a.index - b.index),
    ['no'],
  );
  return Array.from(page, (i) => cellOf((views[i] as LeafView).column('no'), rows[i] as number) as number);
}

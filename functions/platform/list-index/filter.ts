import type { Column } from './codec.ts';
import type { Layout } from './layout.ts';
import { plain } from './text.ts';
import type { Filter } from './types.ts';
import type { LeafView } from './view.ts';
import { partFor, rowsWith } from './words.ts';

type Test = (row: number) => boolean;

const never: Test = () => false;

function anyOf(column: Column, wanted: readonly number[]): Test {
  const set = new Set(wanted);
  if (column.type === 'text' || column.type === 'words') return never;
  const { values } = column;
  if (column.type === 'ints') {
    const [only] = wanted;
    return wanted.length === 1 ? (row) => values[row] === only : (row) => set.has(values[row] ?? 0);
  }
  const { starts } = column;
  return (row) => {
    const end = starts[row + 1] ?? 0;
    for (let i = starts[row] ?? 0; i < end; i++) if (set.has(values[i] ?? 0)) return true;
    return false;
  };
}

function within(column: Column, min: number, max: number): Test {
  if (column.type !== 'ints') return never;
  const { values } = column;
  return (row) => (values[row] ?? 0) >= min && (values[row] ?? 0) <= max;
}

function isEmpty(column: Column): Test {
  if (column.type === 'words') {
    const filled = new Set(column.rows);
    return (row) => !filled.has(row);
  }
  if (column.type === 'many') return (row) => column.starts[row] === column.starts[row + 1];
  return (row) => !column.values[row];
}

const typedWords = (keyword: string): string[] =>
  plain(keyword)
    .split(' ')
    .filter((word) => word !== '');

function hasWords(columns: readonly Column[], keyword: string): Test {
  const wanted = typedWords(keyword).map((word) => ` ${word}`);
  const textOf = (row: number) =>
    columns.map((column) => (column.type === 'text' ? ` ${column.values[row] ?? ''}` : '')).join('');
  return (row) => {
    const text = textOf(row);
    return wanted.every((word) => text.includes(word));
  };
}

/** Each word in the part of its first letter. */
function hasParts(view: LeafView, name: string, keyword: string): Test {
  const found = typedWords(keyword).map((word) => {
    const part = view.column(partFor(name, word));
    return part.type === 'words' ? rowsWith(part, word) : new Set<number>();
  });
  return (row) => found.every((rows) => rows.has(row));
}

/** The stored columns that a filter looks at. */
export function storedBy(filter: Filter, layout: Layout): readonly string[] {
  const { column } = filter;
  if ('either' in filter) return filter.either.flat().flatMap((one) => storedBy(one, layout));
  if (!('words' in filter)) return layout.stored(column);
  if (layout.kind(column) !== 'words') return [column, ...(filter.also ?? [])].flatMap((name) => layout.stored(name));
  return [...new Set(typedWords(filter.words).map((word) => partFor(column, word)))];
}

/** Whether a row of this view passes; the columns the filter looks at must be loaded. */
export function testOf(filter: Filter, view: LeafView): Test {
  if ('either' in filter) {
    const alternatives = filter.either.map((all) => all.map((one) => testOf(one, view)));
    return (row) => alternatives.some((tests) => tests.every((test) => test(row)));
  }
  const isSplit = view.layout.kind(filter.column) === 'words';
  if (isSplit && 'words' in filter) return hasParts(view, filter.column, filter.words);
  if (isSplit && 'empty' in filter) {
    const tests = view.layout.stored(filter.column).map((part) => isEmpty(view.column(part)));
    return (row) => tests.every((empty) => empty(row)) === filter.empty;
  }
  if (isSplit) return never;
  if ('words' in filter) {
    const columns = [filter.column, ...(filter.also ?? [])].map((name) => view.column(name));
    return hasWords(columns, filter.words);
  }
  return testColumn(filter, view.column(filter.column));
}

function testColumn(
  filter: Exclude<Filter, { readonly words: string } | { readonly either: unknown }>,
  column: Column,
): Test {
  if ('anyOf' in filter) return anyOf(column, filter.anyOf);
  if ('noneOf' in filter) {
    const hit = anyOf(column, filter.noneOf);
    return (row) => !hit(row);
  }
  if ('empty' in filter) {
    const empty = isEmpty(column);
    return (row) => empty(row) === filter.empty;
  }
  return within(column, filter.min ?? Number.NEGATIVE_INFINITY, filter.max ?? Number.POSITIVE_INFINITY);
}

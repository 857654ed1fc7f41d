import type { Column } from './codec.ts';
import { plain } from './text.ts';
import type { Filter } from './types.ts';

type Test = (row: number) => boolean;

const never: Test = () => false;

function anyOf(column: Column, wanted: readonly number[]): Test {
  const set = new Set(wanted);
  if (column.type === 'text') return never;
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
  if (column.type === 'many') return (row) => column.starts[row] === column.starts[row + 1];
  return (row) => !column.values[row];
}

function hasWords(column: Column, keyword: string): Test {
  if (column.type !== 'text') return never;
  const wanted = plain(keyword)
    .split(' ')
    .map((word) => ` ${word}`);
  return (row) => {
    const text = ` ${column.values[row] ?? ''}`;
    return wanted.every((word) => text.includes(word));
  };
}

/** Whether a row of this column passes. */
export function testOf(filter: Filter, column: Column): Test {
  if ('anyOf' in filter) return anyOf(column, filter.anyOf);
  if ('noneOf' in filter) {
    const hit = anyOf(column, filter.noneOf);
    return (row) => !hit(row);
  }
  if ('words' in filter) return hasWords(column, filter.words);
  if ('empty' in filter) {
    const empty = isEmpty(column);
    return (row) => empty(row) === filter.empty;
  }
  return within(column, filter.min ?? Number.NEGATIVE_INFINITY, filter.max ?? Number.POSITIVE_INFINITY);
}

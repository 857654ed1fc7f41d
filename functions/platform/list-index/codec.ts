import { deflateRawSync, inflateRawSync } from 'node:zlib';
import type { ColumnKind } from './types.ts';
import { cellsOf, type WordColumn, wordColumn } from './words.ts';

export type Cell = number | string | readonly number[];
type Ints = Uint8Array | Uint16Array | Uint32Array | Float64Array;

/** One decoded column of one leaf. */
export type Column =
  | { readonly type: 'ints'; readonly values: Ints }
  | { readonly type: 'many'; readonly starts: Uint32Array; readonly values: Uint32Array }
  | { readonly type: 'text'; readonly values: readonly string[] }
  | WordColumn;

const TEXT_SEPARATOR = '\n';
const BYTES_PER_CHAR = 2;

const intsOf = (kind: ColumnKind, cells: ArrayLike<number>): Ints => {
  if (kind === 'u8' || kind === 'flag') return Uint8Array.from(cells);
  if (kind === 'u16') return Uint16Array.from(cells);
  return kind === 'u32' ? Uint32Array.from(cells) : Float64Array.from(cells);
};

export function columnOf(kind: ColumnKind, cells: readonly Cell[]): Column {
  if (kind === 'text') return { type: 'text', values: cells as readonly string[] };
  if (kind === 'words') return wordColumn(cells as readonly string[]);
  if (kind !== 'many') return { type: 'ints', values: intsOf(kind, cells as readonly number[]) };
  const lists = cells as readonly (readonly number[])[];
  const starts = new Uint32Array(lists.length + 1);
  for (const [i, list] of lists.entries()) starts[i + 1] = (starts[i] ?? 0) + list.length;
  return { type: 'many', starts, values: Uint32Array.from(lists.flat()) };
}

/** The cells by row; the rows asked for must exist. */
export function readerOf(column: Column): (row: number) => Cell {
  if (column.type === 'many') return (row) => [...column.values.subarray(column.starts[row], column.starts[row + 1])];
  if (column.type !== 'words') return (row) => column.values[row] as number | string;
  const cells = cellsOf(column);
  return (row) => cells[row] ?? '';
}
export const cellOf = (column: Column, row: number): Cell => readerOf(column)(row);

/** Tells whether a column is empty in all rows: such a column is not stored. */
export function isBlank(column: Column): boolean {
  if (column.type === 'words') return column.words.length === 0;
  if (column.type === 'many') return column.values.length === 0;
  return column.values.every((value: number | string) => !value);
}

/** Estimates the size of a column in memory. */
export function sizeOf(column: Column): number {
  if (column.type === 'ints') return column.values.byteLength;
  if (column.type === 'many') return column.starts.byteLength + column.values.byteLength;
  const [texts, ints] =
    column.type === 'words' ? [column.words, column.starts.byteLength + column.rows.byteLength] : [column.values, 0];
  return texts.reduce((sum, text) => sum + text.length * BYTES_PER_CHAR + 16, ints);
}

const HEADER = 21;
function commonDivisor(a: number, b: number): number {
  let [x, y] = [a, b];
  while (y > 0) [x, y] = [y, x % y];
  return x;
}

/** Least value, and the largest step that reaches all others from it: money is round, times are half hours. */
function frameOf(values: ArrayLike<number>): { least: number; step: number; width: number } {
  let [least, most] = [values[0] ?? 0, values[0] ?? 0];
  for (let i = 1; i < values.length; i++) {
    least = Math.min(least, values[i] ?? 0);
    most = Math.max(most, values[i] ?? 0);
  }
  let step = 0;
  for (let i = 0; i < values.length && step !== 1; i++) step = commonDivisor((values[i] ?? 0) - least, step);
  const range = step === 0 ? 0 : (most - least) / step;
  return { least, step, width: Math.ceil(Math.log2(range + 1) / 8) };
}

/**
 * Integers as steps from the least one, byte plane by byte plane: equal high bytes come to lie together and deflate
 * to nearly nothing. Header: count (4), width (1), least (8), step (8).
 */
function packInts(values: ArrayLike<number>): Buffer {
  const { least, step, width } = frameOf(values);
  const out = Buffer.alloc(HEADER + width * values.length);
  out.writeUInt32LE(values.length, 0);
  out.writeUInt8(width, 4);
  out.writeDoubleLE(least, 5);
  out.writeDoubleLE(step, 13);
  for (let plane = 0, at = HEADER, unit = step; plane < width; plane++, unit *= 256) {
    for (let i = 0; i < values.length; i++) out[at++] = Math.floor(((values[i] ?? 0) - least) / unit) % 256;
  }
  return out;
}

function unpackInts(bytes: Buffer, offset: number): { values: Float64Array; end: number } {
  const count = bytes.readUInt32LE(offset);
  const width = bytes.readUInt8(offset + 4);
  const values = new Float64Array(count).fill(bytes.readDoubleLE(offset + 5));
  const step = bytes.readDoubleLE(offset + 13);
  let at = offset + HEADER;
  for (let plane = 0, unit = step; plane < width; plane++, unit *= 256) {
    for (let i = 0; i < count; i++) values[i] = (values[i] ?? 0) + (bytes[at++] ?? 0) * unit;
  }
  return { values, end: at };
}

const lengthsOf = (starts: Uint32Array): Uint32Array => starts.subarray(1).map((start, i) => start - (starts[i] ?? 0));
function startsOf(lengths: Float64Array): Uint32Array {
  const starts = new Uint32Array(lengths.length + 1);
  for (const [i, length] of lengths.entries()) starts[i + 1] = (starts[i] ?? 0) + length;
  return starts;
}

/**
 * Encodes rows as steps from the previous one, which are small for a frequent word. The first row of a word is stored
 * as it is.
 */
function stepsOf({ starts, rows }: WordColumn): Uint32Array {
  const steps = rows.map((row, i) => row - (rows[i - 1] ?? 0));
  for (const start of starts.subarray(0, -1)) steps[start] = rows[start] ?? 0;
  return steps;
}
function rowsOf(starts: Uint32Array, steps: Float64Array): Uint32Array {
  const rows = Uint32Array.from(steps);
  for (let word = 0; word + 1 < starts.length; word++) {
    for (let i = (starts[word] ?? 0) + 1; i < (starts[word + 1] ?? 0); i++)
      rows[i] = (rows[i] ?? 0) + (rows[i - 1] ?? 0);
  }
  return rows;
}

function raw(column: Column): Buffer {
  if (column.type === 'text') return Buffer.from(column.values.join(TEXT_SEPARATOR));
  if (column.type === 'ints') return packInts(column.values);
  const lengths = packInts(lengthsOf(column.starts));
  if (column.type === 'many') return Buffer.concat([lengths, packInts(column.values)]);
  return Buffer.concat([lengths, packInts(stepsOf(column)), Buffer.from(column.words.join(TEXT_SEPARATOR))]);
}

export const encode = (column: Column): Uint8Array => deflateRawSync(raw(column));

export function decode(kind: ColumnKind, packed: Uint8Array): Column {
  const bytes = inflateRawSync(packed);
  if (kind === 'text') return { type: 'text', values: bytes.toString().split(TEXT_SEPARATOR) };
  const first = unpackInts(bytes, 0);
  if (kind !== 'many' && kind !== 'words') return { type: 'ints', values: intsOf(kind, first.values) };
  const starts = startsOf(first.values);
  const second = unpackInts(bytes, first.end);
  if (kind === 'many') return { type: 'many', starts, values: Uint32Array.from(second.values) };
  const text = bytes.toString('utf8', second.end);
  return { type: 'words', words: text ? text.split(TEXT_SEPARATOR) : [], starts, rows: rowsOf(starts, second.values) };
}

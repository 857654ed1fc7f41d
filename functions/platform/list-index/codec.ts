import { deflateRawSync, inflateRawSync } from 'node:zlib';
import type { ColumnKind } from './types.ts';

export type Cell = number | string | readonly number[];
type Ints = Uint8Array | Uint16Array | Uint32Array | Float64Array;

/** One decoded column of one leaf. */
export type Column =
  | { readonly type: 'ints'; readonly values: Ints }
  | { readonly type: 'many'; readonly starts: Uint32Array; readonly values: Uint32Array }
  | { readonly type: 'text'; readonly values: readonly string[] };

const TEXT_SEPARATOR = '\n';
const BYTES_PER_CHAR = 2;

const intsOf = (kind: ColumnKind, cells: ArrayLike<number>): Ints => {
  if (kind === 'u8' || kind === 'flag') return Uint8Array.from(cells);
  if (kind === 'u16') return Uint16Array.from(cells);
  return kind === 'u32' ? Uint32Array.from(cells) : Float64Array.from(cells);
};

export function columnOf(kind: ColumnKind, cells: readonly Cell[]): Column {
  if (kind === 'text') return { type: 'text', values: cells as readonly string[] };
  if (kind !== 'many') return { type: 'ints', values: intsOf(kind, cells as readonly number[]) };
  const lists = cells as readonly (readonly number[])[];
  const starts = new Uint32Array(lists.length + 1);
  for (const [i, list] of lists.entries()) starts[i + 1] = (starts[i] ?? 0) + list.length;
  return { type: 'many', starts, values: Uint32Array.from(lists.flat()) };
}

/** The cell of a row; the row must exist. */
export function cellOf(column: Column, row: number): Cell {
  if (column.type === 'many') return [...column.values.subarray(column.starts[row], column.starts[row + 1])];
  return column.values[row] as number | string;
}

/** What it takes in memory, roughly. */
export function sizeOf(column: Column): number {
  if (column.type === 'ints') return column.values.byteLength;
  if (column.type === 'many') return column.starts.byteLength + column.values.byteLength;
  return column.values.reduce((sum, text) => sum + text.length * BYTES_PER_CHAR + 16, 0);
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

function raw(column: Column): Buffer {
  if (column.type === 'text') return Buffer.from(column.values.join(TEXT_SEPARATOR));
  if (column.type === 'ints') return packInts(column.values);
  return Buffer.concat([packInts(lengthsOf(column.starts)), packInts(column.values)]);
}

export const encode = (column: Column): Uint8Array => deflateRawSync(raw(column));

export function decode(kind: ColumnKind, packed: Uint8Array): Column {
  const bytes = inflateRawSync(packed);
  if (kind === 'text') return { type: 'text', values: bytes.toString().split(TEXT_SEPARATOR) };
  const first = unpackInts(bytes, 0);
  if (kind !== 'many') return { type: 'ints', values: intsOf(kind, first.values) };
  const starts = new Uint32Array(first.values.length + 1);
  for (const [i, length] of first.values.entries()) starts[i + 1] = (starts[i] ?? 0) + length;
  return { type: 'many', starts, values: Uint32Array.from(unpackInts(bytes, first.end).values) };
}

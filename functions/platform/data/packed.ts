import { gunzipSync, gzipSync } from 'node:zlib';

/** A value as an item keeps it: as it is, or packed. */
export type Kept<T extends object> = T | Uint8Array;

/** A write costs by the KB. Below this many bytes packing seldom saves one. */
const LONG = 400;

export const packed = (value: object): Uint8Array => gzipSync(JSON.stringify(value));
export const unpacked = <T>(bytes: Uint8Array): T => JSON.parse(gunzipSync(bytes).toString());

/** Packs a long value. Use it only for attributes that no condition, filter or stream reads into. */
export function kept<T extends object>(value: T): Kept<T> {
  const isLong = Buffer.byteLength(JSON.stringify(value)) > LONG;
  return isLong ? packed(value) : value;
}
export const given = <T extends object>(value: Kept<T>): T => (value instanceof Uint8Array ? unpacked(value) : value);

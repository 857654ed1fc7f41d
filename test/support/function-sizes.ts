import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { deflateRawSync } from 'node:zlib';
import type { BuiltFunction } from '#scripts/build-lambda.ts';

/** Bytes. */
export interface Size {
  readonly raw: number;
  readonly zipped: number;
}
const sizes = new Map<string, Size>();

/** Functions share chunks, so each is measured once. */
function fileSize(dir: string, file: string): Size {
  const known = sizes.get(file);
  if (known) return known;
  const content = readFileSync(join(dir, file));
  const size = { raw: content.length, zipped: deflateRawSync(content, { level: 9 }).length };
  sizes.set(file, size);
  return size;
}

/** Adds up files of a function. */
export const sizeOf = ({ dir }: BuiltFunction, files: readonly string[]): Size =>
  files
    .map((file) => fileSize(dir, file))
    .reduce((sum, { raw, zipped }) => ({ raw: sum.raw + raw, zipped: sum.zipped + zipped }), { raw: 0, zipped: 0 });

/** Tells whether a file of a function is a font. A document reads only those that its letters need. */
export const isFont = (file: string): boolean => /(^|\/)fonts\//.test(file);

import { pipeline } from 'node:stream/promises';
import { crc32, createDeflateRaw } from 'node:zlib';
import type { Entry } from './zip-format.ts';

type Part = string | Uint8Array;
export type Parts = Iterable<Part> | AsyncIterable<Part>;
/** The facts of packed bytes that an archive names. */
export type Sums = Pick<Entry, 'crc' | 'size' | 'packed'>;

/** Packs the parts as they come, so that only chunks of them take memory. Answers the sums at the end. */
export async function* packing(parts: Parts, level?: number): AsyncGenerator<Buffer, Sums> {
  let [crc, size, packed] = [0, 0, 0];
  const deflate = createDeflateRaw(level === undefined ? {} : { level });
  async function* metered() {
    for await (const part of parts) {
      const bytes = typeof part === 'string' ? Buffer.from(part) : part;
      crc = crc32(bytes, crc);
      size += bytes.length;
      yield bytes;
    }
  }
  const fed = pipeline(metered(), deflate);
  // A failure also ends the loop below, which throws it.
  fed.catch(() => undefined);
  for await (const chunk of deflate) {
    packed += chunk.length;
    yield chunk;
  }
  await fed;
  return { crc, size, packed };
}

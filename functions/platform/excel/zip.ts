import { once } from 'node:events';
import { finished } from 'node:stream/promises';
import { crc32, createDeflateRaw } from 'node:zlib';
import { directoryEntry, endOfArchive, localHeader } from './zip-format.ts';

/** One packed file of an archive. */
export interface Packed {
  readonly name: string;
  readonly crc: number;
  readonly size: number;
  readonly bytes: Buffer;
}
type Part = string | Uint8Array;
type Parts = Iterable<Part> | AsyncIterable<Part>;

/** Packs the parts as they come, so that only the packed bytes take memory. */
export async function pack(name: string, parts: Parts): Promise<Packed> {
  const deflate = createDeflateRaw();
  const chunks: Buffer[] = [];
  deflate.on('data', (chunk: Buffer) => chunks.push(chunk));
  let [crc, size] = [0, 0];
  try {
    for await (const part of parts) {
      const bytes = typeof part === 'string' ? Buffer.from(part) : part;
      crc = crc32(bytes, crc);
      size += bytes.length;
      if (!deflate.write(bytes)) await once(deflate, 'drain');
    }
    deflate.end();
    await finished(deflate);
  } finally {
    deflate.destroy();
  }
  return { name, crc, size, bytes: Buffer.concat(chunks) };
}

/** A plain archive of files that are in memory. */
export function zipOf(files: readonly Packed[]): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { bytes, ...file } of files) {
    const entry = { ...file, packed: bytes.length };
    const part = Buffer.concat([localHeader(entry), bytes]);
    directory.push(directoryEntry(entry, offset));
    parts.push(part);
    offset += part.length;
  }
  return Buffer.concat([...parts, endOfArchive(directory, offset)]);
}

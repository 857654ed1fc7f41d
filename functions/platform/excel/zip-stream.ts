import { pipeline } from 'node:stream/promises';
import { constants, crc32, createDeflateRaw } from 'node:zlib';
import { directoryEntry, type Entry, endOfArchive, localHeader, sizesAfter } from './zip-format.ts';

export interface StreamedFile {
  readonly name: string;
  readonly bytes: AsyncIterable<Uint8Array>;
}
type Sums = Pick<Entry, 'crc' | 'size' | 'packed'>;

/** Packs the bytes as they come. Answers the sums at the end. */
async function* packing(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer, Sums> {
  let [crc, size, packed] = [0, 0, 0];
  const deflate = createDeflateRaw({ level: constants.Z_BEST_SPEED });
  async function* metered() {
    for await (const chunk of bytes) {
      crc = crc32(chunk, crc);
      size += chunk.length;
      yield chunk;
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

/** An archive as a stream: only chunks of one file and the directory are in memory. */
export async function* zipStream(files: AsyncIterable<StreamedFile>): AsyncGenerator<Buffer> {
  const directory: Buffer[] = [];
  let offset = 0;
  for await (const { name, bytes } of files) {
    const header = localHeader({ name, crc: 0, size: 0, packed: 0, isStreamed: true });
    yield header;
    const entry: Entry = { name, ...(yield* packing(bytes)), isStreamed: true };
    const after = sizesAfter(entry);
    yield after;
    directory.push(directoryEntry(entry, offset));
    offset += header.length + entry.packed + after.length;
  }
  yield endOfArchive(directory, offset);
}

import { constants } from 'node:zlib';
import { packing } from './packing.ts';
import { directoryEntry, type Entry, endOfArchive, localHeader, sizesAfter } from './zip-format.ts';

export interface StreamedFile {
  readonly name: string;
  readonly bytes: AsyncIterable<Uint8Array>;
}
/** An archive as a stream: only chunks of one file and the directory are in memory. */
export async function* zipStream(files: AsyncIterable<StreamedFile>): AsyncGenerator<Buffer> {
  const directory: Buffer[] = [];
  let offset = 0;
  for await (const { name, bytes } of files) {
    const header = localHeader({ name, crc: 0, size: 0, packed: 0, isStreamed: true });
    yield header;
    const entry: Entry = { name, ...(yield* packing(bytes, constants.Z_BEST_SPEED)), isStreamed: true };
    const after = sizesAfter(entry);
    yield after;
    directory.push(directoryEntry(entry, offset));
    offset += header.length + entry.packed + after.length;
  }
  yield endOfArchive(directory, offset);
}

import { once } from 'node:events';
import { finished } from 'node:stream/promises';
import { crc32, createDeflateRaw } from 'node:zlib';

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

const DEFLATED = 8;
const UTF8_NAMES = 0x0800;
/** 1 January 1980, the first day an archive can name: the same data give the same bytes. */
const DOS_DAY = 0x0021;
const VERSION = 20;

/** The fields that local headers and the directory share, from "version needed" on. */
function facts({ name, crc, size, bytes }: Packed): Buffer {
  const block = Buffer.alloc(26);
  block.writeUInt16LE(VERSION, 0);
  block.writeUInt16LE(UTF8_NAMES, 2);
  block.writeUInt16LE(DEFLATED, 4);
  block.writeUInt16LE(DOS_DAY, 8);
  block.writeUInt32LE(crc, 10);
  block.writeUInt32LE(bytes.length, 14);
  block.writeUInt32LE(size, 18);
  block.writeUInt16LE(Buffer.byteLength(name), 22);
  return block;
}

const signature = (kind: number): Buffer => Buffer.from([0x50, 0x4b, kind, kind + 1]);

function directoryEntry(file: Packed, offset: number): Buffer {
  const made = Buffer.alloc(2);
  made.writeUInt16LE(VERSION);
  const rest = Buffer.alloc(14);
  rest.writeUInt32LE(offset, 10);
  return Buffer.concat([signature(1), made, facts(file), rest, Buffer.from(file.name)]);
}

/** A plain archive (APPNOTE 4.3), far below the sizes that need its 64-bit form. */
export function zipOf(files: readonly Packed[]): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const file of files) {
    const part = Buffer.concat([signature(3), facts(file), Buffer.from(file.name), file.bytes]);
    directory.push(directoryEntry(file, offset));
    parts.push(part);
    offset += part.length;
  }
  const listing = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(files.length, 4);
  end.writeUInt16LE(files.length, 6);
  end.writeUInt32LE(listing.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...parts, listing, signature(5), end]);
}

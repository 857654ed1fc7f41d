/*
 * The records of a plain archive (APPNOTE 4.3), without the 64-bit form. An archive has at most 4 GiB and 65,535 files.
 */

const DEFLATED = 8;
const UTF8_NAMES = 0x0800;
/** Says that sizes and checksum follow the bytes. */
const SIZES_FOLLOW = 0x0008;
/** 1 January 1980, the first day an archive can name: the same data give the same bytes. */
const DOS_DAY = 0x0021;
const VERSION = 20;

export interface Entry {
  readonly name: string;
  readonly crc: number;
  readonly size: number;
  /** Bytes in the archive. */
  readonly packed: number;
  /** Whether the header was written before the sizes were known. */
  readonly isStreamed?: boolean;
}

function sizes({ crc, packed, size }: Entry): Buffer {
  const block = Buffer.alloc(12);
  block.writeUInt32LE(crc, 0);
  block.writeUInt32LE(packed, 4);
  block.writeUInt32LE(size, 8);
  return block;
}

/** The fields that local headers and the directory share, from "version needed" on. */
function facts(entry: Entry, known: Buffer): Buffer {
  const start = Buffer.alloc(10);
  start.writeUInt16LE(VERSION, 0);
  start.writeUInt16LE(entry.isStreamed ? UTF8_NAMES | SIZES_FOLLOW : UTF8_NAMES, 2);
  start.writeUInt16LE(DEFLATED, 4);
  start.writeUInt16LE(DOS_DAY, 8);
  const end = Buffer.alloc(4);
  end.writeUInt16LE(Buffer.byteLength(entry.name), 0);
  return Buffer.concat([start, known, end]);
}

const signature = (kind: number): Buffer => Buffer.from([0x50, 0x4b, kind, kind + 1]);

export const localHeader = (entry: Entry): Buffer =>
  Buffer.concat([
    signature(3),
    facts(entry, entry.isStreamed ? Buffer.alloc(12) : sizes(entry)),
    Buffer.from(entry.name),
  ]);
/** Follows the bytes of a streamed entry. */
export const sizesAfter = (entry: Entry): Buffer => Buffer.concat([signature(7), sizes(entry)]);

export function directoryEntry(entry: Entry, offset: number): Buffer {
  const made = Buffer.alloc(2);
  made.writeUInt16LE(VERSION);
  const rest = Buffer.alloc(14);
  rest.writeUInt32LE(offset, 10);
  return Buffer.concat([signature(1), made, facts(entry, sizes(entry)), rest, Buffer.from(entry.name)]);
}

/** The directory, and the record that ends the archive. */
export function endOfArchive(directory: readonly Buffer[], offset: number): Buffer {
  const listing = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(directory.length, 4);
  end.writeUInt16LE(directory.length, 6);
  end.writeUInt32LE(listing.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([listing, signature(5), end]);
}

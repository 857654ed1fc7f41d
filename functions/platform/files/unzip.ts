import { inflateRawSync } from 'node:zlib';

/** Limits for unpacking an archive from an untrusted sender. */
export interface UnzipLimits {
  readonly entries: number;
  /** Bytes of one file, and of all. */
  readonly each: number;
  readonly total: number;
}
export interface Unpacked {
  readonly name: string;
  readonly bytes: Buffer;
}

/** The file is no archive, is broken, or exceeds its limits. */
export class UnzipError extends Error {
  readonly isTooLarge: boolean;
  constructor(isTooLarge = false) {
    super(isTooLarge ? 'the archive is too large' : 'the archive is broken');
    this.name = 'UnzipError';
    this.isTooLarge = isTooLarge;
  }
}

const END = 0x06054b50;
const CENTRAL = 0x02014b50;
const LOCAL = 0x04034b50;
const STORED = 0;
const DEFLATED = 8;

interface Entry {
  readonly name: string;
  readonly method: number;
  readonly packed: number;
  readonly offset: number;
  readonly next: number;
}

function centralEntry(zip: Buffer, at: number): Entry {
  if (zip.readUInt32LE(at) !== CENTRAL) throw new UnzipError();
  const nameLength = zip.readUInt16LE(at + 28);
  return {
    name: zip.toString('utf8', at + 46, at + 46 + nameLength),
    method: zip.readUInt16LE(at + 10),
    packed: zip.readUInt32LE(at + 20),
    offset: zip.readUInt32LE(at + 42),
    next: at + 46 + nameLength + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32),
  };
}

/** Unpacks one entry by its actual bytes: the sizes that an archive declares may be false. */
function unpack(zip: Buffer, { offset, packed, method }: Entry, limit: number): Buffer {
  if (limit < 1) throw new UnzipError(true);
  if (zip.readUInt32LE(offset) !== LOCAL) throw new UnzipError();
  const start = offset + 30 + zip.readUInt16LE(offset + 26) + zip.readUInt16LE(offset + 28);
  const data = zip.subarray(start, start + packed);
  if (method === STORED) return data;
  if (method !== DEFLATED) throw new UnzipError();
  try {
    return inflateRawSync(data, { maxOutputLength: limit });
  } catch (e) {
    throw new UnzipError(e instanceof RangeError && 'code' in e && e.code === 'ERR_BUFFER_TOO_LARGE');
  }
}

function endOfCentral(zip: Buffer): number {
  const from = Math.max(0, zip.length - 65_557);
  for (let at = zip.length - 22; at >= from; at--) if (zip.readUInt32LE(at) === END) return at;
  throw new UnzipError();
}

function* entriesOf(zip: Buffer, limits: UnzipLimits): Generator<Entry> {
  const end = endOfCentral(zip);
  const count = zip.readUInt16LE(end + 10);
  if (count > limits.entries) throw new UnzipError(true);
  for (let at = zip.readUInt32LE(end + 16), left = count; left > 0; left--) {
    const entry = centralEntry(zip, at);
    yield entry;
    at = entry.next;
  }
}

function* unpackEach(zip: Buffer, limits: UnzipLimits, isWanted: (name: string) => boolean): Generator<Unpacked> {
  let left = limits.total;
  for (const entry of entriesOf(zip, limits)) {
    if (!isWanted(entry.name)) continue;
    const bytes = unpack(zip, entry, Math.min(limits.each, left));
    left -= bytes.length;
    if (left < 0) throw new UnzipError(true);
    yield { name: entry.name, bytes };
  }
}

/** Yields the files of an archive one by one, within the limits. Unwanted files stay packed. */
export function* unzip(
  archive: Uint8Array,
  limits: UnzipLimits,
  isWanted: (name: string) => boolean = () => true,
): Generator<Unpacked> {
  const zip = Buffer.from(archive.buffer, archive.byteOffset, archive.byteLength);
  try {
    yield* unpackEach(zip, limits, isWanted);
  } catch (e) {
    // Reading past the end: the directory of the archive does not fit its bytes.
    throw e instanceof RangeError ? new UnzipError() : e;
  }
}

import { inflateRawSync } from 'node:zlib';
import { TEMPLATE_BYTES_MAX } from '#shared/kernel/file.ts';
import { refuse } from './problem.ts';

/** Limit of a template (outsiders section 6): 100 MB unpacked. */
export const UNPACKED_MAX = 100_000_000;
const ENTRY_MAX = 50_000_000;
const ENTRIES_MAX = 2000;

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
  if (zip.readUInt32LE(at) !== CENTRAL) throw refuse({ code: 'notWord' });
  const nameLength = zip.readUInt16LE(at + 28);
  return {
    name: zip.toString('utf8', at + 46, at + 46 + nameLength),
    method: zip.readUInt16LE(at + 10),
    packed: zip.readUInt32LE(at + 20),
    offset: zip.readUInt32LE(at + 42),
    next: at + 46 + nameLength + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32),
  };
}

/** Unpacks one entry by what its bytes really are: the sizes that an archive declares may be lies. */
function unpack(zip: Buffer, { offset, packed, method }: Entry, limit: number): Buffer {
  if (zip.readUInt32LE(offset) !== LOCAL) throw refuse({ code: 'notWord' });
  const start = offset + 30 + zip.readUInt16LE(offset + 26) + zip.readUInt16LE(offset + 28);
  const data = zip.subarray(start, start + packed);
  if (method === STORED) return data;
  if (method !== DEFLATED) throw refuse({ code: 'notWord' });
  try {
    return inflateRawSync(data, { maxOutputLength: limit });
  } catch (e) {
    const tooLarge = e instanceof RangeError && 'code' in e && e.code === 'ERR_BUFFER_TOO_LARGE';
    throw refuse({ code: tooLarge ? 'tooLarge' : 'notWord' });
  }
}

function endOfCentral(zip: Buffer): number {
  const from = Math.max(0, zip.length - 65_557);
  for (let at = zip.length - 22; at >= from; at--) if (zip.readUInt32LE(at) === END) return at;
  throw refuse({ code: 'notWord' });
}

function* entriesOf(zip: Buffer): Generator<Entry> {
  const end = endOfCentral(zip);
  const count = zip.readUInt16LE(end + 10);
  if (count > ENTRIES_MAX) throw refuse({ code: 'tooLarge' });
  for (let at = zip.readUInt32LE(end + 16), left = count; left > 0; left--) {
    const entry = centralEntry(zip, at);
    yield entry;
    at = entry.next;
  }
}

const ACTIVE = /vbaProject|activeX|embeddings\//i;
const EXTERNAL = /<Relationship\b[^>]*TargetMode\s*=\s*["']External["'][^>]*>/gi;
const HYPERLINK = /Type\s*=\s*["'][^"']*\/hyperlink["']/i;

/** Word fetches external pictures and templates when it opens or converts a file; only links may point out. */
function assertHarmless(part: string, bytes: Buffer): void {
  if (ACTIVE.test(part)) throw refuse({ code: 'macro', part });
  if (!/\.(xml|rels)$/i.test(part)) return;
  const xml = bytes.toString('utf8');
  if (/<!(DOCTYPE|ENTITY)/i.test(xml)) throw refuse({ code: 'badTemplate', part });
  if (!part.endsWith('.rels')) return;
  for (const [relationship] of xml.matchAll(EXTERNAL))
    if (!HYPERLINK.test(relationship)) throw refuse({ code: 'externalContent', part });
}

function inspect(zip: Buffer): Set<string> {
  const names = new Set<string>();
  let total = 0;
  for (const entry of entriesOf(zip)) {
    if (/\.\.|^\/|\\/.test(entry.name) || names.has(entry.name)) throw refuse({ code: 'notWord', part: entry.name });
    names.add(entry.name);
    const bytes = unpack(zip, entry, Math.min(ENTRY_MAX, UNPACKED_MAX - total));
    total += bytes.length;
    if (total > UNPACKED_MAX) throw refuse({ code: 'tooLarge' });
    assertHarmless(entry.name, bytes);
  }
  return names;
}

/** Lets only a Word file of bearable size and without active or remote content through. */
export function assertWordFile(bytes: Uint8Array): void {
  if (bytes.length > TEMPLATE_BYTES_MAX) throw refuse({ code: 'tooLarge' });
  const zip = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let names: Set<string>;
  try {
    names = inspect(zip);
  } catch (e) {
    // Reading past the end: the directory of the archive does not fit its bytes.
    throw e instanceof RangeError ? refuse({ code: 'notWord' }) : e;
  }
  if (!names.has('word/document.xml')) throw refuse({ code: 'notWord' });
}

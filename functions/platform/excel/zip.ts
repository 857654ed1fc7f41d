import { type Parts, packing } from './packing.ts';
import { directoryEntry, endOfArchive, localHeader } from './zip-format.ts';

/** One packed file of an archive. */
export interface Packed {
  readonly name: string;
  readonly crc: number;
  readonly size: number;
  readonly bytes: Buffer;
}
/** Packs a file. Only its packed bytes take memory. */
export async function pack(name: string, parts: Parts): Promise<Packed> {
  const chunks: Buffer[] = [];
  const packed = packing(parts);
  let step = await packed.next();
  for (; !step.done; step = await packed.next()) chunks.push(step.value);
  const { crc, size } = step.value;
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

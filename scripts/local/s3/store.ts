import { createHash, randomUUID } from 'node:crypto';
import { appendFileSync, copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { SHORT_LIVED } from '#infra/lifetimes.ts';
import { Records } from '../records.ts';
import { noSuchKey } from './error.ts';

export interface ObjectMeta {
  readonly key: string;
  /** Name of the file with the bytes. */
  readonly blob: string;
  readonly size: number;
  readonly etag: string;
  /** Epoch milliseconds. */
  readonly at: number;
  /** Headers given back as they came: content-type, content-disposition, x-amz-meta-*. */
  readonly headers: Readonly<Record<string, string>>;
  readonly tags: readonly (readonly [string, string])[];
}

const DAY_MS = 86_400_000;
const fileName = (key: string): string => createHash('sha256').update(key).digest('hex');

/**
 * One bucket: a file of bytes and a sidecar per object. The sidecar is the commit: bytes that none names, left by a
 * kill, are swept at the next start.
 */
export class Bucket {
  private readonly blobs: string;
  private readonly objects: Records<ObjectMeta>;

  constructor(dir: string) {
    this.blobs = join(dir, 'blobs');
    mkdirSync(this.blobs, { recursive: true });
    this.objects = new Records<ObjectMeta>(join(dir, 'objects'));
    const named = new Set(this.objects.values().map((o) => o.blob));
    for (const blob of readdirSync(this.blobs)) if (!named.has(blob)) rmSync(this.path(blob));
  }

  newBlob = (): string => randomUUID();
  path = (blob: string): string => join(this.blobs, blob);
  has = (key: string): boolean => this.objects.get(fileName(key)) !== undefined;

  get(key: string): ObjectMeta {
    const found = this.objects.get(fileName(key));
    if (!found) throw noSuchKey();
    return found;
  }

  put(meta: ObjectMeta): void {
    const before = this.objects.get(fileName(meta.key));
    this.objects.put(fileName(meta.key), meta);
    if (before && before.blob !== meta.blob) this.discard(before.blob);
  }

  copyBlob(from: string): string {
    const blob = this.newBlob();
    copyFileSync(from, this.path(blob));
    return blob;
  }

  /** Joins files of bytes into the first of them, which answers its size. */
  joinBlobs([first = '', ...others]: readonly string[]): { blob: string; size: number } {
    for (const blob of others) {
      appendFileSync(this.path(first), readFileSync(this.path(blob)));
      this.discard(blob);
    }
    return { blob: first, size: statSync(this.path(first)).size };
  }

  delete(key: string): void {
    const before = this.objects.get(fileName(key));
    if (!before) return;
    this.objects.delete(fileName(key));
    this.discard(before.blob);
  }

  /** Removes what has lived as long as its prefix allows, as S3 does once a day. */
  expire(now: number): void {
    const isOver = ({ key, at }: ObjectMeta) =>
      SHORT_LIVED.some(({ prefix, days }) => key.startsWith(prefix) && at + days * DAY_MS <= now);
    for (const { key } of this.objects.values().filter(isOver)) this.delete(key);
  }

  discard = (blob: string): void => rmSync(this.path(blob), { force: true });

  /** By the bytes of the key, as S3 lists. */
  sorted(prefix: string): ObjectMeta[] {
    return this.objects
      .values()
      .filter((o) => o.key.startsWith(prefix))
      .sort((a, b) => Buffer.compare(Buffer.from(a.key), Buffer.from(b.key)));
  }
}

import { ulid } from 'ulid';
import { env } from '#functions/platform/runtime/env.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import {
  acceptsType,
  assertUpload,
  checkSize,
  type FilePurpose,
  type UploadRequest,
} from '#shared/kernel/record/file.ts';
import type { Seen } from './bucket.ts';
import type { Hold } from './scan.ts';
import { isInfected, isWhatItSays, SNIFF_BYTES, sniff } from './sniff.ts';
import { take } from './taken-uploads.ts';

/** Seconds a ticket to send a file is good for. */
const UPLOAD_LIFE = 900;
/** Seconds an address to fetch a file is good for. */
const DOWNLOAD_LIFE = 60;
const INLINE = new Set(['application/pdf', 'image/png', 'image/jpeg']);

/** Loaded with the first file: most functions that may touch one never do. */
const bucket = () => import('./bucket.ts');
/** Loaded only on a stage that scans. */
const scans = () => import('./scan.ts');
const isMissing = (e: unknown): boolean => e instanceof Error && ['NoSuchKey', 'NotFound'].includes(e.name);

export interface StoredFile {
  readonly key: string;
  readonly size: number;
  readonly type: string;
}

/** A ticket for one PUT of exactly this size and type, once, into the tenant's own corner of `incoming/`. */
export async function presignUpload({ tenantId, ...request }: UploadRequest & { tenantId: string }) {
  assertUpload(request);
  const key = `incoming/${tenantId}/${ulid()}`;
  const url = await (await bucket()).addressToPut(key, request, { expiresIn: UPLOAD_LIFE });
  return { url, headers: { 'content-type': request.type, 'if-none-match': '*' }, key };
}

const INCOMING = /^incoming\/([^/]+)\/([0-9A-Z]{26})$/;
/** Returns the key that an upload moves to. Another tenant's upload answers like a missing one. */
export function acceptedKey(tenantId: string, key: string): string {
  const [, owner, id] = INCOMING.exec(key) ?? [];
  if (owner === undefined || owner !== tenantId) throw new AppError('file.gone');
  return `files/${owner}/${id}`;
}

async function examine(key: string, purpose: FilePurpose, head: Seen): Promise<StoredFile> {
  const size = head.ContentLength ?? 0;
  const type = head.ContentType ?? '';
  const [wrong] = checkSize(purpose, size);
  if (wrong) throw new AppError(wrong.code, wrong);
  if (!acceptsType(purpose, type)) throw new AppError('file.type', { field: 'type' });
  const start = await getObject(key, Math.min(size, SNIFF_BYTES));
  if (isInfected(start)) throw new AppError('file.infected');
  if (!isWhatItSays(type, await sniff(start), start)) throw new AppError('file.content');
  return { key, size, type };
}

/**
 * Removes an upload, except on a stage that scans: the scan still reads it. There it expires within a day, as does the
 * refusal of a second upload by the same ticket.
 */
export const dropUpload = async (key: string): Promise<void> => {
  if (!env.scansFiles()) await removeObject(key);
};

const unlessMissing = (e: unknown): undefined => {
  if (isMissing(e)) return undefined;
  throw e;
};

/**
 * Tells whether an earlier try, perhaps cut off by a crash, has taken over the same upload. A ticket that was used for
 * other bytes since then is invalid: a kept file never changes.
 */
async function isTakenOver(key: string, sent: Seen): Promise<boolean> {
  const kept: Seen | undefined = await (await bucket()).head(key).catch(unlessMissing);
  if (!kept) return false;
  const isLater = Number(sent.LastModified) > Number(kept.LastModified);
  if (isLater || kept.Metadata?.sent !== sent.ETag) throw new AppError('file.gone');
  return true;
}

/**
 * Checks the bytes that really arrived. A good file moves to `files/` with the request that keeps it; any other is
 * removed.
 */
export async function acceptUpload(upload: {
  tenantId: string;
  key: string;
  purpose: FilePurpose;
}): Promise<StoredFile> {
  const key = acceptedKey(upload.tenantId, upload.key);
  const { head, copy } = await bucket();
  const found = await head(upload.key).catch((e) => {
    throw isMissing(e) ? new AppError('file.gone') : e;
  });
  try {
    const wasThere = await isTakenOver(key, found);
    const { size, type } = await examine(upload.key, upload.purpose, found);
    if (env.scansFiles()) await (await scans()).awaitScan(key);
    if (!wasThere) await copy(upload.key, key, found);
    const giveBack = async () => (wasThere ? undefined : removeObject(key));
    await take({ keep: () => dropUpload(upload.key), giveBack });
    return { key, size, type };
  } catch (e) {
    if (e instanceof AppError) await dropUpload(upload.key);
    throw e;
  }
}

const percent = (name: string): string =>
  encodeURIComponent(name).replace(/['()*]/g, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`);

/** RFC 6266 with the name in RFC 5987 form, and a plain one for clients that know only that. */
export function contentDisposition(name: string, type: string, inline = false): string {
  const plain = name
    .normalize('NFKD')
    .replace(/[^\x20-\x7e]/g, '')
    .replace(/["\\%]/g, '_');
  const kind = inline && INLINE.has(type) ? 'inline' : 'attachment';
  return `${kind}; filename="${plain.trim() || 'file'}"; filename*=UTF-8''${percent(name)}`;
}

/** Finds the hold that keeps a file from its readers, on a stage that scans. */
export const scanOf = async (key: string) => (env.scansFiles() ? (await scans()).scanOf(key) : undefined);

export const scansOf = async (keys: readonly string[]): Promise<readonly Hold[]> =>
  env.scansFiles() ? (await scans()).scansOf(keys) : [];

/** Only clean files leave the bucket. */
export async function checkScanned(key: string): Promise<void> {
  const state = await scanOf(key);
  if (state) throw new AppError(state === 'pending' ? 'fileChecking' : 'fileRejected');
}

/** An address to fetch one object within a minute; the caller has checked that the reader may. */
interface Download {
  readonly key: string;
  readonly name: string;
  readonly type: string;
  readonly inline?: boolean;
  /**
   * Seconds that the address is valid. It stays the same for the first half of them, so that a browser can cache the
   * file.
   */
  readonly life?: number;
}
const signed = (life: number) => {
  const half = (life * 1000) / 2;
  return { expiresIn: life, signingDate: new Date(Math.floor(Date.now() / half) * half) };
};
export async function presignDownload({ key, name, type, inline, life }: Download): Promise<string> {
  // A picture in a page runs no code, and avatars and logos must show at once.
  if (!(inline && type.startsWith('image/'))) await checkScanned(key);
  const disposition = contentDisposition(name, type, inline);
  const cache = life ? `private, max-age=${life / 2}` : 'private, no-store';
  return (await bucket()).addressToGet(
    key,
    { type, disposition, cache },
    life ? signed(life) : { expiresIn: DOWNLOAD_LIFE },
  );
}

export async function putObject(key: string, body: Uint8Array, type: string): Promise<StoredFile> {
  await (await bucket()).put(key, body, type);
  return { key, size: body.length, type };
}

/** Stores an object that never changes again. Answers false if there is one already, which stays. */
export async function putNewObject(key: string, body: Uint8Array, type: string): Promise<boolean> {
  try {
    await (await bucket()).putNew(key, body, type);
    return true;
  } catch (e) {
    if (e instanceof Error && e.name === 'PreconditionFailed') return false;
    throw e;
  }
}

/** Bytes of a piece. S3 takes none below 5 MiB, except the last. */
const PIECE_BYTES = 8 * 2 ** 20;
/** Joins chunks into pieces of this size or a little more. */
async function* piecesOf(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let [waiting, bytes]: [Uint8Array[], number] = [[], 0];
  for await (const chunk of chunks) {
    waiting.push(chunk);
    bytes += chunk.length;
    if (bytes < PIECE_BYTES) continue;
    yield Buffer.concat(waiting);
    [waiting, bytes] = [[], 0];
  }
  if (bytes > 0) yield Buffer.concat(waiting);
}

/** Stores an object of any size while it is being made. One piece of it is in memory at a time. */
export const putStream = async (key: string, chunks: AsyncIterable<Uint8Array>, type: string): Promise<void> =>
  (await bucket()).putPieces(key, piecesOf(chunks), type);

/** The object, chunk by chunk. */
export async function* streamObject(key: string): AsyncGenerator<Uint8Array> {
  const { Body } = await (await bucket()).get(key).catch((e) => {
    throw isMissing(e) ? new AppError('file.gone') : e;
  });
  if (Body) yield* Body.transformToWebStream();
}

/** The whole object, or its first bytes. */
export async function getObject(key: string, first?: number): Promise<Uint8Array> {
  const range = first === undefined ? undefined : `bytes=0-${first - 1}`;
  const { Body } = await (await bucket()).get(key, range).catch((e) => {
    throw isMissing(e) ? new AppError('file.gone') : e;
  });
  return Body ? Body.transformToByteArray() : new Uint8Array();
}

/** Removes an object. A missing one is no error: a repeated removal answers alike. */
export async function removeObject(key: string): Promise<void> {
  await (await bucket()).remove(key);
}

/** Checks that the bucket answers. */
export async function filesAnswer(): Promise<void> {
  await (await bucket()).answers();
}

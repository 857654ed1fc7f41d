import { randomBytes } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import { type Listener, listen, readBody } from '../http.ts';
import { cors } from './cors.ts';
import { S3Error } from './error.ts';
import { list } from './list.ts';
import { begin, finish, uploadPart } from './multipart.ts';
import { read } from './read.ts';
import { header, parseRequest, type S3Request } from './request.ts';
import { type Keys, verify } from './sigv4.ts';
import { Bucket } from './store.ts';
import { copy, put } from './write.ts';
import { element, inner, texts } from './xml.ts';

export interface S3Options {
  readonly port: number;
  readonly dir: string;
  readonly buckets: readonly string[];
  readonly keys: Keys;
  /** Pages that may read and upload. */
  readonly origins: readonly string[];
}

type Buckets = (name: string) => Bucket;
/** Bodies of the few XML requests. */
const MAX_XML = 2 ** 20;
const HOUR_MS = 3_600_000;

function sendXml(res: ServerResponse, status: number, xml: string): void {
  res.writeHead(status, { 'content-type': 'application/xml' }).end(`<?xml version="1.0" encoding="UTF-8"?>\n${xml}`);
}

async function deleteMany(bucket: Bucket, req: S3Request): Promise<string> {
  const keys = texts((await readBody(req.raw, MAX_XML)).toString(), 'Key');
  for (const key of keys) bucket.delete(key);
  return `<DeleteResult>${keys.map((k) => `<Deleted>${element('Key', k)}</Deleted>`).join('')}</DeleteResult>`;
}

async function tagging(bucket: Bucket, req: S3Request): Promise<string> {
  const object = bucket.get(req.key);
  if (req.method === 'GET') {
    const tags = object.tags.map(([k, v]) => `<Tag>${element('Key', k)}${element('Value', v)}</Tag>`);
    return `<Tagging><TagSet>${tags.join('')}</TagSet></Tagging>`;
  }
  const sets = inner((await readBody(req.raw, MAX_XML)).toString(), 'Tag');
  bucket.put({ ...object, tags: sets.map((t) => [texts(t, 'Key')[0] ?? '', texts(t, 'Value')[0] ?? '']) });
  return '';
}

async function onBucket(bucket: Bucket, req: S3Request, res: ServerResponse): Promise<void> {
  if (req.method === 'HEAD') res.writeHead(200).end();
  else if (req.method === 'GET' && req.query.get('list-type') === '2') sendXml(res, 200, list(bucket, req));
  else if (req.method === 'POST' && req.query.has('delete')) sendXml(res, 200, await deleteMany(bucket, req));
  else throw new S3Error(501, 'NotImplemented');
}

async function onPieces(bucket: Bucket, req: S3Request, res: ServerResponse): Promise<void> {
  if (req.method === 'POST' && req.query.has('uploads')) sendXml(res, 200, begin(req));
  else if (req.method === 'PUT') res.writeHead(200, { etag: await uploadPart(bucket, req) }).end();
  else if (req.method === 'POST') sendXml(res, 200, finish(bucket, req, (await readBody(req.raw, MAX_XML)).toString()));
  else throw new S3Error(501, 'NotImplemented');
}

async function onObject(buckets: Buckets, req: S3Request, res: ServerResponse): Promise<void> {
  const bucket = buckets(req.bucket);
  if (req.query.has('uploads') || req.query.has('uploadId')) return onPieces(bucket, req, res);
  if (req.query.has('tagging')) return sendXml(res, 200, await tagging(bucket, req));
  if (req.method === 'GET' || req.method === 'HEAD') return read(bucket, req, res);
  if (req.method === 'DELETE') {
    bucket.delete(req.key);
    res.writeHead(204).end();
  } else if (req.method !== 'PUT') throw new S3Error(501, 'NotImplemented');
  else if (header(req, 'x-amz-copy-source')) sendXml(res, 200, copy(buckets, req));
  else await put(bucket, req, res);
}

function refuse(req: S3Request | undefined, res: ServerResponse, e: unknown): void {
  const error = e instanceof S3Error ? e : new S3Error(500, 'InternalError');
  if (!(e instanceof S3Error)) console.error(e);
  if (res.headersSent) return void res.destroy();
  req?.raw.resume();
  if (req?.method === 'HEAD') return void res.writeHead(error.status).end();
  sendXml(res, error.status, `<Error>${element('Code', error.code)}${element('Message', error.message)}</Error>`);
}

/** The part of S3 that the product uses; signatures, sizes, expiry and conditions are checked as S3 checks them. */
export async function startS3({ port, dir, buckets: names, keys, origins }: S3Options): Promise<Listener> {
  const all = new Map(names.map((name) => [name, new Bucket(join(dir, name))]));
  const expire = () => {
    for (const bucket of all.values()) bucket.expire(Date.now());
  };
  expire();
  const expiring = setInterval(expire, HOUR_MS).unref();
  const buckets: Buckets = (name) => {
    const bucket = all.get(name);
    if (!bucket) throw new S3Error(404, 'NoSuchBucket', 'The specified bucket does not exist.');
    return bucket;
  };
  const server = await listen(port, async (raw, res) => {
    // Node's own header keeps the machine's time while a test run has another (test/support/shift-clock.mjs).
    res.setHeader('date', new Date().toUTCString());
    res.setHeader('x-amz-request-id', randomBytes(8).toString('hex').toUpperCase());
    if (cors(raw, res, origins)) return;
    let req: S3Request | undefined;
    try {
      req = parseRequest(raw);
      verify(req, keys, Date.now());
      await (req.key ? onObject(buckets, req, res) : onBucket(buckets(req.bucket), req, res));
    } catch (e) {
      refuse(req, res, e);
    }
  });
  const close = async () => {
    clearInterval(expiring);
    await server.close();
  };
  return { ...server, close };
}

import type { ServerResponse } from 'node:http';
import { S3Error } from './error.ts';
import { receive } from './receive.ts';
import { header, type S3Request } from './request.ts';
import type { Bucket } from './store.ts';
import { element } from './xml.ts';

const KEPT = ['content-type', 'content-disposition', 'content-encoding', 'content-language', 'cache-control'];

export function keptHeaders({ raw }: S3Request): Record<string, string> {
  const entries = Object.entries(raw.headers).filter(([name]) => KEPT.includes(name) || name.startsWith('x-amz-meta-'));
  return Object.fromEntries(entries.map(([name, value]) => [name, String(value)]));
}

const tagsOf = (req: S3Request): [string, string][] => [...new URLSearchParams(header(req, 'x-amz-tagging') ?? '')];

function refuseOverwrite(bucket: Bucket, req: S3Request): void {
  if (header(req, 'if-none-match') === '*' && bucket.has(req.key)) throw new S3Error(412, 'PreconditionFailed');
}

export async function put(bucket: Bucket, req: S3Request, res: ServerResponse): Promise<void> {
  refuseOverwrite(bucket, req);
  const received = await receive(req, bucket);
  try {
    // Again: another upload may have finished while this one came in.
    refuseOverwrite(bucket, req);
  } catch (e) {
    bucket.discard(received.blob);
    throw e;
  }
  bucket.put({ key: req.key, ...received, at: Date.now(), headers: keptHeaders(req), tags: tagsOf(req) });
  res.writeHead(200, { etag: `"${received.etag}"`, 'x-amz-server-side-encryption': 'AES256' }).end();
}

export function copy(buckets: (name: string) => Bucket, req: S3Request): string {
  const source = decodeURIComponent((header(req, 'x-amz-copy-source') ?? '').replace(/^\//, ''));
  const slash = source.indexOf('/');
  const from = buckets(source.slice(0, slash));
  const to = buckets(req.bucket);
  refuseOverwrite(to, req);
  const object = from.get(source.slice(slash + 1));
  const at = Date.now();
  to.put({
    ...object,
    key: req.key,
    blob: to.copyBlob(from.path(object.blob)),
    at,
    headers: header(req, 'x-amz-metadata-directive') === 'REPLACE' ? keptHeaders(req) : object.headers,
    tags: header(req, 'x-amz-tagging-directive') === 'REPLACE' ? tagsOf(req) : object.tags,
  });
  const modified = element('LastModified', new Date(at).toISOString());
  return `<CopyObjectResult>${element('ETag', `"${object.etag}"`)}${modified}</CopyObjectResult>`;
}

import { createReadStream } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { S3Error } from './error.ts';
import { header, type S3Request } from './request.ts';
import type { Bucket, ObjectMeta } from './store.ts';

const OVERRIDES = ['content-type', 'content-disposition', 'content-language', 'cache-control', 'expires'] as const;

interface Range {
  readonly start: number;
  readonly end: number;
}

/** One range, as browsers and PDF viewers ask; undefined means the whole object. */
function range(text: string | undefined, size: number): Range | undefined {
  const match = /^bytes=(\d*)-(\d*)$/.exec(text ?? '');
  if (!match || (match[1] === '' && match[2] === '')) return undefined;
  const [, from, to] = match;
  const start = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const end = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  if (start >= size || end < start) throw new S3Error(416, 'InvalidRange', 'The requested range is not satisfiable');
  return { start, end };
}

function describe(object: ObjectMeta, req: S3Request): Record<string, string | number> {
  const overrides = OVERRIDES.flatMap((name) => {
    const value = req.query.get(`response-${name}`);
    return value === undefined ? [] : [[name, Buffer.from(value).toString('latin1')]];
  });
  return {
    'content-type': 'binary/octet-stream',
    ...object.headers,
    ...Object.fromEntries(overrides),
    etag: `"${object.etag}"`,
    'last-modified': new Date(object.at).toUTCString(),
    'accept-ranges': 'bytes',
    'x-amz-server-side-encryption': 'AES256',
    ...(object.tags.length ? { 'x-amz-tagging-count': object.tags.length } : {}),
  };
}

/** GET and HEAD. */
export async function read(bucket: Bucket, req: S3Request, res: ServerResponse): Promise<void> {
  const object = bucket.get(req.key);
  const headers = describe(object, req);
  if (header(req, 'if-none-match') === headers.etag) {
    res.writeHead(304, { etag: headers.etag }).end();
    return;
  }
  const part = range(header(req, 'range'), object.size);
  const length = part ? part.end - part.start + 1 : object.size;
  res.writeHead(part ? 206 : 200, {
    ...headers,
    'content-length': length,
    ...(part ? { 'content-range': `bytes ${part.start}-${part.end}/${object.size}` } : {}),
  });
  if (req.method === 'HEAD' || length === 0) {
    res.end();
    return;
  }
  await pipeline(createReadStream(bucket.path(object.blob), part), res).catch(() => res.destroy());
}

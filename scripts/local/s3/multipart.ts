import { createHash, randomUUID } from 'node:crypto';
import { S3Error } from './error.ts';
import { type Received, receive } from './receive.ts';
import type { S3Request } from './request.ts';
import type { Bucket } from './store.ts';
import { keptHeaders } from './write.ts';
import { element, inner, texts } from './xml.ts';

/** S3 takes no smaller part, except the last. */
const PART_MIN = 5 * 2 ** 20;

interface Upload {
  readonly key: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly parts: Map<number, Received>;
}
/** Unfinished uploads. A restart forgets them, and the bucket then sweeps their bytes. */
const uploads = new Map<string, Upload>();

function uploadOf({ key, query }: S3Request): Upload {
  const found = uploads.get(query.get('uploadId') ?? '');
  if (found?.key !== key) throw new S3Error(404, 'NoSuchUpload');
  return found;
}

export function begin(req: S3Request): string {
  const id = randomUUID();
  uploads.set(id, { key: req.key, headers: keptHeaders(req), parts: new Map() });
  const inside = [element('Bucket', req.bucket), element('Key', req.key), element('UploadId', id)];
  return `<InitiateMultipartUploadResult>${inside.join('')}</InitiateMultipartUploadResult>`;
}

/** Answers the tag of the part. */
export async function uploadPart(bucket: Bucket, req: S3Request): Promise<string> {
  const { parts } = uploadOf(req);
  const received = await receive(req, bucket);
  parts.set(Number(req.query.get('partNumber')), received);
  return `"${received.etag}"`;
}

/** Makes one object of the parts that the body names. */
export function finish(bucket: Bucket, req: S3Request, body: string): string {
  const { key, headers, parts } = uploadOf(req);
  const wanted = inner(body, 'Part').map((part) => {
    const found = parts.get(Number(texts(part, 'PartNumber')[0]));
    if (!found || texts(part, 'ETag')[0]?.replaceAll('"', '') !== found.etag) throw new S3Error(400, 'InvalidPart');
    return found;
  });
  if (wanted.slice(0, -1).some(({ size }) => size < PART_MIN)) throw new S3Error(400, 'EntityTooSmall');
  const digests = createHash('md5')
    .update(wanted.map(({ etag }) => etag).join(''), 'hex')
    .digest('hex');
  const etag = `${digests}-${wanted.length}`;
  const { blob, size } = bucket.joinBlobs(wanted.map((one) => one.blob));
  bucket.put({ key, blob, size, etag, at: Date.now(), headers, tags: [] });
  uploads.delete(req.query.get('uploadId') ?? '');
  return `<CompleteMultipartUploadResult>${element('Key', key)}${element('ETag', `"${etag}"`)}</CompleteMultipartUploadResult>`;
}

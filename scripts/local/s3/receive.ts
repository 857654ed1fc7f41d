import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { crc32 } from 'node:zlib';
import { S3Error } from './error.ts';
import { header, type S3Request } from './request.ts';
import type { Bucket } from './store.ts';

/** The largest body that S3 takes in one PUT. */
const LARGEST = 5 * 2 ** 30;

export interface Received {
  readonly blob: string;
  readonly size: number;
  readonly etag: string;
}

function meter() {
  const md5 = createHash('md5');
  const sha256 = createHash('sha256');
  const seen = { size: 0, crc: 0 };
  const stream = new Transform({
    transform(part: Buffer, _encoding, next) {
      seen.size += part.length;
      seen.crc = crc32(part, seen.crc);
      md5.update(part);
      sha256.update(part);
      next(seen.size > LARGEST ? new S3Error(400, 'EntityTooLarge') : null, part);
    },
  });
  const sums = () => {
    const crc = Buffer.alloc(4);
    crc.writeUInt32BE(seen.crc);
    return { size: seen.size, md5: md5.digest(), sha256: sha256.digest(), crc: crc.toString('base64') };
  };
  return { stream, sums };
}

function checkSums(req: S3Request, { md5, sha256, crc }: ReturnType<ReturnType<typeof meter>['sums']>): void {
  const told = (name: string, value: string) => [undefined, value].includes(header(req, name));
  const payload = header(req, 'x-amz-content-sha256');
  if (payload && /^[0-9a-f]{64}$/.test(payload) && payload !== sha256.toString('hex')) {
    throw new S3Error(400, 'XAmzContentSHA256Mismatch');
  }
  const isRight =
    told('content-md5', md5.toString('base64')) &&
    told('x-amz-checksum-crc32', crc) &&
    told('x-amz-checksum-sha256', sha256.toString('base64'));
  if (!isRight) throw new S3Error(400, 'BadDigest', 'The checksum you specified did not match what we received.');
}

const brokeOff = (e: unknown): boolean => e instanceof Error && 'code' in e && e.code === 'ECONNRESET';

/** Writes the body to a separate file, not yet part of any object. Nothing remains of a body that breaks off. */
export async function receive(req: S3Request, bucket: Bucket): Promise<Received> {
  if (header(req, 'content-encoding')?.includes('aws-chunked')) {
    throw new S3Error(501, 'NotImplemented', 'Set requestChecksumCalculation to WHEN_REQUIRED: no aws-chunked here.');
  }
  if (header(req, 'content-length') === undefined) throw new S3Error(411, 'MissingContentLength');
  const blob = bucket.newBlob();
  const { stream, sums } = meter();
  try {
    await pipeline(req.raw, stream, createWriteStream(bucket.path(blob)));
    const all = sums();
    checkSums(req, all);
    return { blob, size: all.size, etag: all.md5.toString('hex') };
  } catch (e) {
    bucket.discard(blob);
    throw brokeOff(e) ? new S3Error(400, 'IncompleteBody') : e;
  }
}

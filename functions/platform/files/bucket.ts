import {
  CompleteMultipartUploadCommand,
  CopyObjectCommand,
  CreateMultipartUploadCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  PutObjectCommand,
  S3Client,
  UploadPartCommand,
} from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { env } from '#functions/platform/runtime/env.ts';

/*
 * The bucket of files. Its client weighs as much as a small function: `files.ts` fetches this module when the first
 * file is touched, and nothing else may import it.
 */

// With the default checksums a presigned PUT would sign the checksum of an empty body.
const s3 = new S3Client({
  region: env.region(),
  forcePathStyle: env.isLocal(),
  requestChecksumCalculation: 'WHEN_REQUIRED',
  responseChecksumValidation: 'WHEN_REQUIRED',
});
/** Objects below this prefix never change again. On AWS they are in a bucket with object lock. */
const SEALED = 'sealed/';
const at = (key: string) => ({ Bucket: key.startsWith(SEALED) ? env.signedBucket() : env.filesBucket(), Key: key });

interface Life {
  /** Seconds. */
  readonly expiresIn: number;
  /** Since when; now unless said. */
  readonly signingDate?: Date;
}
interface Shown {
  readonly type: string;
  readonly disposition: string;
  /** Its Cache-Control. */
  readonly cache: string;
}

/** An address that takes one PUT of exactly this size and type, once. */
export const addressToPut = (key: string, { size, type }: { size: number; type: string }, { expiresIn }: Life) =>
  getSignedUrl(s3, new PutObjectCommand({ ...at(key), ContentType: type, ContentLength: size, IfNoneMatch: '*' }), {
    expiresIn,
    signableHeaders: new Set(['host', 'content-type', 'content-length', 'if-none-match']),
  });

export const addressToGet = (key: string, { type, disposition, cache }: Shown, life: Life) =>
  getSignedUrl(
    s3,
    new GetObjectCommand({
      ...at(key),
      ResponseContentDisposition: disposition,
      ResponseContentType: type,
      ResponseCacheControl: cache,
    }),
    life,
  );

export const head = (key: string) => s3.send(new HeadObjectCommand(at(key)));

/** The properties of an object that `head` returns. */
export interface Seen {
  readonly ContentLength?: number | undefined;
  readonly ContentType?: string | undefined;
  readonly ETag?: string | undefined;
  readonly LastModified?: Date | undefined;
  readonly Metadata?: Readonly<Record<string, string>> | undefined;
}

/** Copies what `head` has seen, and nothing that came after it. The copy says of which bytes it is one (`sent`). */
export const copy = (from: string, to: string, { ETag: seen = '', ContentType }: Seen) =>
  s3.send(
    new CopyObjectCommand({
      ...at(to),
      CopySource: `${env.filesBucket()}/${from}`,
      CopySourceIfMatch: seen,
      MetadataDirective: 'REPLACE',
      Metadata: { sent: seen },
      ContentType,
    }),
  );

export const put = (key: string, body: Uint8Array, type: string) =>
  s3.send(new PutObjectCommand({ ...at(key), Body: body, ContentType: type, ContentLength: body.length }));

/** Stores an object, unless there is one with this key: S3 then answers 412. */
export const putNew = (key: string, body: Uint8Array, type: string) =>
  s3.send(
    new PutObjectCommand({ ...at(key), Body: body, ContentType: type, ContentLength: body.length, IfNoneMatch: '*' }),
  );

/** Stores an object piece by piece. The bucket drops the pieces of an unfinished one within a day. */
export async function putPieces(key: string, pieces: AsyncIterable<Uint8Array>, type: string): Promise<void> {
  const { UploadId } = await s3.send(new CreateMultipartUploadCommand({ ...at(key), ContentType: type }));
  const Parts: { PartNumber: number; ETag?: string | undefined }[] = [];
  for await (const Body of pieces) {
    const PartNumber = Parts.length + 1;
    const { ETag } = await s3.send(
      new UploadPartCommand({ ...at(key), UploadId, PartNumber, Body, ContentLength: Body.length }),
    );
    Parts.push({ PartNumber, ETag });
  }
  await s3.send(new CompleteMultipartUploadCommand({ ...at(key), UploadId, MultipartUpload: { Parts } }));
}

export const get = (key: string, range?: string) => s3.send(new GetObjectCommand({ ...at(key), Range: range }));

export const remove = (key: string) => s3.send(new DeleteObjectCommand(at(key)));

export const answers = () => s3.send(new HeadBucketCommand({ Bucket: env.filesBucket() }));

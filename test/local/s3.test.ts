import { readdirSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import {
  CompleteMultipartUploadCommand,
  CopyObjectCommand,
  CreateMultipartUploadCommand,
  DeleteObjectCommand,
  DeleteObjectsCommand,
  GetObjectCommand,
  GetObjectTaggingCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
  UploadPartCommand,
} from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Listener } from '#scripts/local/http.ts';
import { startS3 } from '#scripts/local/s3/server.ts';
import { tempFolder } from '#scripts/local/temp-folder.ts';

const keys = { accessKeyId: 'local', secretAccessKey: 'local-secret' };
const Bucket = 'files';
const origin = 'http://127.0.0.1:4400';
const dir = tempFolder('s3');
const options = { port: 0, dir, buckets: [Bucket], keys, origins: [origin] };
let server: Listener;
let s3: S3Client;

const client = (endpoint: string, secretAccessKey = keys.secretAccessKey) =>
  new S3Client({
    endpoint,
    region: 'eu-west-1',
    credentials: { ...keys, secretAccessKey },
    forcePathStyle: true,
    maxAttempts: 1,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
const put = (Key: string, Body: string, extra = {}) => s3.send(new PutObjectCommand({ Bucket, Key, Body, ...extra }));
const get = async (Key: string) => (await s3.send(new GetObjectCommand({ Bucket, Key }))).Body?.transformToString();

/** The upload address as the product signs it: size and type are part of the signature. */
const uploadUrl = (Key: string, size: number, expiresIn = 60) =>
  getSignedUrl(s3, new PutObjectCommand({ Bucket, Key, ContentLength: size, ContentType: 'text/plain' }), {
    expiresIn,
    signableHeaders: new Set(['host', 'content-length', 'content-type']),
  });

beforeAll(async () => {
  server = await startS3(options);
  s3 = client(server.url);
});
afterAll(() => server.close());

test('an object comes back with its headers, tags and bytes', async () => {
  await put('a/b c+ø.txt', 'hello', { ContentType: 'text/plain', Metadata: { owner: 'x' }, Tagging: 'scan=clean' });
  const head = await s3.send(new HeadObjectCommand({ Bucket, Key: 'a/b c+ø.txt' }));
  expect(head).toMatchObject({ ContentLength: 5, ContentType: 'text/plain', Metadata: { owner: 'x' } });
  const { TagSet } = await s3.send(new GetObjectTaggingCommand({ Bucket, Key: 'a/b c+ø.txt' }));
  expect(TagSet).toEqual([{ Key: 'scan', Value: 'clean' }]);
  expect(await get('a/b c+ø.txt')).toBe('hello');
});

test('a wrong secret is refused', async () => {
  const stranger = client(server.url, 'guess').send(new GetObjectCommand({ Bucket, Key: 'x' }));
  await expect(stranger).rejects.toMatchObject({ name: 'SignatureDoesNotMatch' });
  expect((await fetch(`${server.url}/${Bucket}/x`)).status).toBe(403);
});

test('a presigned upload takes exactly the signed size and type', async () => {
  const headers = { 'content-type': 'text/plain' };
  const send = async (Key: string, body: string, h = headers) =>
    (await fetch(await uploadUrl(Key, 5), { method: 'PUT', body, headers: h })).status;
  expect(await send('up', '12345')).toBe(200);
  expect(await send('longer', '123456')).toBe(403);
  expect(await send('shorter', '1234')).toBe(403);
  expect(await send('typed', '12345', { 'content-type': 'text/html' })).toBe(403);
  expect(await get('up')).toBe('12345');
  await expect(get('longer')).rejects.toMatchObject({ name: 'NoSuchKey' });
});

test('a presigned address ends, and cannot be bent to another object', async () => {
  await put('secret', 'x');
  const late = await getSignedUrl(s3, new GetObjectCommand({ Bucket, Key: 'secret' }), {
    expiresIn: 60,
    signingDate: new Date(Date.now() - 61_000),
  });
  expect((await fetch(late)).status).toBe(403);
  const url = await getSignedUrl(s3, new GetObjectCommand({ Bucket, Key: 'other' }), { expiresIn: 60 });
  expect((await fetch(url.replace('/other', '/secret'))).status).toBe(403);
});

test('a download carries the asked file name', async () => {
  await put('doc', 'x');
  const disposition = `attachment; filename="a.pdf"; filename*=UTF-8''caf%C3%A9.pdf`;
  const command = new GetObjectCommand({ Bucket, Key: 'doc', ResponseContentDisposition: disposition });
  const reply = await fetch(await getSignedUrl(s3, command, { expiresIn: 60 }));
  expect(reply.headers.get('content-disposition')).toBe(disposition);
});

test('If-None-Match: * never overwrites', async () => {
  await put('once', 'first', { IfNoneMatch: '*' });
  await expect(put('once', 'second', { IfNoneMatch: '*' })).rejects.toMatchObject({ name: 'PreconditionFailed' });
  expect(await get('once')).toBe('first');
});

test('ranges answer their part', async () => {
  await put('range', '0123456789');
  const part = async (Range: string) => {
    const { Body, ContentRange } = await s3.send(new GetObjectCommand({ Bucket, Key: 'range', Range }));
    return [await Body?.transformToString(), ContentRange];
  };
  expect(await part('bytes=2-4')).toEqual(['234', 'bytes 2-4/10']);
  expect(await part('bytes=-3')).toEqual(['789', 'bytes 7-9/10']);
  await expect(part('bytes=20-')).rejects.toMatchObject({ name: 'InvalidRange' });
});

test('copy, delete and delete many', async () => {
  await put('copy/from ø', 'x', { Metadata: { a: '1' } });
  const CopySource = `${Bucket}/${encodeURIComponent('copy/from ø')}`;
  await s3.send(new CopyObjectCommand({ Bucket, Key: 'copy/to', CopySource }));
  expect(await get('copy/to')).toBe('x');
  await s3.send(new DeleteObjectCommand({ Bucket, Key: 'copy/to' }));
  await expect(get('copy/to')).rejects.toMatchObject({ name: 'NoSuchKey' });
  const Objects = [{ Key: 'copy/from ø' }, { Key: 'never' }];
  const { Deleted } = await s3.send(new DeleteObjectsCommand({ Bucket, Delete: { Objects } }));
  expect(Deleted).toHaveLength(2);
  await expect(get('copy/from ø')).rejects.toMatchObject({ name: 'NoSuchKey' });
});

test('lists page through folders', async () => {
  for (let i = 0; i < 5; i++) await put(`L/${i}/x`, 'a');
  const list = (ContinuationToken?: string) =>
    s3.send(new ListObjectsV2Command({ Bucket, Prefix: 'L/', Delimiter: '/', MaxKeys: 3, ContinuationToken }));
  const first = await list();
  expect(first.CommonPrefixes?.map((p) => p.Prefix)).toEqual(['L/0/', 'L/1/', 'L/2/']);
  const second = await list(first.NextContinuationToken);
  expect(second.CommonPrefixes?.map((p) => p.Prefix)).toEqual(['L/3/', 'L/4/']);
  expect(second.IsTruncated).toBe(false);
});

test('only the app may upload from a browser', async () => {
  const preflight = (from: string) =>
    fetch(`${server.url}/${Bucket}/x`, {
      method: 'OPTIONS',
      headers: {
        origin: from,
        'access-control-request-method': 'PUT',
        'access-control-request-headers': 'content-type',
      },
    });
  expect((await preflight(origin)).headers.get('access-control-allow-origin')).toBe(origin);
  const other = await preflight('https://evil.example');
  expect([other.status, other.headers.get('access-control-allow-origin')]).toEqual([403, null]);
});

test('an upload that breaks off leaves nothing', async () => {
  const blobs = () => readdirSync(join(dir, Bucket, 'blobs')).length;
  const before = blobs();
  const url = new URL(await uploadUrl('broken', 1000));
  const headers = { 'content-type': 'text/plain', 'content-length': 1000 };
  const half = request(url, { method: 'PUT', headers });
  half.on('error', () => undefined);
  half.write('x'.repeat(100));
  await expect.poll(blobs).toBe(before + 1);
  half.destroy();
  await expect.poll(blobs).toBe(before);
  await expect(get('broken')).rejects.toMatchObject({ name: 'NoSuchKey' });
});

test('an object of several parts has them in order, and no small part in between', async () => {
  const upload = async (Key: string, bodies: readonly string[]) => {
    const { UploadId } = await s3.send(new CreateMultipartUploadCommand({ Bucket, Key, ContentType: 'text/plain' }));
    const Parts = [];
    for (const [i, Body] of bodies.entries()) {
      const PartNumber = i + 1;
      const { ETag } = await s3.send(new UploadPartCommand({ Bucket, Key, UploadId, PartNumber, Body }));
      Parts.push({ PartNumber, ETag });
    }
    await s3.send(new CompleteMultipartUploadCommand({ Bucket, Key, UploadId, MultipartUpload: { Parts } }));
  };
  const large = 'a'.repeat(5 * 2 ** 20);
  await upload('parts', [large, 'b']);
  expect(await get('parts')).toBe(`${large}b`);
  const head = await s3.send(new HeadObjectCommand({ Bucket, Key: 'parts' }));
  expect(head).toMatchObject({ ContentLength: large.length + 1, ContentType: 'text/plain' });
  expect(head.ETag).toMatch(/-2"$/);
  await expect(upload('small', ['a', 'b'])).rejects.toMatchObject({ name: 'EntityTooSmall' });
});

test('a restart finds every object and sweeps what no object names', async () => {
  await put('kept', 'still here');
  writeFileSync(join(dir, Bucket, 'blobs', 'orphan'), 'half');
  const again = await startS3(options);
  const { Body } = await client(again.url).send(new GetObjectCommand({ Bucket, Key: 'kept' }));
  expect(await Body?.transformToString()).toBe('still here');
  expect(readdirSync(join(dir, Bucket, 'blobs'))).not.toContain('orphan');
  await again.close();
});

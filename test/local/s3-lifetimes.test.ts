import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { startS3 } from '#scripts/local/s3/server.ts';
import { Bucket } from '#scripts/local/s3/store.ts';
import { tempFolder } from '#scripts/local/temp-folder.ts';

const HOUR_MS = 3_600_000;
const dir = tempFolder('lifetimes');

function keep(bucket: Bucket, key: string, at: number): void {
  const blob = bucket.newBlob();
  writeFileSync(bucket.path(blob), 'x');
  bucket.put({ key, blob, size: 1, etag: 'x', at, headers: {}, tags: [] });
}
const keys = (bucket: Bucket) => bucket.sorted('').map(({ key }) => key);

test('an upload that nobody submitted goes after a day, and what was accepted stays', () => {
  const bucket = new Bucket(join(dir, 'alone'));
  const now = Date.parse('2026-11-22T12:00:00Z');
  keep(bucket, 'incoming/a/old', now - 24 * HOUR_MS);
  keep(bucket, 'incoming/a/fresh', now - 23 * HOUR_MS);
  keep(bucket, 'exports/a/old', now - 24 * HOUR_MS);
  keep(bucket, 'files/a/old', now - 900 * HOUR_MS);
  bucket.expire(now);
  expect(keys(bucket)).toEqual(['files/a/old', 'incoming/a/fresh']);
});

test('a start clears away what became old while it was off', async () => {
  const before = new Bucket(join(dir, 'files'));
  keep(before, 'incoming/a/old', Date.now() - 25 * HOUR_MS);
  keep(before, 'incoming/a/fresh', Date.now());
  const server = await startS3({
    port: 0,
    dir,
    buckets: ['files'],
    keys: { accessKeyId: 'local', secretAccessKey: 'local-secret' },
    origins: [],
  });
  await server.close();
  expect(keys(new Bucket(join(dir, 'files')))).toEqual(['incoming/a/fresh']);
});

import { encode, type S3Request } from './request.ts';
import type { Bucket, ObjectMeta } from './store.ts';
import { element } from './xml.ts';

const PAGE = 1000;

interface Page {
  readonly objects: ObjectMeta[];
  readonly prefixes: string[];
  /** The last name on the page when more follow. */
  readonly next?: string;
}

function page(sorted: readonly ObjectMeta[], prefix: string, delimiter: string, after: string, max: number): Page {
  const objects: ObjectMeta[] = [];
  const prefixes: string[] = [];
  let last = '';
  for (const object of sorted) {
    const cut = delimiter ? object.key.indexOf(delimiter, prefix.length) : -1;
    const name = cut < 0 ? object.key : object.key.slice(0, cut + delimiter.length);
    if (name <= after || name === last) continue;
    if (objects.length + prefixes.length >= max) return { objects, prefixes, next: last };
    if (cut < 0) objects.push(object);
    else prefixes.push(name);
    last = name;
  }
  return { objects, prefixes };
}

/** ListObjectsV2. */
export function list(bucket: Bucket, { query, bucket: name }: S3Request): string {
  const prefix = query.get('prefix') ?? '';
  const delimiter = query.get('delimiter') ?? '';
  const token = query.get('continuation-token');
  const after = token ? Buffer.from(token, 'base64url').toString() : (query.get('start-after') ?? '');
  const max = Math.min(Number(query.get('max-keys') ?? PAGE), PAGE);
  const asUrl = query.get('encoding-type') === 'url';
  const text = (value: string) => (asUrl ? encode(value).replaceAll('%2F', '/') : value);
  const { objects, prefixes, next } = page(bucket.sorted(prefix), prefix, delimiter, after, max);
  const rows = objects.map((o) =>
    [
      element('Key', text(o.key)),
      element('LastModified', new Date(o.at).toISOString()),
      element('ETag', `"${o.etag}"`),
      element('Size', o.size),
      element('StorageClass', 'STANDARD'),
    ].join(''),
  );
  return `<ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/">${[
    element('Name', name),
    element('Prefix', text(prefix)),
    element('MaxKeys', max),
    element('KeyCount', objects.length + prefixes.length),
    element('IsTruncated', next !== undefined),
    ...(asUrl ? [element('EncodingType', 'url')] : []),
    ...(next === undefined ? [] : [element('NextContinuationToken', Buffer.from(next).toString('base64url'))]),
    ...rows.map((row) => `<Contents>${row}</Contents>`),
    ...prefixes.map((p) => `<CommonPrefixes>${element('Prefix', text(p))}</CommonPrefixes>`),
  ].join('')}</ListBucketResult>`;
}

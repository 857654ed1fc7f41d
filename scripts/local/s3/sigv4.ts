import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { denied, S3Error } from './error.ts';
import { encode, header, type S3Request } from './request.ts';

/** AWS refuses requests signed further away than this, and presigned addresses that live longer than a week. */
const CLOCK_SKEW_MS = 15 * 60_000;
const LONGEST_LIFE_S = 7 * 24 * 3600;

export interface Keys {
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

interface Claim {
  readonly credential: string;
  readonly signedHeaders: readonly string[];
  readonly signature: string;
  /** `20260101T120000Z` */
  readonly date: string;
  /** Seconds; only in a presigned address. */
  readonly lifetime?: number;
  readonly payloadHash: string;
}

const hmac = (key: string | Buffer, data: string): Buffer => createHmac('sha256', key).update(data).digest();
const sha256 = (data: string): string => createHash('sha256').update(data).digest('hex');

function presigned({ query }: S3Request): Claim {
  const field = (name: string): string => {
    const value = query.get(`X-Amz-${name}`);
    if (value === undefined) throw new S3Error(400, 'AuthorizationQueryParametersError', `X-Amz-${name} is missing`);
    return value;
  };
  return {
    credential: field('Credential'),
    signedHeaders: field('SignedHeaders').split(';'),
    signature: field('Signature'),
    date: field('Date'),
    lifetime: Number(field('Expires')),
    payloadHash: query.get('X-Amz-Content-Sha256') ?? 'UNSIGNED-PAYLOAD',
  };
}

function fromHeader(req: S3Request): Claim {
  const authorization = header(req, 'authorization') ?? '';
  if (!authorization.startsWith('AWS4-HMAC-SHA256 ')) throw denied('Access Denied');
  const field = (name: string): string => new RegExp(`${name}=([^,\\s]+)`).exec(authorization)?.[1] ?? '';
  return {
    credential: field('Credential'),
    signedHeaders: field('SignedHeaders').split(';'),
    signature: field('Signature'),
    date: header(req, 'x-amz-date') ?? '',
    payloadHash: header(req, 'x-amz-content-sha256') ?? '',
  };
}

function checkTime({ date, lifetime }: Claim, now: number): void {
  const signedAt = Date.parse(date.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));
  if (Number.isNaN(signedAt)) throw denied('The date of the signature is not valid');
  if (lifetime === undefined) {
    if (Math.abs(now - signedAt) > CLOCK_SKEW_MS) throw new S3Error(403, 'RequestTimeTooSkewed');
    return;
  }
  if (!(lifetime > 0 && lifetime <= LONGEST_LIFE_S)) throw denied('X-Amz-Expires is out of range');
  if (signedAt - now > CLOCK_SKEW_MS) throw denied('Request is not yet valid');
  if (now > signedAt + lifetime * 1000) throw denied('Request has expired');
}

function canonical(req: S3Request, claim: Claim): string {
  const path = ['', req.bucket, ...(req.key || req.raw.url?.startsWith(`/${req.bucket}/`) ? req.key.split('/') : [])];
  const query = [...req.query]
    .filter(([name]) => name !== 'X-Amz-Signature')
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .sort();
  const headers = claim.signedHeaders.map(
    (name) => `${name}:${(header(req, name) ?? '').trim().replace(/ +/g, ' ')}\n`,
  );
  return [
    req.method,
    path.map(encode).join('/'),
    query.join('&'),
    headers.join(''),
    claim.signedHeaders.join(';'),
    claim.payloadHash,
  ].join('\n');
}

function expected(req: S3Request, claim: Claim, secret: string): Buffer {
  const [, day = '', region = '', service = ''] = claim.credential.split('/');
  const scope = `${day}/${region}/${service}/aws4_request`;
  const key = [region, service, 'aws4_request'].reduce(hmac, hmac(`AWS4${secret}`, day));
  return hmac(key, ['AWS4-HMAC-SHA256', claim.date, scope, sha256(canonical(req, claim))].join('\n'));
}

/** Signed headers are part of the signature, so a size or type that differs from the signed one fails here. */
export function verify(req: S3Request, keys: Keys, now: number): void {
  const isPresigned = req.query.has('X-Amz-Signature');
  const claim = isPresigned ? presigned(req) : fromHeader(req);
  if (claim.credential.split('/')[0] !== keys.accessKeyId) throw new S3Error(403, 'InvalidAccessKeyId');
  checkTime(claim, now);
  const given = Buffer.from(claim.signature, 'hex');
  const wanted = expected(req, claim, keys.secretAccessKey);
  if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) {
    throw new S3Error(403, 'SignatureDoesNotMatch', 'The request signature does not match the signature you provided.');
  }
  const unsigned = Object.keys(req.raw.headers).find((n) => n.startsWith('x-amz-') && !claim.signedHeaders.includes(n));
  if (isPresigned && unsigned) throw denied(`There was a header that was not signed: ${unsigned}`);
}

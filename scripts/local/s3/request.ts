import type { IncomingMessage } from 'node:http';
import { S3Error } from './error.ts';

export interface S3Request {
  readonly raw: IncomingMessage;
  readonly method: string;
  readonly bucket: string;
  readonly key: string;
  readonly query: ReadonlyMap<string, string>;
}

/** Percent-encoding as AWS signs it: everything but letters, digits and `-_.~`. */
export const encode = (text: string): string =>
  encodeURIComponent(text).replace(/[!'()*]/g, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`);

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    throw new S3Error(400, 'InvalidURI', "Couldn't parse the specified URI.");
  }
}

/** `+` stays a plus: AWS signs query strings with %20 for spaces. */
function parseQuery(text: string): Map<string, string> {
  const pairs = text.split('&').filter(Boolean);
  return new Map(
    pairs.map((pair) => {
      const at = pair.indexOf('=');
      return at < 0 ? [decode(pair), ''] : [decode(pair.slice(0, at)), decode(pair.slice(at + 1))];
    }),
  );
}

/** Path style only: `/bucket/key`, as clients with `forcePathStyle` ask. */
export function parseRequest(raw: IncomingMessage): S3Request {
  const url = raw.url ?? '/';
  const mark = url.indexOf('?');
  const path = decode(mark < 0 ? url : url.slice(0, mark)).slice(1);
  const slash = path.indexOf('/');
  return {
    raw,
    method: raw.method ?? 'GET',
    bucket: slash < 0 ? path : path.slice(0, slash),
    key: slash < 0 ? '' : path.slice(slash + 1),
    query: parseQuery(mark < 0 ? '' : url.slice(mark + 1)),
  };
}

export function header(req: S3Request, name: string): string | undefined {
  const value = req.raw.headers[name];
  return Array.isArray(value) ? value.join(',') : value;
}

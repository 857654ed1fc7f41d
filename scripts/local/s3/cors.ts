import type { IncomingMessage, ServerResponse } from 'node:http';

const METHODS = 'GET, PUT, HEAD';

/** The bucket's CORS rule: the app's own origins may read and upload. Answers whether this was a preflight. */
export function cors(req: IncomingMessage, res: ServerResponse, origins: readonly string[]): boolean {
  const origin = req.headers.origin;
  res.setHeader('vary', 'origin');
  if (origin && origins.includes(origin)) {
    res.setHeader('access-control-allow-origin', origin);
    res.setHeader('access-control-expose-headers', 'etag, content-length, content-range, accept-ranges');
  }
  if (req.method !== 'OPTIONS') return false;
  if (!origin || !origins.includes(origin)) {
    res.writeHead(403).end();
    return true;
  }
  res.writeHead(200, {
    'access-control-allow-methods': METHODS,
    'access-control-allow-headers': req.headers['access-control-request-headers'] ?? '',
    'access-control-max-age': '3000',
  });
  res.end();
  return true;
}

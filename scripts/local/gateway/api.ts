import type { IncomingMessage, ServerResponse } from 'node:http';
import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { BodyTooLarge, readBody } from '../http.ts';
import { invoke, TimedOut } from '../invoke.ts';
import { toEvent } from './event.ts';
import { type LocalRoute, makeRouter } from './router.ts';

/** An HTTP API takes no more; Lambda answers with no more. */
const MAX_BODY = 10 * 2 ** 20;
const MAX_REPLY = 6 * 2 ** 20;

/** The headers that the edge on AWS adds to every answer of an API, including the gateway's own. */
const HEADERS = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
};

function fail(res: ServerResponse, status: number, message: string): void {
  if (res.headersSent) res.destroy();
  // The rest of a refused body is not read: the connection cannot be used again.
  else {
    const headers = {
      ...HEADERS,
      'content-type': 'application/json',
      ...(res.req.complete ? {} : { connection: 'close' }),
    };
    res.writeHead(status, headers).end(JSON.stringify({ message }));
  }
}

/** A result without a status is the body itself, as payload 2.0 allows. */
function toResult(value: unknown): APIGatewayProxyStructuredResultV2 {
  if (typeof value === 'object' && value !== null && 'statusCode' in value) {
    return value as APIGatewayProxyStructuredResultV2;
  }
  return { statusCode: 200, headers: { 'content-type': 'application/json' }, body: JSON.stringify(value ?? null) };
}

function send(res: ServerResponse, value: unknown): void {
  const result = toResult(value);
  const body = Buffer.from(result.body ?? '', result.isBase64Encoded ? 'base64' : 'utf8');
  if (body.length > MAX_REPLY) throw new Error(`a reply of ${body.length} bytes is more than Lambda gives`);
  for (const [name, content] of Object.entries(result.headers ?? {})) res.setHeader(name, String(content));
  if (result.cookies?.length) res.setHeader('set-cookie', result.cookies);
  res.writeHead(result.statusCode ?? 200, { 'content-length': body.length }).end(body);
}

function explain(e: unknown): [status: number, message: string] {
  if (e instanceof URIError) return [400, 'Bad Request'];
  if (e instanceof BodyTooLarge) return [413, 'Request Entity Too Large'];
  console.error(e);
  return e instanceof TimedOut ? [503, 'Service Unavailable'] : [500, 'Internal Server Error'];
}

/** Everything under /api. */
export function makeApi(routes: readonly LocalRoute[]) {
  const find = makeRouter(routes);
  return async (req: IncomingMessage, res: ServerResponse): Promise<void> => {
    try {
      const match = find(req.method ?? 'GET', (req.url ?? '/').split('?')[0] ?? '/');
      if (!match) return fail(res, 404, 'Not Found');
      const body = await readBody(req, MAX_BODY);
      send(res, await invoke(match.route.fn, toEvent(req, body, match)));
    } catch (e) {
      fail(res, ...explain(e));
    }
  };
}

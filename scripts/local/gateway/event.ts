import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { VIEWER_HEADER } from '#infra/edge/functions.ts';
import type { Match } from './router.ts';

const TEXT = /^(text\/|application\/(json|xml|javascript|x-www-form-urlencoded|[\w.+-]*\+(json|xml)))/i;

const joined = (pairs: Iterable<readonly [string, string]>): Record<string, string> => {
  const all: Record<string, string> = {};
  for (const [name, value] of pairs) all[name] = name in all ? `${all[name]},${value}` : value;
  return all;
};

function headersOf({ rawHeaders }: IncomingMessage): [string, string][] {
  return rawHeaders.flatMap((name, i) => (i % 2 ? [] : [[name.toLowerCase(), rawHeaders[i + 1] ?? '']]));
}

/** The event an HTTP API hands to Lambda, payload 2.0, behind the edge that tells the viewer's address. */
export function toEvent(req: IncomingMessage, body: Buffer, { route, params }: Match): APIGatewayProxyEventV2 {
  const [path = '/', query = ''] = (req.url ?? '/').split(/\?(.*)/s);
  const pairs = headersOf(req);
  const cookies = pairs.filter(([name]) => name === 'cookie').flatMap(([, value]) => value.split(/;\s*/));
  const ip = req.socket.remoteAddress ?? '127.0.0.1';
  const headers = { ...joined(pairs.filter(([name]) => name !== 'cookie')), [VIEWER_HEADER]: ip };
  const isBase64Encoded = body.length > 0 && !TEXT.test(req.headers['content-type'] ?? '');
  const now = new Date();
  const routeKey = `${route.method} ${route.path}`;
  return {
    version: '2.0',
    routeKey,
    rawPath: path,
    rawQueryString: query,
    ...(cookies.length ? { cookies } : {}),
    headers: { ...headers, 'x-forwarded-for': ip, 'x-forwarded-proto': 'http' },
    ...(query ? { queryStringParameters: joined(new URLSearchParams(query)) } : {}),
    ...(Object.keys(params).length ? { pathParameters: params } : {}),
    requestContext: {
      accountId: '000000000000',
      apiId: 'local',
      domainName: req.headers.host ?? 'localhost',
      domainPrefix: 'local',
      http: {
        method: req.method ?? 'GET',
        path,
        protocol: `HTTP/${req.httpVersion}`,
        sourceIp: ip,
        userAgent: req.headers['user-agent'] ?? '',
      },
      requestId: randomUUID(),
      routeKey,
      stage: '$default',
      time: now.toUTCString(),
      timeEpoch: now.getTime(),
    },
    ...(body.length ? { body: body.toString(isBase64Encoded ? 'base64' : 'utf8') } : {}),
    isBase64Encoded,
  };
}

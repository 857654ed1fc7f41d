import { randomUUID } from 'node:crypto';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';

interface Sent {
  readonly routeKey: string;
  readonly method: string;
  readonly path: string;
  readonly ip: string;
  readonly userAgent?: string;
}

/** Makes the context that the HTTP API adds to a request. */
export const requestContext = ({
  routeKey,
  method,
  path,
  ip,
  userAgent = 'vitest',
}: Sent): APIGatewayProxyEventV2['requestContext'] => ({
  accountId: 'test',
  apiId: 'test',
  domainName: 'localhost',
  domainPrefix: 'test',
  stage: '$default',
  requestId: randomUUID(),
  routeKey,
  time: '',
  timeEpoch: 0,
  http: { method, path, protocol: 'HTTP/1.1', sourceIp: ip, userAgent },
});

import { randomUUID } from 'node:crypto';
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2, Context } from 'aws-lambda';
import { handlerFile } from '#scripts/handlers.ts';
import type { Route } from '#shared/kernel/contract/route.ts';
import type { Caller } from '#test/support/api.ts';

type Handler = (event: APIGatewayProxyEventV2, context: Context) => Promise<APIGatewayProxyStructuredResultV2>;
export interface Input {
  readonly params?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

function eventOf(route: Route, { token }: Caller, { params = {}, body }: Input): APIGatewayProxyEventV2 {
  const { method } = route;
  const path = route.path.replace(/\{(\w+)\}/g, (_, name: string) => params[name] ?? '');
  return {
    version: '2.0',
    routeKey: route.id,
    rawPath: path,
    rawQueryString: '',
    isBase64Encoded: false,
    headers: { authorization: `Bearer ${token}`, 'idempotency-key': randomUUID() },
    pathParameters: { ...params },
    requestContext: {
      accountId: 'bench',
      apiId: 'bench',
      domainName: 'localhost',
      domainPrefix: 'bench',
      stage: '$default',
      requestId: randomUUID(),
      routeKey: route.id,
      time: '',
      timeEpoch: 0,
      http: { method, path, protocol: 'HTTP/1.1', sourceIp: '10.0.0.1', userAgent: 'bench' },
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  };
}

/** Calls an endpoint in this process, as the HTTP API would; anything but success ends the benchmark. */
export async function requesterOf(route: Route, caller: Caller): Promise<(input: Input) => Promise<unknown>> {
  const file = new URL(`../../${handlerFile(route)}`, import.meta.url);
  const { handler } = (await import(file.href)) as { handler: Handler };
  return async (input) => {
    const reply = await handler(eventOf(route, caller, input), {} as Context);
    if (reply.statusCode !== 200) throw new Error(`${route.id} answered ${reply.statusCode}: ${reply.body}`);
    return JSON.parse(reply.body ?? '{}');
  };
}

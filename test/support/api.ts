import { randomInt } from 'node:crypto';
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2, Context } from 'aws-lambda';
import { handlerFolder } from '#scripts/domain-folders.ts';
import { handlerFile } from '#scripts/handlers.ts';
import { allRoutes } from '#shared/contracts.ts';
import type { ErrorBody } from '#shared/kernel/contract/error.ts';
import type { CallOf, OutputOf, Route } from '#shared/kernel/contract/route.ts';
import { requestContext } from './request-context.ts';
import { runAs } from './rights.ts';

/** The caller as the API sees it: a token. */
export interface Caller {
  readonly token: string;
  /** Left out, each call has an address of its own. */
  readonly ip?: string;
}
export interface Answer<B> {
  readonly status: number;
  readonly body: B & Partial<ErrorBody>;
}
/** A request that may be invalid in any way, for fuzzing. */
export interface RawCall {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  /** Sent as it is, in the place of `body`. */
  readonly text?: string;
}
type Headers = Readonly<Record<string, string>>;
type Handler = (event: APIGatewayProxyEventV2, context: Context) => Promise<APIGatewayProxyStructuredResultV2>;

const files = import.meta.glob<{ handler: Handler }>([
  '../../functions/domains/*/*/api/*.ts',
  '!../../functions/domains/*/*/api/*.test.ts',
]);
const kits = import.meta.glob<{ handlers: Readonly<Record<string, Handler>> }>(
  '../../functions/domains/*/*/handlers.ts',
);
export const handlerPath = (route: Route): string => `../../${handlerFile(route)}`;

/** Makes a file entry for an operation in its domain's `handlers.ts`, as the build does. */
function kitFile(route: Route): [string, () => Promise<{ handler: Handler }>][] {
  const load = kits[`../../${handlerFolder(route.domain)}/handlers.ts`];
  if (!load || handlerPath(route) in files) return [];
  return [[handlerPath(route), async () => ({ handler: (await load()).handlers[route.operation] as Handler })]];
}

/** Every handler file of the back end, by path. */
export const handlerFiles: Readonly<Record<string, () => Promise<{ handler: Handler }>>> = {
  ...files,
  ...Object.fromEntries(allRoutes.flatMap(kitFile)),
};

async function handlerOf(route: Route): Promise<Handler> {
  const load = handlerFiles[handlerPath(route)];
  if (!load) throw new Error(`${route.id} has no handler at ${handlerPath(route)}`);
  return (await load()).handler;
}

/** Makes an address for each call, so that tests do not share the limits for outsiders. */
const anyAddress = () => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`;

function eventOf(route: Route, caller: Caller | undefined, call: RawCall, headers: Headers): APIGatewayProxyEventV2 {
  const { params = {}, query } = call;
  const path = route.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const body = call.text ?? (call.body === undefined ? undefined : JSON.stringify(call.body));
  return {
    version: '2.0',
    routeKey: `${route.method} ${route.path}`,
    rawPath: path,
    rawQueryString: new URLSearchParams(query).toString(),
    // The header of the web application's own pages, which writes through secret links require.
    headers: {
      origin: process.env.PAGE_BASE ?? '',
      ...(caller ? { authorization: `Bearer ${caller.token}` } : {}),
      ...headers,
    },
    pathParameters: { ...params },
    ...(query ? { queryStringParameters: { ...query } } : {}),
    requestContext: requestContext({ routeKey: route.id, method: route.method, path, ip: caller?.ip ?? anyAddress() }),
    ...(body === undefined ? {} : { body }),
    isBase64Encoded: false,
  };
}

/** Calls an endpoint in this process, as the HTTP API would: same event, same answer. */
export async function callRaw(route: Route, caller: Caller | undefined, call: RawCall = {}, headers: Headers = {}) {
  const handler = await handlerOf(route);
  const reply = await runAs(route, () => handler(eventOf(route, caller, call, headers), {} as Context));
  return { status: reply.statusCode ?? 200, body: JSON.parse(reply.body ?? '{}') as Partial<ErrorBody> };
}

/** Calls an endpoint as its contract allows. */
export async function call<R extends Route>(
  route: R,
  caller: Caller | undefined,
  input: CallOf<R>,
  headers?: Headers,
): Promise<Answer<OutputOf<R>>> {
  return (await callRaw(route, caller, input as RawCall, headers)) as Answer<OutputOf<R>>;
}

/** Returns the output of a call that must succeed. */
export async function ok<R extends Route>(
  route: R,
  caller: Caller,
  input: CallOf<R>,
  headers?: Headers,
): Promise<OutputOf<R>> {
  const { status, body } = await call(route, caller, input, headers);
  if (status !== 200) throw new Error(`${route.id} answered ${status} ${JSON.stringify(body.errors)}`);
  return body;
}

/** Returns the status and first code of a refusal: `409 stale`. */
export const refusal = ({ status, body }: Answer<unknown>): string =>
  `${status} ${body.errors?.[0]?.code ?? ''}`.trim();

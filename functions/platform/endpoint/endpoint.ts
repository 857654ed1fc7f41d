import middy from '@middy/core';
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2, Context } from 'aws-lambda';
import { AppError } from '#shared/kernel/error.ts';
import { acceptLocale } from '#shared/kernel/locale.ts';
import type { BodyOf, ParamsOf, QueryOf, ReplyOf, Route } from '#shared/kernel/route.ts';
import { env } from '../env.ts';
import { logger } from '../logger.ts';
import { countAction, DOOR, USER_WRITES } from '../rate.ts';
import { resolveUser } from '../session/resolve.ts';
import { verifyToken } from '../session/token.ts';
import type { ContextOf, PublicContext, UserContext } from './context.ts';
import { claimKey, type Idempotency } from './idempotency.ts';
import { parseInput } from './parse.ts';
import { errorReply, okReply } from './reply.ts';
import { logOutcome, logRequest } from './trace.ts';

type Event = APIGatewayProxyEventV2;
type Reply = APIGatewayProxyStructuredResultV2;
export interface Call<R extends Route> {
  readonly params: ParamsOf<R>;
  readonly query: QueryOf<R>;
  readonly body: BodyOf<R>;
  readonly ctx: ContextOf<R['audience']>;
}
type AnyContext = PublicContext | UserContext;

/** Behind CloudFront the gateway sees the edge's address; our edge function passes the visitor's on. */
const addressOf = (event: Event): string =>
  (env.isLocal() ? undefined : event.headers['x-viewer-ip']) ?? event.requestContext.http.sourceIp;

const publicContext = (event: Event, setCookie: (cookie: string) => void): PublicContext => ({
  now: new Date(),
  cookies: cookiesOf(event),
  setCookie,
  locale: acceptLocale(event.headers['accept-language']),
  requestId: event.requestContext.requestId,
  ip: addressOf(event),
});

const cookiesOf = (event: Event): ReadonlyMap<string, string> =>
  new Map((event.cookies ?? []).map((cookie) => [cookie.split('=')[0] ?? '', cookie.slice(cookie.indexOf('=') + 1)]));

/** Cookies carry a link's session, so only our own pages may write with them. */
function checkOrigin(event: Event): void {
  if (event.requestContext.http.method === 'GET') return;
  if (event.headers.origin !== env.pageBase()) throw new AppError('denied');
}

/** Who calls: as much as the route's audience needs, and the refusal when that is not enough. */
async function authenticate(def: Route, event: Event, setCookie: (cookie: string) => void): Promise<AnyContext> {
  const base = publicContext(event, setCookie);
  if (def.audience === 'secret') checkOrigin(event);
  if (def.audience === 'public' || def.audience === 'secret') {
    await countAction(`${def.audience}#${base.ip}`, def.audience === 'secret' ? DOOR : USER_WRITES, base.now);
    return base;
  }
  const claims = await verifyToken(event.headers.authorization);
  if (def.audience === 'identity') return { ...base, ...claims };
  const { card, actor } = await resolveUser(claims, base.now);
  const user: UserContext = { ...base, ...claims, tenantId: card.tenantId, actor };
  if (def.audience === 'operator' && !actor.isOperator) throw new AppError('denied');
  if (def.permission && !actor.permissions.has(def.permission)) throw new AppError('denied');
  return user;
}

const ownerOf = (ctx: AnyContext): string =>
  'actor' in ctx ? ctx.actor.userId : 'sub' in ctx ? String(ctx.sub) : ctx.ip;
const writes = (def: Route) => def.grants.includes('table:write');

/** Counts a write and claims its key, at once; one write too many gives back the key it claimed. */
async function admit(ctx: AnyContext, event: Event): Promise<Idempotency | undefined> {
  const [counted, claimed] = await Promise.allSettled([
    'actor' in ctx ? countAction(ctx.actor.userId, USER_WRITES, ctx.now) : undefined,
    claimKey(ownerOf(ctx), event, ctx.now),
  ]);
  if (claimed.status === 'rejected') throw counted.status === 'rejected' ? counted.reason : claimed.reason;
  if (counted.status === 'fulfilled') return claimed.value;
  if (!claimed.value?.replay) await claimed.value?.forget();
  throw counted.reason;
}

async function handle(def: Route, event: Event, run: (input: unknown) => Promise<unknown>): Promise<Reply> {
  const cookies: string[] = [];
  const ctx = await authenticate(def, event, (cookie) => cookies.push(cookie));
  logRequest(def, ctx);
  const input = { ...parseInput(def, event), ctx };
  // A cookie is a secret: an answer that sets one is never stored to be repeated.
  if (!writes(def) || def.audience === 'secret') return { ...okReply(def, await run(input)), cookies };
  const claim = await admit(ctx, event);
  if (claim?.replay) return claim.replay;
  try {
    const reply = okReply(def, await run(input));
    await claim?.remember(reply);
    return reply;
  } catch (e) {
    await claim?.forget();
    throw e;
  }
}

/**
 * The one way to make an endpoint: session, permission, parsing, limits, idempotency, output filter, error mapping
 * and logging live here, so that a handler only loads, decides, saves and returns.
 */
export function endpoint<R extends Route>(def: R, run: (call: Call<R>) => Promise<ReplyOf<R>>) {
  return middy<Event, Reply, Error, Context, { startedAt?: number }>()
    .before((request) => {
      logger.resetKeys();
      request.internal.startedAt = performance.now();
    })
    .after((request) => logOutcome(def, request.response?.statusCode ?? 200, request.internal.startedAt))
    .onError((request) => {
      const { event, error, internal } = request;
      const reply = errorReply(def, error, acceptLocale(event.headers?.['accept-language']));
      logOutcome(def, reply.statusCode ?? 500, internal.startedAt, error);
      request.response = reply;
    })
    .handler((event) => handle(def, event, (input) => run(input as Call<R>)));
}

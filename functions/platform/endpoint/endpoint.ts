import middy from '@middy/core';
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2, Context } from 'aws-lambda';
import { takingUploads } from '#functions/platform/files/taken-uploads.ts';
import { unavailable, unavailableReason } from '#functions/platform/http/availability.ts';
import { logger } from '#functions/platform/runtime/logger.ts';
import type { BodyOf, ParamsOf, QueryOf, ReplyOf, Route } from '#shared/kernel/contract/route.ts';
import { acceptLocale } from '#shared/kernel/text/locale.ts';
import { type AnyContext, asCaller, type Begun, checkPermission, isOnce } from './caller.ts';
import { compressed } from './compress.ts';
import type { ContextOf } from './context.ts';
import { inTime } from './in-time.ts';
import { admit, giveBack, once } from './once.ts';
import { parseInput } from './parse.ts';
import { errorReply, okReply, refusalPage } from './reply.ts';
import { logOutcome, logRequest } from './trace.ts';

type Event = APIGatewayProxyEventV2;
type Reply = APIGatewayProxyStructuredResultV2;
export interface Call<R extends Route> {
  readonly params: ParamsOf<R>;
  readonly query: QueryOf<R>;
  readonly body: BodyOf<R>;
  readonly ctx: ContextOf<R['audience']>;
}

const takesUploads = (def: Route) => def.grants.includes('files:write');

/** Begins an answer: a read runs, a write is admitted only. What it finds out is not told before `finish`. */
async function begun(def: Route, event: Event, ctx: AnyContext, run: () => Promise<Reply>): Promise<Begun<Reply>> {
  if (isOnce(def)) {
    const claim = await admit(ctx, event, def.timeout);
    return { finish: () => once(def, claim, run), drop: () => giveBack(claim) };
  }
  const reply = run();
  reply.catch(() => undefined);
  return { finish: () => reply, drop: async () => undefined };
}

function handle(def: Route, event: Event, run: (input: unknown) => Promise<unknown>): Promise<Reply> {
  const cookies: string[] = [];
  const begin = async (ctx: AnyContext): Promise<Begun<Reply>> => {
    checkPermission(def, ctx);
    logRequest(def, ctx);
    const input = { ...parseInput(def, event), ctx };
    const work = () => (takesUploads(def) ? takingUploads(() => run(input)) : run(input));
    const reply = async () => okReply(def, await work(), event.headers['if-none-match']);
    // A cookie is a secret: an answer that sets one is never stored to be repeated.
    return begun(def, event, ctx, isOnce(def) ? reply : async () => ({ ...(await reply()), cookies }));
  };
  return asCaller(def, event, (cookie) => cookies.push(cookie), begin);
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
    .after(async (request) => {
      const { event, response, internal } = request;
      logOutcome(def, response?.statusCode ?? 200, internal.startedAt);
      if (response) request.response = await compressed(response, event.headers?.['accept-encoding']);
    })
    .onError(async (request) => {
      const { event, error, internal } = request;
      const locale = acceptLocale(event.headers?.['accept-language']);
      const reply = await errorReply(def, unavailableReason(error) ? unavailable() : error, locale);
      // The code that a page asks to mention: by it the log is searched.
      reply.headers = { ...reply.headers, 'x-request-id': event.requestContext.requestId };
      logOutcome(def, reply.statusCode ?? 500, internal.startedAt, error);
      const isPage = def.format === 'html' && event.headers?.accept?.includes('text/html');
      request.response = isPage ? refusalPage(reply, locale) : reply;
    })
    .handler((event, context) =>
      inTime(
        context,
        handle(def, event, (input) => run(input as Call<R>)),
      ),
    );
}

import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { env } from '#functions/platform/runtime/env.ts';
import { countAction, LINK_ACCESS, netOf, USER_WRITES } from '#functions/platform/session/rate.ts';
import { isRead, tokenIn } from '#shared/kernel/access/api-token.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import type { Route } from '#shared/kernel/contract/route.ts';
import { acceptLocale, acceptLocales } from '#shared/kernel/text/locale.ts';
import { ADDRESS_REFUSED } from '../session/access.ts';
import { isSameUser, likelyUser, type ResolvedUser, resolveUser } from '../session/resolve.ts';
import { passwordNeeded, sessionLost, type TokenClaims, verifyToken } from '../session/token.ts';
import type { PublicContext, UserContext } from './context.ts';

type Event = APIGatewayProxyEventV2;
export type AnyContext = PublicContext | UserContext;

/** Behind CloudFront the gateway sees the edge's address; our edge function passes the visitor's on. */
const addressOf = (event: Event): string =>
  (env.isLocal() ? undefined : event.headers['x-viewer-ip']) ?? event.requestContext.http.sourceIp;

const cookiesOf = (event: Event): ReadonlyMap<string, string> =>
  new Map((event.cookies ?? []).map((cookie) => [cookie.split('=')[0] ?? '', cookie.slice(cookie.indexOf('=') + 1)]));

/** The signing record keeps so much of it (outsiders section 3). */
const USER_AGENT_MAX = 256;
const publicContext = (event: Event, setCookie: (cookie: string) => void): PublicContext => ({
  address: addressOf(event).replace(/^::ffff:(?=\d+\.)/i, ''),
  now: new Date(),
  cookies: cookiesOf(event),
  setCookie,
  locales: acceptLocales(event.headers['accept-language']),
  locale: acceptLocale(event.headers['accept-language']),
  requestId: event.requestContext.requestId,
  ip: netOf(addressOf(event)),
  userAgent: (event.headers['user-agent'] ?? '').slice(0, USER_AGENT_MAX),
});

/** Cookies carry a link's session, so only our own pages may write with them. */
function checkOrigin(event: Event): void {
  if (event.requestContext.http.method === 'GET') return;
  if (event.headers.origin !== env.pageBase()) throw new AppError('denied');
}

type Known = Pick<ResolvedUser, 'grant' | 'actor'>;
const contextOf = (base: PublicContext, claims: TokenClaims, { grant: summary, actor }: Known): UserContext => ({
  ...base,
  ...claims,
  tenantId: summary.tenantId,
  actor,
});

/** Whether a request of it is counted as a write, and done once for its Idempotency-Key. */
export const isOnce = (def: Route): boolean => def.grants.includes('table:write') && def.audience !== 'secret';

/** An answer that has begun. `finish` gives it, `drop` takes back what it has begun. */
export interface Begun<A> {
  readonly finish: () => Promise<A>;
  readonly drop: () => Promise<void>;
}
type Begin<A> = (ctx: AnyContext) => Promise<Begun<A>>;

/**
 * A page says whose it is. Its person may have become another in a second tab: one of another agency, or whom an operator
 * acts as. What was shown or typed as the one is not for the other.
 */
const checkPage = (event: Event, { grant: summary }: ResolvedUser): void => {
  const shown = event.headers['x-page-user'];
  if (shown && shown !== summary.userId) throw new AppError('otherUser');
};

/** Tells whether the agency of a user allows the address of the call. */
async function isAllowedAt({ address }: PublicContext, addresses: readonly string[] | undefined): Promise<boolean> {
  if (!addresses) return true;
  const { isAmong } = await import('../session/allowed-address.ts');
  return isAmong(addresses, address);
}

async function dropped(early: Promise<Begun<unknown>> | undefined): Promise<void> {
  const begun = await early?.catch(() => undefined);
  await begun?.drop();
}

/**
 * A request begins at once for the user whom this process last proved behind the sign-in, while session and rights are
 * read anew beside it. A read runs; a write is counted and claims its key. It goes on only if user and rights come out
 * the same: a session that was ended answers nothing, and writes nothing.
 */
async function asUser<A>(
  def: Route,
  event: Event,
  base: PublicContext,
  claims: TokenClaims,
  begin: Begin<A>,
): Promise<A> {
  const guess = isRead(def) || isOnce(def) ? likelyUser(claims) : undefined;
  const early = guess && begin(contextOf(base, claims, guess));
  early?.catch(() => undefined);
  const proven = async () => {
    const user = await resolveUser(claims, base.now);
    if (!(await isAllowedAt(base, user.addresses))) throw sessionLost(ADDRESS_REFUSED);
    checkPage(event, user);
    return user;
  };
  const user = await proven().catch(async (e: unknown) => {
    await dropped(early);
    throw e;
  });
  if (early && isSameUser(guess, user)) return (await early).finish();
  await dropped(early);
  return (await begin(contextOf(base, claims, user))).finish();
}

/** A call by an API token. It has no session: neither a page nor a sign-in is behind it. Most functions never see one. */
async function asToken<A>(def: Route, base: PublicContext, secret: string, begin: Begin<A>): Promise<A> {
  const { resolveToken } = await import('../session/api-token.ts');
  const { token, ...known } = await resolveToken(def, secret, base.now);
  if (!(await isAllowedAt(base, known.grant.addresses))) throw new AppError('token.address');
  const claims = { sub: token.sub, originJti: '', authTime: 0, byProvider: false, accessToken: '' };
  return (await begin(contextOf(base, claims, known))).finish();
}

/** Staff who stand at a secret door are told apart from whom it is meant for; a sign-in that is over is nobody's. */
async function atLink(event: Event, base: PublicContext): Promise<PublicContext> {
  if (!event.headers.authorization) return base;
  try {
    const user = await resolveUser(await verifyToken(event.headers.authorization), base.now);
    if (!(await isAllowedAt(base, user.addresses))) return base;
    const { grant: summary, actor } = user;
    const isComplete = !actor.needsFactor && !actor.needsPassword;
    return summary.environment === 'internal' && isComplete ? { ...base, staffOf: summary.tenantId } : base;
  } catch (e) {
    if (e instanceof AppError) return base;
    throw e;
  }
}

/**
 * Counts a call without an account, by address. The few calls of a door have the low limit (outsiders section 2); a
 * person who reads five files and signs makes a dozen more, and an office shares its address.
 */
async function countStranger({ audience, method }: Route, { ip, now }: PublicContext): Promise<void> {
  if (audience === 'secret' && method === 'GET') return countAction(`door#${ip}`, LINK_ACCESS, now);
  return countAction(`${audience}#${ip}`, USER_WRITES, now);
}

/** Finds out who calls, as much as the route's audience needs, and answers them. */
export async function asCaller<A>(
  def: Route,
  event: Event,
  setCookie: (cookie: string) => void,
  begin: Begin<A>,
): Promise<A> {
  const base = publicContext(event, setCookie);
  const answer = async (ctx: AnyContext) => (await begin(ctx)).finish();
  if (def.audience === 'secret') checkOrigin(event);
  if (def.audience === 'public' || def.audience === 'secret') {
    await countStranger(def, base);
    return answer(def.audience === 'secret' ? await atLink(event, base) : base);
  }
  const secret = tokenIn(event.headers.authorization);
  if (secret !== undefined) return asToken(def, base, secret, begin);
  const claims = await verifyToken(event.headers.authorization);
  if (def.audience === 'identity') return answer({ ...base, ...claims } as PublicContext);
  return asUser(def, event, base, claims, begin);
}

/** The page on which a user without a needed second factor sets it up. */
const SECOND_FACTOR_PAGE = '/account/secondfactor';

export function checkPermission(def: Route, ctx: AnyContext): void {
  if (!('actor' in ctx)) return;
  if (ctx.actor.needsPassword) throw passwordNeeded();
  if (ctx.actor.needsFactor && !def.withoutFactor)
    throw new AppError('secondFactorNeeded', { target: SECOND_FACTOR_PAGE });
  if (ctx.actor.isReadOnly && !isRead(def) && !def.whileReadOnly) throw new AppError('readOnly');
  if (def.audience === 'operator' && !ctx.actor.isOperator) throw new AppError('denied');
  if (def.permission && !ctx.actor.permissions.has(def.permission)) throw new AppError('denied');
}

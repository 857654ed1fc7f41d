import { isDeepStrictEqual } from 'node:util';
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { BoundedCache } from '#functions/platform/data/bounded-cache.ts';
import { documents, TTL, tableName } from '#functions/platform/data/table.ts';
import { PERMISSIONS } from '#shared/kernel/access/permission.ts';
import { mayHold } from '#shared/kernel/access/role-presets.ts';
import type { AppError } from '#shared/kernel/contract/error.ts';
import type { Actor } from '../endpoint/context.ts';
import {
  type AccessGrant,
  getsIn,
  loadGrant,
  loadSession,
  needsFactor,
  requiresFactor,
  type Session,
  seenKeys,
  sessionKey,
  sessionTtl,
  shutOut,
} from './access.ts';
import { sessionLost, type TokenClaims } from './token.ts';

/** Spec section 9: session timeout. */
const IDLE_MS = 24 * 3_600_000;
/** How stale `lastSeenAt` may grow before it is written again: one write in five minutes, not one a request. */
const TOUCH_MS = 5 * 60_000;

const TARGETS = {
  multiuse: '/account/multiuse/detected',
  signedOut: '/account/signin',
  passwordChanged: '/account/signin',
} as const;

/** Returns the reason why a session is over, with the page to open; undefined while it lasts. */
export function overBecause({ ended: how, lastSeenAt }: Session, now: Date): AppError | undefined {
  if (how) return sessionLost(TARGETS[how]);
  return now.getTime() - Date.parse(lastSeenAt) > IDLE_MS ? sessionLost() : undefined;
}

export const isOpen = (session: Session, now: Date): boolean => !overBecause(session, now);

async function touch(session: Session, now: Date): Promise<void> {
  if (now.getTime() - Date.parse(session.lastSeenAt) < TOUCH_MS) return;
  const at = now.toISOString();
  const { gsi3pk, gsi3sk } = seenKeys(session, at);
  await documents.send(
    new UpdateCommand({
      TableName: tableName(),
      Key: sessionKey(session.sub, session.originJti),
      UpdateExpression: 'SET lastSeenAt = :now, #ttl = :ttl, gsi3pk = :seen, gsi3sk = :seenAt',
      ConditionExpression: 'attribute_exists(pk)',
      ExpressionAttributeNames: { '#ttl': TTL },
      ExpressionAttributeValues: { ':now': at, ':ttl': sessionTtl(now), ':seen': gsi3pk, ':seenAt': gsi3sk },
    }),
  );
}

export const actorOf = (
  summary: AccessGrant,
  impersonator?: Actor['impersonator'],
  grantId = summary.grantId,
): Actor => ({
  userId: summary.userId,
  name: summary.name,
  role: summary.role,
  environment: summary.environment,
  // Drops rights that this release does not know, and rights that the role may not hold.
  permissions: new Set(summary.permissions.filter((one) => PERMISSIONS.includes(one) && mayHold(summary.role, one))),
  allArtists: summary.allArtists,
  artistIds: summary.artistIds,
  companyIds: summary.companyIds ?? [],
  isOperator: summary.isOperator,
  isReadOnly: summary.isReadOnly,
  freeFieldProfileId: summary.freeFieldProfileId,
  impersonator,
  grantId,
});

/** Finds the temporary access by which an operator helps in an agency, while it lasts. */
export async function helpingBy(sub: string, ownUserId: string | undefined, now: Date): Promise<string | undefined> {
  const own = ownUserId ? await loadGrant(sub, ownUserId) : undefined;
  return getsIn(own, now) ? own.grantId : undefined;
}

export interface ResolvedUser {
  readonly grant: AccessGrant;
  readonly actor: Actor;
  readonly session: Session;
  /** The addresses to which the person is limited. An operator who acts as a user is limited by their own agency. */
  readonly addresses?: readonly string[] | undefined;
}

const LIKELY_USERS = 500;
/** Users that this process last verified, by sign-in. They speed up a request; each request still verifies its user. */
const likely = new BoundedCache<ResolvedUser>(LIKELY_USERS);
const nameOf = ({ sub, originJti }: TokenClaims): string => `${sub} ${originJti}`;

export const likelyUser = (claims: TokenClaims): ResolvedUser | undefined => likely.get(nameOf(claims));

function remember(claims: TokenClaims, user: ResolvedUser): ResolvedUser {
  likely.set(nameOf(claims), user);
  return user;
}

/** Tells whether two resolved users are the same to a handler, rights included. */
export const isSameUser = (a: ResolvedUser, b: ResolvedUser): boolean =>
  isDeepStrictEqual([a.grant, a.actor], [b.grant, b.actor]);

/** Tells how a sign-in is too weak for the agency. */
function lackingIn({ byProvider }: Session, own: AccessGrant, now: Date): Pick<Actor, 'needsFactor' | 'needsPassword'> {
  if (byProvider && requiresFactor(own, now)) return { needsPassword: true };
  return needsFactor(own, now) ? { needsFactor: true } : {};
}

/** Finds the user behind a token, or throws `invalidLoginSession` with the page to open. */
export async function resolveUser(claims: TokenClaims, now: Date): Promise<ResolvedUser> {
  const likelyUserId = likelyUser(claims)?.session.userId;
  const { session, grant: own } = await loadSession(claims.sub, claims.originJti, likelyUserId);
  const refused = session ? overBecause(session, now) : sessionLost();
  if (!session || refused) throw refused;
  if (!getsIn(own, now)) throw sessionLost(shutOut(own));
  await touch(session, now);
  const needed = lackingIn(session, own, now);
  const { addresses } = own;
  if (!session.impersonation)
    return remember(claims, { grant: own, actor: { ...actorOf(own), ...needed }, session, addresses });
  const [shown, helping] = await Promise.all([
    loadGrant(session.impersonation.sub, session.impersonation.userId),
    helpingBy(own.sub, session.impersonation.ownUserId, now),
  ]);
  if (!getsIn(shown, now) || !own.isOperator) throw sessionLost();
  const impersonator = { userId: own.userId, name: own.name, sessionId: session.impersonation.id };
  const actor = { ...actorOf(shown, impersonator, helping), ...needed };
  return remember(claims, { grant: shown, actor, session, addresses });
}

import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import type { Actor } from '../endpoint/context.ts';
import { documents, TTL, tableName } from '../table.ts';
import { type AccessCard, loadCard, loadSession, type Session, sessionKey, sessionTtl } from './access.ts';
import { sessionLost, type TokenClaims } from './token.ts';

/** Spec section 9: session timeout. */
export const IDLE_HOURS = 24;
const IDLE_MS = IDLE_HOURS * 3_600_000;
/** How stale `lastSeenAt` may grow before it is written again: one write in five minutes, not one a request. */
const TOUCH_MS = 5 * 60_000;

const TARGETS = { multiuse: '/account/multiuse/detected', signedOut: '/account/signin' } as const;

async function touch(session: Session, now: Date): Promise<void> {
  if (now.getTime() - Date.parse(session.lastSeenAt) < TOUCH_MS) return;
  await documents.send(
    new UpdateCommand({
      TableName: tableName(),
      Key: sessionKey(session.sub, session.originJti),
      UpdateExpression: 'SET lastSeenAt = :now, #ttl = :ttl',
      ConditionExpression: 'attribute_exists(pk)',
      ExpressionAttributeNames: { '#ttl': TTL },
      ExpressionAttributeValues: { ':now': now.toISOString(), ':ttl': sessionTtl(now) },
    }),
  );
}

const actorOf = (card: AccessCard, impersonator?: Actor['impersonator']): Actor => ({
  userId: card.userId,
  name: card.name,
  role: card.role,
  environment: card.environment,
  permissions: new Set(card.permissions),
  allArtists: card.allArtists,
  artistIds: card.artistIds,
  isOperator: card.isOperator,
  impersonator,
});

export interface ResolvedUser {
  readonly card: AccessCard;
  readonly actor: Actor;
  readonly session: Session;
}

/** The user behind a token, or the reason why there is none: `invalidLoginSession` with where to go. */
export async function resolveUser(claims: TokenClaims, now: Date): Promise<ResolvedUser> {
  const { session, cards } = await loadSession(claims.sub, claims.originJti);
  if (!session) throw sessionLost();
  if (session.ended) throw sessionLost(TARGETS[session.ended]);
  if (now.getTime() - Date.parse(session.lastSeenAt) > IDLE_MS) throw sessionLost();
  const own = cards.find((card) => card.userId === session.userId);
  if (!own?.active) throw sessionLost('/client/access/status');
  await touch(session, now);
  if (!session.impersonation) return { card: own, actor: actorOf(own), session };
  const shown = await loadCard(session.impersonation.sub, session.impersonation.userId);
  if (!shown?.active || !own.isOperator) throw sessionLost();
  const impersonator = { userId: own.userId, name: own.name, sessionId: session.impersonation.id };
  return { card: shown, actor: actorOf(shown, impersonator), session };
}

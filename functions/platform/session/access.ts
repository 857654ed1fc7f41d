import { GetCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import type { Locale } from '#shared/kernel/locale.ts';
import type { Environment, Permission, Role } from '#shared/kernel/permission.ts';
import { documents, TTL, tableName } from '../table.ts';
import type { Write } from '../write.ts';

/*
 * Access patterns of an identity (a person's Cognito user, above tenants):
 *   pk I#<sub>  sk U#<userId>     access card: what one user of this identity may do; written with the user record
 *   pk I#<sub>  sk S#<originJti>  session: which user a sign-in acts for
 * A GetItem and a Query of the cards, at once, answer every request's "who is this and may they".
 */

/** A user's rights as the endpoint needs them; derived from the user record in the same transaction. */
export interface AccessCard {
  readonly sub: string;
  readonly userId: string;
  readonly tenantId: string;
  readonly tenantName: string;
  readonly name: string;
  readonly role: Role;
  readonly environment: Environment;
  readonly permissions: readonly Permission[];
  readonly allArtists: boolean;
  readonly artistIds: readonly string[];
  readonly isOperator: boolean;
  readonly active: boolean;
  readonly locale: Locale;
  readonly zone: string;
  /** Sign-ins at the same time that the tenant allows. */
  readonly maxSessions: number;
}

export interface Session {
  readonly sub: string;
  readonly originJti: string;
  readonly userId: string;
  readonly createdAt: string;
  readonly lastSeenAt: string;
  readonly ended?: 'signedOut' | 'multiuse';
  /** Set while an operator acts as somebody else. */
  readonly impersonation?: { readonly id: string; readonly sub: string; readonly userId: string };
}

const pk = (sub: string) => `I#${sub}`;
export const cardKey = (sub: string, userId: string) => ({ pk: pk(sub), sk: `U#${userId}` });
export const sessionKey = (sub: string, originJti: string) => ({ pk: pk(sub), sk: `S#${originJti}` });
/** A session's item outlives its idle limit a little, so that the reader can say why it ended. */
const KEEP_SECONDS = 3 * 86_400;

export const sessionTtl = (lastSeen: Date): number => Math.floor(lastSeen.getTime() / 1000) + KEEP_SECONDS;

export const putCard = (card: AccessCard): Write => ({
  item: { Put: { TableName: tableName(), Item: { ...cardKey(card.sub, card.userId), ...card } } },
});
export const dropCard = (sub: string, userId: string): Write => ({
  item: { Delete: { TableName: tableName(), Key: cardKey(sub, userId) } },
});
export const putSession = (session: Session): Write => ({
  item: {
    Put: {
      TableName: tableName(),
      Item: {
        ...sessionKey(session.sub, session.originJti),
        ...session,
        [TTL]: sessionTtl(new Date(session.lastSeenAt)),
      },
    },
  },
});

export interface Identity {
  readonly cards: readonly AccessCard[];
  readonly sessions: readonly Session[];
}

async function itemsOf(sub: string, prefix: string): Promise<Record<string, unknown>[]> {
  const found = await documents.send(
    new QueryCommand({
      TableName: tableName(),
      ConsistentRead: true,
      KeyConditionExpression: 'pk = :pk AND begins_with(sk, :prefix)',
      ExpressionAttributeValues: { ':pk': pk(sub), ':prefix': prefix },
    }),
  );
  return found.Items ?? [];
}
const cardsOf = async (sub: string) => (await itemsOf(sub, 'U#')) as unknown as AccessCard[];

async function item<T>(Key: { pk: string; sk: string }): Promise<T | undefined> {
  const found = await documents.send(new GetCommand({ TableName: tableName(), Key, ConsistentRead: true }));
  return found.Item as T | undefined;
}

/** Everything about one identity: for signing in and out. */
export async function loadIdentity(sub: string): Promise<Identity> {
  const [cards, sessions] = await Promise.all([cardsOf(sub), itemsOf(sub, 'S#')]);
  return { cards, sessions: sessions as unknown as Session[] };
}

/** What each request asks: this sign-in's session and the users of the person, at once and strongly. */
export async function loadSession(sub: string, originJti: string) {
  const [session, cards] = await Promise.all([item<Session>(sessionKey(sub, originJti)), cardsOf(sub)]);
  return { session, cards };
}

export const loadCard = (sub: string, userId: string): Promise<AccessCard | undefined> => item(cardKey(sub, userId));

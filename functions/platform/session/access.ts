import { GetCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import type { Locale } from '#shared/kernel/locale.ts';
import type { Environment, Permission, Role } from '#shared/kernel/permission.ts';
import { documents, TTL, tableName } from '../table.ts';
import type { Write } from '../write.ts';

/*
 * Access patterns of an identity (a person's Cognito user, above tenants):
 *   pk I#<sub>  sk U#<userId>     access card: what one user of this identity may do; written with the user record
 *   pk I#<sub>  sk S#<originJti>  session: which user a sign-in acts for
 * One Query of the partition answers every request's "who is this and may they".
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
const KEEP_SECONDS = 30 * 86_400;

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
        [TTL]: Math.floor(Date.parse(session.lastSeenAt) / 1000) + KEEP_SECONDS,
      },
    },
  },
});

export interface Identity {
  readonly cards: readonly AccessCard[];
  readonly sessions: readonly Session[];
}

/** Everything about one identity in one strongly consistent Query. */
export async function loadIdentity(sub: string): Promise<Identity> {
  const found = await documents.send(
    new QueryCommand({
      TableName: tableName(),
      ConsistentRead: true,
      KeyConditionExpression: 'pk = :pk',
      ExpressionAttributeValues: { ':pk': pk(sub) },
    }),
  );
  const items = found.Items ?? [];
  const at = (prefix: string) => items.filter((item) => String(item.sk).startsWith(prefix));
  return { cards: at('U#') as unknown as AccessCard[], sessions: at('S#') as unknown as Session[] };
}

export async function loadCard(sub: string, userId: string): Promise<AccessCard | undefined> {
  const found = await documents.send(
    new GetCommand({ TableName: tableName(), Key: cardKey(sub, userId), ConsistentRead: true }),
  );
  return found.Item as AccessCard | undefined;
}

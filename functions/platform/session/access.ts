import { type DueKeys, due } from '#functions/platform/data/due.ts';
import { readAll, readItem } from '#functions/platform/data/read.ts';
import { TTL, tableName } from '#functions/platform/data/table.ts';
import { putNew, type Write } from '#functions/platform/data/write.ts';
import type { Environment, Permission, Role } from '#shared/kernel/access/permission.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import type { Locale } from '#shared/kernel/text/locale.ts';

/*
 * Access patterns of an identity (a person's Cognito user, above tenants):
 *   pk I#<sub>  sk U#<userId>     access grant: what one user of this identity may do; written with the user record
 *   pk I#<sub>  sk S#<originJti>  session: which user a sign-in acts for; gsi3 by when it was last seen
 *   pk I#<sub>  sk PASSWORD       when the password last changed: no older sign-in opens a session any more
 * One BatchGet answers every request's "who is this and may they"; the first one of a sign-in in a process, which does
 * not know the user yet, takes a Query of the cards.
 */

/** The rights of a user, as endpoints need them; derived from the user record in the same transaction. */
export interface AccessGrant {
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
  /** Cards of an older release have none. */
  readonly companyIds?: readonly string[] | undefined;
  readonly isOperator: boolean;
  readonly freeFieldProfileId?: string | undefined;
  readonly active: boolean;
  /** The whole agency is closed. */
  readonly isClosed?: boolean | undefined;
  /** The whole agency can only read. */
  readonly isReadOnly?: boolean | undefined;
  /** Begin and end of temporary access. They count even before a job has noticed. */
  readonly accessFrom?: string | undefined;
  readonly accessUntil?: string | undefined;
  /** The moment from which the agency requires a second factor of the user. */
  readonly secondFactorFrom?: string | undefined;
  readonly hasSecondFactor?: boolean | undefined;
  /** The addresses and ranges to which the agency limits the user. */
  readonly addresses?: readonly string[] | undefined;
  /** The record of temporary access by which the user is here. */
  readonly grantId?: string | undefined;
  readonly locale: Locale;
  readonly zone: string;
  /** The number of simultaneous sign-ins that the tenant allows. */
  readonly maxSessions: number;
}

export interface Impersonation {
  readonly id: string;
  readonly sub: string;
  readonly userId: string;
  /** The operator's own user in the agency, by whose temporary access the operator acts while it lasts. */
  readonly ownUserId?: string;
}

export interface Session {
  readonly sub: string;
  readonly originJti: string;
  readonly userId: string;
  readonly createdAt: string;
  readonly lastSeenAt: string;
  /** The browser and its system, as the user agent of the sign-in names them. */
  readonly device?: { readonly browser?: string; readonly system?: string };
  readonly ended?: 'signedOut' | 'multiuse' | 'passwordChanged';
  /** Set if the person came by an account elsewhere, which no second factor protects. */
  readonly byProvider?: true;
  /** Set while an operator acts as another user. */
  readonly impersonation?: Impersonation;
}

const pk = (sub: string) => `I#${sub}`;
export const grantKey = (sub: string, userId: string) => ({ pk: pk(sub), sk: `U#${userId}` });
export const sessionKey = (sub: string, originJti: string) => ({ pk: pk(sub), sk: `S#${originJti}` });
/**
 * A session's item outlives the sign-in's refresh token (30 days, infra's auth stack). An ended session stays known as
 * ended for as long as its token could ask for a new one.
 */
const KEEP_SECONDS = 31 * 86_400;

export const sessionTtl = (lastSeen: Date): number => Math.floor(lastSeen.getTime() / 1000) + KEEP_SECONDS;

export const putGrant = (grant: AccessGrant): Write => ({
  item: { Put: { TableName: tableName(), Item: { ...grantKey(grant.sub, grant.userId), ...grant } } },
});
export const dropGrant = (sub: string, userId: string): Write => ({
  item: { Delete: { TableName: tableName(), Key: grantKey(sub, userId) } },
});
const passwordKey = (sub: string) => ({ pk: pk(sub), sk: 'PASSWORD' });
/** Kept as long as a refresh token from before the change works. */
export const putPasswordChange = (sub: string, now: Date): Write => ({
  item: {
    Put: {
      TableName: tableName(),
      Item: { ...passwordKey(sub), changedAt: Math.floor(now.getTime() / 1000), [TTL]: sessionTtl(now) },
    },
  },
});
/** Epoch seconds; 0 when it has not changed for as long as a sign-in lasts. */
export const passwordChangedAt = async (sub: string): Promise<number> =>
  (await readItem<{ readonly changedAt: number }>(passwordKey(sub)))?.changedAt ?? 0;
/** Index gsi3: sessions of all users by when they were last seen. */
export const SEEN = 'seen';
export const seenKeys = ({ sub, originJti }: Pick<Session, 'sub' | 'originJti'>, at: string): DueKeys =>
  due(sub, SEEN, at, originJti);

const sessionItem = (session: Session) => ({
  ...sessionKey(session.sub, session.originJti),
  ...session,
  ...seenKeys(session, session.lastSeenAt),
  [TTL]: sessionTtl(new Date(session.lastSeenAt)),
});
export const putSession = (session: Session): Write => ({
  item: { Put: { TableName: tableName(), Item: sessionItem(session) } },
});
export const newSession = (session: Session): Write => ({
  ...putNew(sessionItem(session)),
  refused: () => new AppError('stale'),
});

/** Writes a session on condition that it has neither ended nor changed its user since it was read. */
export function changeSession(before: Session, after: Session): Write {
  const { userId, impersonation } = before;
  const acting = impersonation ? 'impersonation.id = :acting' : 'attribute_not_exists(impersonation)';
  return {
    item: {
      Put: {
        TableName: tableName(),
        Item: sessionItem(after),
        ConditionExpression: `attribute_not_exists(ended) AND userId = :user AND ${acting}`,
        ExpressionAttributeValues: { ':user': userId, ...(impersonation ? { ':acting': impersonation.id } : {}) },
      },
    },
    refused: () => new AppError('stale'),
  };
}

export interface Identity {
  readonly grants: readonly AccessGrant[];
  readonly sessions: readonly Session[];
}

const grantsOf = (sub: string) => readAll<AccessGrant>({ pk: pk(sub), prefix: 'U#' });

/** Loads all data of one identity, for signing in and out. */
export async function loadIdentity(sub: string): Promise<Identity> {
  const [summaries, sessions] = await Promise.all([grantsOf(sub), readAll<Session>({ pk: pk(sub), prefix: 'S#' })]);
  return { grants: summaries, sessions };
}

/** Loads this sign-in's session and the person's user in it, at once and strongly. Each request needs both. */
export async function loadSession(sub: string, originJti: string, likelyUserId?: string) {
  const [session, seen] = await Promise.all([
    readItem<Session>(sessionKey(sub, originJti)),
    likelyUserId ? loadGrant(sub, likelyUserId) : grantsOf(sub),
  ]);
  const grant = [seen].flat().find((one) => one?.userId === session?.userId);
  return { session, grant: grant ?? (session && (await loadGrant(sub, session.userId))) };
}

export const loadGrant = (sub: string, userId: string): Promise<AccessGrant | undefined> =>
  readItem(grantKey(sub, userId));

/** The page of a user whose agency does not allow the address from which they ask. */
export const ADDRESS_REFUSED = '/client/access/status?reason=address';

/**
 * Builds the address for a user without access, with the reason: the agency is closed, or the user's access is over.
 */
export const shutOut = (grant: AccessGrant | undefined): string =>
  `/client/access/status?reason=${grant?.isClosed ? 'agency' : 'own'}`;

/** Tells whether the agency requires a second factor of the user by now. */
export const requiresFactor = ({ secondFactorFrom }: AccessGrant, now: Date): boolean =>
  secondFactorFrom !== undefined && Date.parse(secondFactorFrom) <= now.getTime();
/** Tells whether a user has to set up a second factor before anything else. */
export const needsFactor = (grant: AccessGrant, now: Date): boolean =>
  !grant.hasSecondFactor && requiresFactor(grant, now);

/** Tells whether a user has access at this moment. */
export const getsIn = (grant: AccessGrant | undefined, now: Date): grant is AccessGrant =>
  Boolean(
    grant?.active &&
      !(grant.accessFrom && Date.parse(grant.accessFrom) > now.getTime()) &&
      !(grant.accessUntil && Date.parse(grant.accessUntil) <= now.getTime()),
  );

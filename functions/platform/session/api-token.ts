import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { readItem } from '#functions/platform/data/read.ts';
import { documents, TTL, tableName } from '#functions/platform/data/table.ts';
import { putNew, type Write } from '#functions/platform/data/write.ts';
import { TOKEN_PREFIX, type TokenKind, type TokenLife, tokenState } from '#shared/kernel/access/api-token.ts';
import type { Permission } from '#shared/kernel/access/permission.ts';
import { tokenRefusal } from '#shared/kernel/access/token-refusal.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import type { Route } from '#shared/kernel/contract/route.ts';
import type { Id } from '#shared/kernel/record/ids.ts';
import type { Actor, ActorToken } from '../endpoint/context.ts';
import { type AccessGrant, getsIn, loadGrant } from './access.ts';
import { countAction, TOKEN_CALLS } from './rate.ts';
import { actorOf } from './resolve.ts';
import { createSecret, hashSecret } from './secret.ts';

/*
 * Access patterns of an API token:
 *   by its secret   pk TOKEN#<sha-256 of kind and secret>  sk T   whose it is, its rights, its end and its last use
 * The list of an agency's tokens refers to these items by their hash.
 */
export interface ApiToken extends TokenLife {
  readonly id: Id;
  readonly tenantId: string;
  readonly kind: TokenKind;
  readonly label: string;
  /** The user who made it. A personal token acts as that user, a token of the agency in that user's name. */
  readonly sub: string;
  readonly userId: Id;
  readonly userName: string;
  readonly permissions: readonly Permission[];
  readonly isReadOnly: boolean;
  readonly createdAt: string;
  readonly usedAt?: string;
}

/** An ended token stays in the list for so long. */
const KEEP_SECONDS = 90 * 86_400;
/** The time after which the last use is written again. */
const TOUCH_MS = 3_600_000;
/** The rights of a token of the agency do not depend on a role. */
const FULL = {
  role: 'administrator',
  environment: 'internal',
  allArtists: true,
  artistIds: [],
  companyIds: [],
} as const;

export const tokenKey = (hash: string) => ({ pk: `TOKEN#${hash}`, sk: 'T' });
export const tokenTtl = ({ endsAt }: TokenLife): number => Math.floor(Date.parse(endsAt) / 1000) + KEEP_SECONDS;

/** Makes a token. Its secret is in the answer and stored nowhere. */
export function newToken(token: ApiToken): { readonly secret: string; readonly hash: string; readonly write: Write } {
  const secret = `${TOKEN_PREFIX[token.kind]}${createSecret()}`;
  const hash = hashSecret('apiToken', secret);
  return { secret, hash, write: putNew(Object.assign(tokenKey(hash), token, { [TTL]: tokenTtl(token) })) };
}

/** Ends a token once. */
export const revokeToken = (hash: string, now: Date): Write => ({
  item: {
    Update: {
      TableName: tableName(),
      Key: tokenKey(hash),
      UpdateExpression: 'SET revokedAt = :now',
      ConditionExpression: 'attribute_exists(pk) AND attribute_not_exists(revokedAt)',
      ExpressionAttributeValues: { ':now': now.toISOString() },
    },
  },
  refused: () => new AppError('stale'),
});

/** Tells whether the user behind a token still gives it access. A token of the agency outlives its maker's access. */
export const maintains = (
  kind: TokenKind | undefined,
  grant: AccessGrant | undefined,
  now: Date,
): grant is AccessGrant => (kind === 'agency' ? grant !== undefined && !grant.isClosed : getsIn(grant, now));

/** Narrows a user's rights to those of the token by which the user acts. */
export function byToken(actor: Actor, token: ActorToken | undefined): Actor {
  if (!token) return actor;
  const isHeld = (one: Permission) => token.kind === 'agency' || actor.permissions.has(one);
  const permissions = new Set(token.permissions.filter(isHeld));
  return { ...actor, ...(token.kind === 'agency' ? FULL : {}), permissions, isOperator: false, token };
}

/** Notes the use. A token that the table has just swept is not made again. */
async function touch(hash: string, { usedAt }: ApiToken, now: Date): Promise<void> {
  if (usedAt && now.getTime() - Date.parse(usedAt) < TOUCH_MS) return;
  const update = new UpdateCommand({
    TableName: tableName(),
    Key: tokenKey(hash),
    UpdateExpression: 'SET usedAt = :now',
    ConditionExpression: 'attribute_exists(pk)',
    ExpressionAttributeValues: { ':now': now.toISOString() },
  });
  await documents.send(update).catch((e: unknown) => {
    if (!(e instanceof Error && e.name === 'ConditionalCheckFailedException')) throw e;
  });
}

/** Finds who calls an operation by a token, with the present rights, or refuses them. Each call is counted. */
export async function resolveToken(def: Route, secret: string, now: Date) {
  const hash = hashSecret('apiToken', secret);
  const token = secret === '' ? undefined : await readItem<ApiToken>(tokenKey(hash));
  if (!token || tokenState(token, now) !== 'live') throw new AppError('token.invalid');
  const { id, kind, label, permissions, isReadOnly } = token;
  const [grant] = await Promise.all([
    loadGrant(token.sub, token.userId),
    countAction(`TOKEN#${id}`, TOKEN_CALLS, now),
    touch(hash, token, now),
  ]);
  if (!maintains(kind, grant, now)) throw new AppError('token.invalid');
  const refused = tokenRefusal(def, token);
  if (refused) throw new AppError(refused);
  return { token, grant, actor: byToken(actorOf(grant), { id, kind, label, permissions, isReadOnly }) };
}

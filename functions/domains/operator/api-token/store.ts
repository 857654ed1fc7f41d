import { newId } from '#functions/platform/data/id.ts';
import { readAll, readItems } from '#functions/platform/data/read.ts';
import { serialized } from '#functions/platform/data/serialized.ts';
import { TTL, tableName } from '#functions/platform/data/table.ts';
import { commit, type Write } from '#functions/platform/data/write.ts';
import type { UserContext } from '#functions/platform/endpoint/context.ts';
import { activityWrite } from '#functions/platform/record/activity.ts';
import { type ApiToken, newToken, revokeToken, tokenKey, tokenTtl } from '#functions/platform/session/api-token.ts';
import { checkRoom, expiryOf, maySeeToken } from '#shared/domains/operator/api-token/rules.ts';
import type { ApiTokenInput, ApiTokenRow } from '#shared/domains/operator/api-token/schemas.ts';
import { tokenState } from '#shared/kernel/access/api-token.ts';
import { PERMISSIONS } from '#shared/kernel/access/permission.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import type { Id } from '#shared/kernel/record/ids.ts';

/*
 * Access patterns of the tokens of an agency:
 *   all       pk <tenant>#TOKENS  sk <token id>   the hash, by which the token itself is read
 *   a token   platform/session/api-token.ts
 */
interface Pointer {
  readonly sk: Id;
  readonly hash: string;
}
const pk = (tenantId: string) => `${tenantId}#TOKENS`;

/** Drops rights that this release does not know. */
const rowOf = (token: ApiToken, now: Date): ApiTokenRow => ({
  ...token,
  permissions: token.permissions.filter((one) => PERMISSIONS.includes(one)),
  state: tokenState(token, now),
});

/** The log tells who made or revoked a token. */
function logOf(ctx: UserContext, { id, label }: Pick<ApiToken, 'id' | 'label'>, action: 'create' | 'revokeToken') {
  const entry = { id: newId(ctx.now), entity: 'apiToken', no: 0, recordId: id, title: label };
  return activityWrite(ctx, { ...entry, action, changes: [] });
}

interface Found {
  readonly hash: string;
  readonly row: ApiTokenRow;
}
async function allTokens({ tenantId, now }: UserContext): Promise<Found[]> {
  const pointers = await readAll<Pointer>({ pk: pk(tenantId) });
  const tokens = await readItems<ApiToken>(
    pointers.map(({ hash }) => tokenKey(hash)),
    true,
  );
  const byId = new Map(tokens.map((token) => [token.id, token]));
  return pointers.flatMap(({ sk, hash }) => {
    const token = byId.get(sk);
    return token ? [{ hash, row: rowOf(token, now) }] : [];
  });
}

/** The tokens that the caller may see, the newest first. */
export async function seenTokens(ctx: UserContext): Promise<Found[]> {
  const all = await allTokens(ctx);
  return all.filter(({ row }) => maySeeToken(ctx.actor, row)).reverse();
}

function pointTo({ tenantId, id, endsAt }: ApiToken, hash: string): Write {
  const Item = { pk: pk(tenantId), sk: id, hash, [TTL]: tokenTtl({ endsAt }) };
  return { item: { Put: { TableName: tableName(), Item } } };
}

/** Makes a token. Two at once are both counted against the room. */
export async function makeToken(ctx: UserContext, { days, ...input }: ApiTokenInput) {
  const { tenantId, now, actor } = ctx;
  const owner = { sub: ctx.sub, userId: actor.userId, userName: actor.name };
  const created = { id: newId(now), createdAt: now.toISOString(), endsAt: expiryOf(days, now) };
  const token: ApiToken = { ...input, ...owner, ...created, tenantId };
  const { secret, hash, write } = newToken(token);
  await serialized(tenantId, ['apiTokens'], async (turn) => {
    checkRoom(
      (await allTokens(ctx)).map(({ row }) => row),
      token,
    );
    await commit([write, pointTo(token, hash), logOf(ctx, token, 'create'), ...turn]);
  });
  return { token: secret, row: rowOf(token, now) };
}

/** Revokes a token, which is refused from its next call. */
export async function endToken(ctx: UserContext, id: Id): Promise<ApiTokenRow> {
  const found = (await seenTokens(ctx)).find(({ row }) => row.id === id);
  if (!found) throw new AppError('notFound');
  if (found.row.state === 'revoked') return found.row;
  await commit([revokeToken(found.hash, ctx.now), logOf(ctx, found.row, 'revokeToken')]);
  return { ...found.row, state: 'revoked' };
}

import { createHash } from 'node:crypto';
import { DeleteCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { documents, TTL, tableName } from '#functions/platform/data/table.ts';
import { seal, unseal } from '#functions/platform/data/vault.ts';
import type { UserContext } from '#functions/platform/endpoint/context.ts';
import { createSecret, hashSecret } from '#functions/platform/session/secret.ts';
import { CONSENT_MINUTES } from '#shared/domains/calendars/google-calendar/rules.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import type { Id } from '#shared/kernel/record/ids.ts';

/*
 * A consent that a user has begun at Google. Whoever began it ends it, in the same session, once:
 *   pk <tenant>#googleConsent#<sha-256 of the state>  sk S
 */
const KIND = 'google-consent';
const PLACE = 'googleConsent verifier';
const keyOf = ({ tenantId }: UserContext, state: string) => ({
  pk: `${tenantId}#googleConsent#${hashSecret(KIND, state)}`,
  sk: 'S',
});
const seconds = (now: Date) => Math.floor(now.getTime() / 1000);

/** Begins a consent. The verifier stays here; Google gets its hash (RFC 7636). */
export async function beginConsent(ctx: UserContext, feedId: Id) {
  const [state, verifier] = [createSecret(), createSecret()];
  const Item = {
    ...keyOf(ctx, state),
    feedId,
    userId: ctx.actor.userId,
    session: ctx.originJti,
    sealed: seal(ctx.tenantId, PLACE, verifier),
    [TTL]: seconds(ctx.now) + CONSENT_MINUTES * 60,
  };
  await documents.send(new PutCommand({ TableName: tableName(), Item }));
  return { state, challenge: createHash('sha256').update(verifier).digest('base64url') };
}

/** Ends a consent. A state of somebody else, of another session, or too old is unknown, and stays as it is. */
export async function endConsent(ctx: UserContext, state: string): Promise<{ feedId: Id; verifier: string }> {
  const command = new DeleteCommand({
    TableName: tableName(),
    Key: keyOf(ctx, state),
    ConditionExpression: 'userId = :user AND #session = :session AND #ttl > :now',
    ExpressionAttributeNames: { '#session': 'session', '#ttl': TTL },
    ExpressionAttributeValues: { ':user': ctx.actor.userId, ':session': ctx.originJti, ':now': seconds(ctx.now) },
    ReturnValues: 'ALL_OLD',
  });
  try {
    const { Attributes } = await documents.send(command);
    const { feedId, sealed } = Attributes as { feedId: Id; sealed: string };
    return { feedId, verifier: unseal(ctx.tenantId, PLACE, sealed) };
  } catch (e) {
    if (e instanceof Error && e.name === 'ConditionalCheckFailedException')
      throw new AppError('googleCalendar.stateUnknown');
    throw e;
  }
}

import { randomInt } from 'node:crypto';
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { readItem } from '#functions/platform/data/read.ts';
import { documents, TTL, tableName } from '#functions/platform/data/table.ts';
import { unlessRefused } from '#functions/platform/data/unless-refused.ts';
import { commit, type Write } from '#functions/platform/data/write.ts';
import type { PublicContext } from '#functions/platform/endpoint/context.ts';
import { emit } from '#functions/platform/record/emit.ts';
import { recordPk } from '#functions/platform/record/key.ts';
import { hashCode, matchesCode } from '#functions/platform/session/secret.ts';
import { CODE_TRIES, codeEnd, withCodeSent } from '#shared/domains/relations/link/rules.ts';
import { AppError, InvalidInput } from '#shared/kernel/contract/error.ts';
import { noOf } from '#shared/kernel/record/ids.ts';
import type { StoredLink } from '../store.ts';
import { asReader, logOnRecord } from './log.ts';

/*
 * The code of a link, and when codes were sent: pk that of its record  sk LC#<link id>, swept by TTL.
 */
interface Code {
  readonly sent?: readonly string[];
  /** Only while it may be typed. */
  readonly digest?: string;
}
const keyOf = ({ tenantId, entity, id }: StoredLink) => ({ pk: recordPk(tenantId, entity, noOf(id)), sk: `LC#${id}` });
const KEEP_SECONDS = 2 * 86_400;
/** Bound to its link: a code of one is worthless at another. */
const kindOf = ({ id }: StoredLink): string => `link#${id}`;
const FIELD = { field: 'code' };

function sentWrite(link: StoredLink, before: readonly string[] | undefined, now: Date): Write {
  const Update = {
    TableName: tableName(),
    Key: keyOf(link),
    UpdateExpression: 'SET sent = :sent, #ttl = :ttl',
    ConditionExpression: before ? 'sent = :before' : 'attribute_not_exists(sent)',
    ExpressionAttributeNames: { '#ttl': TTL },
    ExpressionAttributeValues: {
      ':sent': withCodeSent(before ?? [], now.toISOString()),
      ':ttl': Math.floor(now.getTime() / 1000) + KEEP_SECONDS,
      ...(before ? { ':before': before } : {}),
    },
  };
  return { item: { Update }, refused: () => new AppError('stale') };
}

/** Promises the recipient a code: it comes to be in the worker, as its mail is sent. */
export async function askCode(ctx: PublicContext, link: StoredLink): Promise<void> {
  const { entity, id: linkId } = link;
  const found = await readItem<Code>(keyOf(link));
  const promise = emit('linkCode', { entity, linkId });
  const writes = [sentWrite(link, found?.sent, ctx.now), logOnRecord(asReader(ctx, link), link, 'linkCode', [promise])];
  if (!(await unlessRefused('stale', commit(writes)))) await askCode(ctx, link);
}

/** A new code for a link, instead of the last one; the readable form leaves with the return value and is kept nowhere. */
export async function mintCode(link: StoredLink, now: Date): Promise<string> {
  const code = String(randomInt(10 ** 6)).padStart(6, '0');
  await documents.send(
    new UpdateCommand({
      TableName: tableName(),
      Key: keyOf(link),
      UpdateExpression: 'SET digest = :digest, diesAt = :end, tries = :none',
      ExpressionAttributeValues: { ':digest': hashCode(kindOf(link), code), ':end': codeEnd(now), ':none': 0 },
    }),
  );
  return code;
}

/** Uses up a try or, with the right one, the code, on condition that neither was used up before; answers the tries made. */
async function tryCode(link: StoredLink, digest: string, isRight: boolean, now: Date): Promise<number> {
  try {
    const tried = await documents.send(
      new UpdateCommand({
        TableName: tableName(),
        Key: keyOf(link),
        UpdateExpression: isRight ? 'SET tries = :max REMOVE digest' : 'SET tries = tries + :one',
        ConditionExpression: 'digest = :digest AND tries < :max AND diesAt > :now',
        ExpressionAttributeValues: {
          ':digest': digest,
          ':max': CODE_TRIES,
          ':now': now.toISOString(),
          ...(isRight ? {} : { ':one': 1 }),
        },
        ReturnValues: 'UPDATED_NEW',
      }),
    );
    return Number(tried.Attributes?.tries);
  } catch (e) {
    if (!(e instanceof Error && e.name === 'ConditionalCheckFailedException')) throw e;
    throw new AppError('link.codeUsedUp', FIELD);
  }
}

/** The code of the latest mail opens once. What was typed is told only after the try was counted, also of many at once. */
export async function spendCode(link: StoredLink, code: string | undefined, now: Date): Promise<void> {
  if (!code) throw new InvalidInput([{ code: 'required', ...FIELD }]);
  const digest = (await readItem<Code>(keyOf(link)))?.digest;
  if (!digest) throw new AppError('link.codeUsedUp', FIELD);
  const isRight = matchesCode(kindOf(link), code, digest);
  const tries = await tryCode(link, digest, isRight, now);
  if (isRight) return;
  const left = CODE_TRIES - tries;
  throw left > 0
    ? new AppError('link.codeWrong', { ...FIELD, params: { left } })
    : new AppError('link.codeUsedUp', FIELD);
}

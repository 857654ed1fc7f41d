import { GetCommand, QueryCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { documents, TTL, tableName } from '#functions/platform/data/table.ts';
import { commit, type Write } from '#functions/platform/data/write.ts';
import { recordPk } from '#functions/platform/record/key.ts';
import { env } from '#functions/platform/runtime/env.ts';
import { createSecret, hashSecret } from '#functions/platform/session/secret.ts';
import { secretState } from '#shared/domains/calendars/icalendar-feed/rules.ts';
import type { FeedSecretRow } from '#shared/domains/calendars/icalendar-feed/schemas.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import { type Id, noOf } from '#shared/kernel/record/ids.ts';
import type { LocalDate } from '#shared/kernel/time/date.ts';
import { dayIn } from '#shared/kernel/time/zone.ts';

/*
 * Access patterns of the addresses of a feed:
 *   of a feed   pk <tenant>#icalendar-feed#<no>  sk L#<secret id>   label and last use; no secret
 *   by secret   pk SECRET#<sha-256 of kind and secret>  sk S        beside those of links, read by GetItem only
 */
const KIND = 'ical';
/** Withdrawn addresses go on telling their programs that they ended, for a year. */
const KEPT_SECONDS = 366 * 86_400;

interface FeedSecret {
  readonly id: Id;
  readonly label: string;
  readonly hash: string;
  readonly createdAt: string;
  readonly lastUsedOn?: string;
  readonly revokedAt?: string;
}
export interface SecretItem {
  readonly tenantId: string;
  readonly feedId: Id;
  readonly secretId: Id;
}
/** The day of a use, by UTC: an address has readers in many zones, and only its age in days counts. */
export const usedDay = (now: Date): LocalDate => dayIn(now, 'UTC');
const feedPk = (tenantId: string, no: number) => recordPk(tenantId, 'icalendar-feed', no);
const rowKey = (tenantId: string, no: number, id: Id) => ({ pk: feedPk(tenantId, no), sk: `L#${id}` });
const secretKey = (hash: string) => ({ pk: `SECRET#${hash}`, sk: 'S' });

export const fileUrl = (secret: string): string => `${env.pageBase()}/api/page/ical/${secret}.ics`;
export const helpUrl = (secret: string): string => `${env.pageBase()}/ical/${secret}/help`;

export async function secretsOf(tenantId: string, feedNo: number): Promise<FeedSecret[]> {
  const found = await documents.send(
    new QueryCommand({
      TableName: tableName(),
      ConsistentRead: true,
      KeyConditionExpression: 'pk = :pk AND begins_with(sk, :links)',
      ExpressionAttributeValues: { ':pk': feedPk(tenantId, feedNo), ':links': 'L#' },
      ScanIndexForward: false,
    }),
  );
  return (found.Items ?? []) as FeedSecret[];
}

export const rowsOf = (secrets: readonly FeedSecret[], now: Date): FeedSecretRow[] =>
  secrets.map(({ id, label, createdAt, lastUsedOn, revokedAt }) => ({
    id,
    label,
    createdAt,
    ...(lastUsedOn ? { lastUsedOn } : {}),
    state: secretState({ createdAt, lastUsedOn, revokedAt }, usedDay(now)),
  }));

/** A new address; the secret leaves with the answer and is kept nowhere. */
export async function addSecret(
  { tenantId, feedId }: Omit<SecretItem, 'secretId'>,
  row: Omit<FeedSecret, 'hash'>,
  extra: readonly Write[],
): Promise<string> {
  const secret = createSecret();
  const hash = hashSecret(KIND, secret);
  const TableName = tableName();
  await commit([
    { item: { Put: { TableName, Item: { ...rowKey(tenantId, noOf(feedId), row.id), ...row, hash } } } },
    { item: { Put: { TableName, Item: { ...secretKey(hash), tenantId, feedId, secretId: row.id } } } },
    ...extra,
  ]);
  return secret;
}

/** One address alone; the others of the feed go on. */
export async function revokeSecret(tenantId: string, feedNo: number, id: Id, now: Date): Promise<void> {
  const row = (await secretsOf(tenantId, feedNo)).find((one) => one.id === id);
  if (!row) throw new AppError('notFound');
  if (row.revokedAt) return;
  const update = (Key: { pk: string; sk: string }) => ({
    TableName: tableName(),
    Key,
    UpdateExpression: 'SET revokedAt = :now, #ttl = :ttl',
    ConditionExpression: 'attribute_exists(pk)',
    ExpressionAttributeNames: { '#ttl': TTL },
    ExpressionAttributeValues: { ':now': now.toISOString(), ':ttl': Math.floor(now.getTime() / 1000) + KEPT_SECONDS },
  });
  const keys = [rowKey(tenantId, feedNo, id), secretKey(row.hash)];
  await commit(keys.map((key) => ({ item: { Update: update(key) } })));
}

export async function bySecret(secret: string): Promise<SecretItem | undefined> {
  const Key = secretKey(hashSecret(KIND, secret));
  const found = await documents.send(new GetCommand({ TableName: tableName(), Key, ConsistentRead: true }));
  return found.Item as SecretItem | undefined;
}

export async function rowOf({ tenantId, feedId, secretId }: SecretItem): Promise<FeedSecret | undefined> {
  const Key = rowKey(tenantId, noOf(feedId), secretId);
  const found = await documents.send(new GetCommand({ TableName: tableName(), Key, ConsistentRead: true }));
  return found.Item as FeedSecret | undefined;
}

export async function markUsed({ tenantId, feedId, secretId }: SecretItem, today: string): Promise<void> {
  await documents.send(
    new UpdateCommand({
      TableName: tableName(),
      Key: rowKey(tenantId, noOf(feedId), secretId),
      UpdateExpression: 'SET lastUsedOn = :today',
      ConditionExpression: 'attribute_exists(pk)',
      ExpressionAttributeValues: { ':today': today },
    }),
  );
}

import { createHash } from 'node:crypto';
import { GetCommand, PutCommand, QueryCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { due } from '#functions/platform/data/due.ts';
import { readAll } from '#functions/platform/data/read.ts';
import { documents, TTL, tableName } from '#functions/platform/data/table.ts';
import { unlessRefused } from '#functions/platform/data/unless-refused.ts';
import { commit, type Write } from '#functions/platform/data/write.ts';
import { recordPk } from '#functions/platform/record/key.ts';
import { createSecret, hashSecret } from '#functions/platform/session/secret.ts';
import { withSecret } from '#shared/domains/relations/link/rules.ts';
import type { Link, LinkKind } from '#shared/domains/relations/link/schemas.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import { type Id, noOf } from '#shared/kernel/record/ids.ts';

/*
 * Access patterns of secret links:
 *   links of a record  pk <tenant>#<entity>#<no>  sk L#<link id>   (a link's id carries its record's number)
 *   the ZIP of a link   same partition  sk LZ#<link id> (share/zip-store.ts)
 *   to be looked at    due in gsi3 by LINK_DUE, the whole link
 *   of a recipient      pk <tenant>#LINKTO#<sha-256 of the address>  sk <link id>, the record of the link; written once
 *   by secret          pk SECRET#<sha-256 of kind and secret>  sk S: the one key without a tenant, for it is how a
 *                      tenant is found; read by GetItem only
 */
const linkKey = (tenantId: string, entity: string, id: Id) => ({
  pk: recordPk(tenantId, entity, noOf(id)),
  sk: `L#${id}`,
});
const secretKey = (hash: string) => ({ pk: `SECRET#${hash}`, sk: 'S' });
/** The seconds for which an ended link still says how it ended, and may be renewed. */
const KEPT_S = 366 * 86_400;
const ttlOf = (instant: string) => Math.floor(Date.parse(instant) / 1000);

export interface StoredLink extends Link {
  readonly tenantId: string;
  readonly rev: number;
}
interface SecretItem {
  readonly tenantId: string;
  readonly entity: string;
  readonly linkId: Id;
  readonly generation: number;
}

/** Links that are looked at again by themselves, by `checkAt`, while they live. */
export const LINK_DUE = 'link';
const dueOf = ({ tenantId, state, checkAt, id }: Link & { tenantId: string }) =>
  checkAt && state === 'live'
    ? due(tenantId, LINK_DUE, checkAt, id)
    : // The item as it was read still has these keys.
      { gsi3pk: undefined, gsi3sk: undefined };

/** Writes a link over the revision that was read, or a new one without `before`. */
export function linkWrite(before: StoredLink | undefined, after: Link & { tenantId: string }): Write {
  const Item = {
    ...linkKey(after.tenantId, after.entity, after.id),
    ...after,
    ...dueOf(after),
    rev: (before?.rev ?? 0) + 1,
  };
  const condition = before
    ? { ConditionExpression: 'rev = :rev', ExpressionAttributeValues: { ':rev': before.rev } }
    : { ConditionExpression: 'attribute_not_exists(pk)' };
  return { item: { Put: { TableName: tableName(), Item, ...condition } }, refused: () => new AppError('stale') };
}

const pointerPk = (tenantId: string, email: string) =>
  `${tenantId}#LINKTO#${createHash('sha256').update(email.trim().toLowerCase()).digest('base64url')}`;

/** Writes a new link, and notes it at the address of its recipient. */
export function newLinkWrites(link: Link & { readonly tenantId: string }): Write[] {
  const { tenantId, entity, id, recipient, expiresAt } = link;
  if (!recipient.email) return [linkWrite(undefined, link)];
  const Item = { pk: pointerPk(tenantId, recipient.email), sk: id, entity, [TTL]: ttlOf(expiresAt) + KEPT_S };
  return [linkWrite(undefined, link), { item: { Put: { TableName: tableName(), Item } } }];
}

/** The links to an address of one agency, the newest first. */
export async function linksTo(tenantId: string, email: string): Promise<StoredLink[]> {
  const pointers = await readAll<{ readonly sk: Id; readonly entity: string }>({ pk: pointerPk(tenantId, email) });
  const found = await Promise.all(pointers.map(({ sk, entity }) => getLink(tenantId, entity, sk)));
  return found.filter((link) => link !== undefined).toSorted((a, b) => b.createdAt.localeCompare(a.createdAt));
}

/** Adds a secret to a link. Only the return value has its readable form, which is not stored. */
export function mintSecret(
  before: StoredLink | undefined,
  link: Link & { tenantId: string },
): { secret: string; writes: Write[] } {
  const secret = createSecret();
  const hash = hashSecret(link.kind, secret);
  const { link: after, dropped } = withSecret(link, hash);
  const { tenantId, entity, id: linkId, generation, expiresAt } = link;
  const Item = { ...secretKey(hash), tenantId, entity, linkId, generation, [TTL]: ttlOf(expiresAt) + KEPT_S };
  const writes: Write[] = [
    linkWrite(before, { ...after, tenantId }),
    { item: { Put: { TableName: tableName(), Item } } },
    ...dropped.map((old) => ({ item: { Delete: { TableName: tableName(), Key: secretKey(old) } } })),
  ];
  return { secret, writes };
}

/** A link by its id, or nothing. */
export async function getLink(tenantId: string, entity: string, id: Id): Promise<StoredLink | undefined> {
  const Key = linkKey(tenantId, entity, id);
  const found = await documents.send(new GetCommand({ TableName: tableName(), Key, ConsistentRead: true }));
  return found.Item as StoredLink | undefined;
}

/** The link a secret opens; a secret of an older generation still leads to its link, which says how it ended. */
export async function linkBySecret(
  kind: LinkKind,
  secret: string,
): Promise<{ link: StoredLink; current: boolean } | undefined> {
  const Key = secretKey(hashSecret(kind, secret));
  const found = await documents.send(new GetCommand({ TableName: tableName(), Key, ConsistentRead: true }));
  const item = found.Item as SecretItem | undefined;
  const link = item && (await getLink(item.tenantId, item.entity, item.linkId));
  return link && item ? { link, current: item.generation === link.generation } : undefined;
}

export async function linkOf(tenantId: string, entity: string, id: Id): Promise<StoredLink> {
  const link = await getLink(tenantId, entity, id);
  if (!link) throw new AppError('notFound');
  return link;
}

export async function linksOf(tenantId: string, entity: string, recordId: Id): Promise<StoredLink[]> {
  const found = await documents.send(
    new QueryCommand({
      TableName: tableName(),
      ConsistentRead: true,
      KeyConditionExpression: 'pk = :pk AND begins_with(sk, :links)',
      ExpressionAttributeValues: { ':pk': recordPk(tenantId, entity, noOf(recordId)), ':links': 'L#' },
      ScanIndexForward: false,
    }),
  );
  return (found.Items ?? []) as StoredLink[];
}

/** The links to a record itself, without those to files of it. */
export const documentLinksOf = async (tenantId: string, entity: string, recordId: Id): Promise<StoredLink[]> =>
  (await linksOf(tenantId, entity, recordId)).filter(({ share }) => !share);
/** The links to files of a record. */
export const shareLinksOf = async (tenantId: string, entity: string, recordId: Id): Promise<StoredLink[]> =>
  (await linksOf(tenantId, entity, recordId)).filter(({ share }) => share);

export const saveLink = (before: StoredLink, after: Link, ...extra: Write[]): Promise<void> =>
  commit([linkWrite(before, { ...after, tenantId: before.tenantId }), ...extra]);

/**
 * Changes a link over any other change in the meantime: two presses of one button, a second tab, its mail on the way.
 */
export async function changeLink(
  link: StoredLink,
  change: (link: StoredLink) => Link,
  follows: (link: StoredLink) => readonly Write[] = () => [],
): Promise<void> {
  if (await unlessRefused('stale', saveLink(link, change(link), ...follows(link)))) return;
  await changeLink(await linkOf(link.tenantId, link.entity, link.id), change, follows);
}

/** Counts a download of a link. Of many at once, no more than the link allows. */
export async function countDownload(link: StoredLink, now: Date): Promise<void> {
  try {
    await documents.send(
      new UpdateCommand({
        TableName: tableName(),
        Key: linkKey(link.tenantId, link.entity, link.id),
        UpdateExpression: 'SET #share.#downloads = #share.#downloads + :one, #share.#last = :now, rev = rev + :one',
        ConditionExpression:
          '#state = :live AND generation = :generation AND expiresAt > :now AND (attribute_not_exists(#share.#max) OR #share.#downloads < #share.#max)',
        ExpressionAttributeNames: {
          '#state': 'state',
          '#share': 'share',
          '#downloads': 'downloads',
          '#last': 'lastDownloadAt',
          '#max': 'maxDownloads',
        },
        ExpressionAttributeValues: {
          ':one': 1,
          ':now': now.toISOString(),
          ':live': 'live',
          ':generation': link.generation,
        },
      }),
    );
  } catch (e) {
    if (e instanceof Error && e.name === 'ConditionalCheckFailedException') throw new AppError('link.ended');
    throw e;
  }
}

/* A link session: pk LSESSION#<hash>  sk S */
export interface LinkSession {
  readonly linkId: Id;
  readonly generation: number;
  readonly createdAt: string;
  readonly lastAt: string;
}
const sessionKey = (hash: string) => ({ pk: `LSESSION#${hash}`, sk: 'S' });

export async function putLinkSession(hash: string, session: LinkSession): Promise<void> {
  const Item = { ...sessionKey(hash), ...session, [TTL]: ttlOf(session.createdAt) + 2 * 86_400 };
  await documents.send(new PutCommand({ TableName: tableName(), Item }));
}
export async function getLinkSession(hash: string): Promise<LinkSession | undefined> {
  const found = await documents.send(
    new GetCommand({ TableName: tableName(), Key: sessionKey(hash), ConsistentRead: true }),
  );
  return found.Item as LinkSession | undefined;
}

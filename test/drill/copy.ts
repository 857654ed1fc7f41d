import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { finished } from 'node:stream/promises';
import {
  type AttributeValue,
  BatchWriteItemCommand,
  type BatchWriteItemCommandOutput,
  type DynamoDBClient,
  paginateScan,
  UpdateTableCommand,
  type WriteRequest,
} from '@aws-sdk/client-dynamodb';
import { GetObjectCommand, PutObjectCommand, paginateListObjectsV2, type S3Client } from '@aws-sdk/client-s3';

type Item = Record<string, AttributeValue>;
/** The most items of one call. */
const BATCH = 25;
const ITEMS = 'items.ndjson';
const FILES = 'files.ndjson';

export async function* scan(client: DynamoDBClient, TableName: string): AsyncGenerator<Item> {
  for await (const { Items = [] } of paginateScan({ client }, { TableName, ConsistentRead: true })) yield* Items;
}
/** An item as a line: bytes are base64, and keys have one order. */
export const lineOf = (item: Item): string =>
  JSON.stringify(item, (_, value: unknown) => {
    if (value instanceof Uint8Array) return { base64: Buffer.from(value).toString('base64') };
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
    return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  });
const itemOf = (line: string): Item =>
  JSON.parse(line, (_, value: unknown) =>
    typeof value === 'object' && value !== null && 'base64' in value
      ? Buffer.from(String(value.base64), 'base64')
      : value,
  ) as Item;

async function* lines(folder: string, file: string): AsyncGenerator<string> {
  yield* createInterface(createReadStream(join(folder, file)));
}

/** Writes all items of a table to a file of the folder. Returns their number. */
export async function exportItems(client: DynamoDBClient, table: string, folder: string): Promise<number> {
  const out = createWriteStream(join(folder, ITEMS));
  let count = 0;
  for await (const item of scan(client, table)) {
    out.write(`${lineOf(item)}\n`);
    count++;
  }
  out.end();
  await finished(out);
  return count;
}
export const exportedItems = (folder: string): AsyncGenerator<string> => lines(folder, ITEMS);

async function put(client: DynamoDBClient, table: string, requests: WriteRequest[]): Promise<void> {
  for (let left: WriteRequest[] | undefined = requests; left?.length; ) {
    const reply: BatchWriteItemCommandOutput = await client.send(
      new BatchWriteItemCommand({ RequestItems: { [table]: left } }),
    );
    left = reply.UnprocessedItems?.[table];
  }
}

/**
 * Writes exported items into an empty table without a stream, then turns its stream on. A stream would carry each entry
 * of the activity log to the outbox, and everything that was ever promised would be done again, mails included.
 */
export async function importItems(client: DynamoDBClient, table: string, folder: string): Promise<void> {
  const batch: WriteRequest[] = [];
  for await (const line of exportedItems(folder)) {
    batch.push({ PutRequest: { Item: itemOf(line) } });
    if (batch.length === BATCH) await put(client, table, batch.splice(0));
  }
  await put(client, table, batch);
  const StreamSpecification = { StreamEnabled: true, StreamViewType: 'NEW_AND_OLD_IMAGES' as const };
  await client.send(new UpdateTableCommand({ TableName: table, StreamSpecification }));
}

interface StoredFile {
  readonly key: string;
  readonly type: string | undefined;
  readonly metadata: Record<string, string> | undefined;
  readonly bytes: Uint8Array;
}
export async function* filesIn(client: S3Client, Bucket: string): AsyncGenerator<StoredFile> {
  for await (const { Contents = [] } of paginateListObjectsV2({ client }, { Bucket }))
    for (const { Key: key = '' } of Contents) {
      const {
        Body,
        ContentType: type,
        Metadata: metadata,
      } = await client.send(new GetObjectCommand({ Bucket, Key: key }));
      yield { key, type, metadata, bytes: (await Body?.transformToByteArray()) ?? new Uint8Array() };
    }
}
export const hashOf = ({ key, type, bytes }: StoredFile): string =>
  `${key} ${type} ${createHash('sha256').update(bytes).digest('hex')}`;

/** Writes all objects of a bucket to the folder. Returns their number. */
export async function exportFiles(client: S3Client, bucket: string, folder: string): Promise<number> {
  mkdirSync(join(folder, 'files'));
  const index: string[] = [];
  for await (const { bytes, ...about } of filesIn(client, bucket)) {
    writeFileSync(join(folder, 'count', String(index.length)), bytes);
    index.push(JSON.stringify(about));
  }
  writeFileSync(join(folder, FILES), index.join('\n'));
  return index.length;
}

export async function importFiles(client: S3Client, Bucket: string, folder: string): Promise<void> {
  let no = 0;
  for await (const line of lines(folder, FILES)) {
    const { key, type, metadata } = JSON.parse(line) as StoredFile;
    const Body = readFileSync(join(folder, 'count', String(no++)));
    await client.send(new PutObjectCommand({ Bucket, Key: key, Body, ContentType: type, Metadata: metadata }));
  }
}

import { PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { AppError } from '#shared/kernel/error.ts';
import { readItem, readItems } from './read.ts';
import { documents, tableName } from './table.ts';

/*
 * What the malware scan of the bucket says of an upload, on a stage that has one:
 *   pk <tenant>#SCAN  sk <id of the upload>, which it keeps from `incoming/` to `files/`
 * The result may come before the upload is accepted, after it, or twice.
 */
type ScanState = 'pending' | 'clean' | 'rejected';
interface Scan {
  readonly state: ScanState;
}

const UPLOAD = /^(?:incoming|files)\/([^/]+)\/([0-9A-Z]{26})$/;
function scanKey(key: string) {
  const [, tenantId, id] = UPLOAD.exec(key) ?? [];
  return tenantId && id ? { pk: `${tenantId}#SCAN`, sk: id } : undefined;
}

/** Begins to wait for the result, unless it is there; refuses what was found out already. */
export async function awaitScan(key: string): Promise<void> {
  const { Attributes } = await documents.send(
    new UpdateCommand({
      TableName: tableName(),
      Key: scanKey(key),
      UpdateExpression: 'SET #state = if_not_exists(#state, :pending)',
      ExpressionAttributeNames: { '#state': 'state' },
      ExpressionAttributeValues: { ':pending': 'pending' satisfies ScanState },
      ReturnValues: 'ALL_NEW',
    }),
  );
  if (Attributes?.state === 'rejected') throw new AppError('file.infected');
}

/** Keeps a result; of objects that are no uploads nothing is kept. */
export async function keepScan(key: string, state: ScanState): Promise<void> {
  const itemKey = scanKey(key);
  if (itemKey) await documents.send(new PutCommand({ TableName: tableName(), Item: { ...itemKey, state } }));
}

/** What keeps a file from its readers; undefined where nothing does: it is clean, or came while nothing was scanned. */
export type Hold = Exclude<ScanState, 'clean'> | undefined;
const holdOf = (scan: Scan | undefined): Hold => (scan?.state === 'clean' ? undefined : scan?.state);

export async function scanOf(key: string): Promise<Hold> {
  const itemKey = scanKey(key);
  return itemKey && holdOf(await readItem<Scan>(itemKey));
}

/** The same of many, for rows: as it was a moment ago. Who fetches one of them asks anew. */
export async function scansOf(keys: readonly string[]): Promise<readonly Hold[]> {
  const itemKeys = keys.map(scanKey);
  const found = await readItems(
    itemKeys.filter((key) => key !== undefined),
    false,
  );
  const scans = new Map(found.map((item) => [item.sk, item as unknown as Scan]));
  return itemKeys.map((key) => key && holdOf(scans.get(key.sk)));
}

import { PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { readItem, readItems } from '#functions/platform/data/read.ts';
import { documents, tableName } from '#functions/platform/data/table.ts';
import { AppError } from '#shared/kernel/contract/error.ts';

/*
 * The result of the bucket's malware scan for an upload, on a stage that has one:
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

/** Marks the result as pending, unless there is one; refuses an upload that was rejected already. */
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

/** Keeps the result of an upload; ignores other objects. */
export async function keepScan(key: string, state: ScanState): Promise<void> {
  const itemKey = scanKey(key);
  if (itemKey) await documents.send(new PutCommand({ TableName: tableName(), Item: { ...itemKey, state } }));
}

/** The reason to keep a file from its readers. Undefined if the file is clean, or was uploaded while no scan ran. */
export type Hold = Exclude<ScanState, 'clean'> | undefined;
const holdOf = (scan: Scan | undefined): Hold => (scan?.state === 'clean' ? undefined : scan?.state);

export async function scanOf(key: string): Promise<Hold> {
  const itemKey = scanKey(key);
  return itemKey && holdOf(await readItem<Scan>(itemKey));
}

/** Finds the holds of many files, for rows. The read is not strong: a download checks its file again. */
export async function scansOf(keys: readonly string[]): Promise<readonly Hold[]> {
  const itemKeys = keys.map(scanKey);
  const found = await readItems<Scan>(
    itemKeys.filter((key) => key !== undefined),
    false,
  );
  const scans = new Map(found.map((item) => [item.sk, item]));
  return itemKeys.map((key) => key && holdOf(scans.get(key.sk)));
}

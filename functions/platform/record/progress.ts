import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { readItem } from '#functions/platform/data/read.ts';
import { documents, TTL, tableName } from '#functions/platform/data/table.ts';
import { recordPk } from './key.ts';

/*
 * Access pattern of work on a record that a page waits for: sk P in the partition of the record.
 */
export interface Progress {
  readonly state: 'running' | 'ready' | 'failed';
  readonly done: number;
  /** The code of the error. */
  readonly problem?: string;
}
interface Of {
  readonly no: number;
  readonly createdAt: string;
}
const STARTED: Progress = { state: 'running', done: 0 };

const keyOf = (tenantId: string, entity: string, { no }: Pick<Of, 'no'>) => ({
  pk: recordPk(tenantId, entity, no),
  sk: 'P',
});

export async function progressOf(tenantId: string, entity: string, record: Pick<Of, 'no'>): Promise<Progress> {
  return { ...STARTED, ...(await readItem<Progress>(keyOf(tenantId, entity, record))) };
}

/** Notes the progress. It is forgotten so many seconds after the record was made. */
export async function saveProgress(
  tenantId: string,
  entity: string,
  record: Of,
  { state, done, problem = '', keepSeconds }: Progress & { readonly keepSeconds: number },
): Promise<void> {
  await documents.send(
    new UpdateCommand({
      TableName: tableName(),
      Key: keyOf(tenantId, entity, record),
      UpdateExpression: 'SET #state = :state, done = :done, problem = :problem, #ttl = :ttl',
      ExpressionAttributeNames: { '#state': 'state', '#ttl': TTL },
      ExpressionAttributeValues: {
        ':state': state,
        ':done': done,
        ':problem': problem,
        ':ttl': Math.floor(Date.parse(record.createdAt) / 1000) + keepSeconds,
      },
    }),
  );
}

import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { readItem } from '#functions/platform/data/read.ts';
import { documents, TTL, tableName } from '#functions/platform/data/table.ts';
import { presignDownload } from '#functions/platform/files/files.ts';
import { messageOf } from '#functions/platform/runtime/message-of.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import type { MadeFile } from '#shared/kernel/record/made-file.ts';
import type { Stored } from '#shared/kernel/record/record.ts';
import type { TenantContext, UserContext } from '../endpoint/context.ts';
import { recordPk } from './key.ts';

/*
 * Access pattern of the work on a file that a record asks for: sk P in the partition of the record.
 */
interface Progress extends Pick<MadeFile, 'state' | 'done'> {
  /** The code of the error. */
  readonly problem?: string;
}
const DAY_MS = 86_400_000;
const STARTED: Progress = { state: 'running', done: 0 };
const GONE: Progress = { state: 'failed', done: 0, problem: 'file.gone' };

interface Kind {
  readonly entity: string;
  /** The folder of the bucket. Its rules delete the files. */
  readonly folder: string;
  readonly type: string;
  readonly keepDays: number;
}
type Asked = Stored<Pick<MadeFile, 'name' | 'total'>>;

/** The files that records of one kind ask for: a worker writes each, and a page waits for it. */
export class MadeFiles {
  constructor(readonly kind: Kind) {}

  /** The key of the file. A second run writes to the same key. */
  keyOf(tenantId: string, { id }: Asked): string {
    return `${this.kind.folder}/${tenantId}/${id}`;
  }

  /** Notes how many records the file has so far. */
  note(tenantId: string, record: Asked, done: number): Promise<void> {
    return this.#save(tenantId, record, { state: 'running', done: Math.min(done, record.total) });
  }

  /** Writes a file that may be asked for twice, and keeps a refusal for the page. Answers the number of its records. */
  async write({ tenantId }: TenantContext, record: Asked, write: () => Promise<void>): Promise<number> {
    if ((await this.#read(tenantId, record)).state === 'ready') return 0;
    try {
      await write();
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      await this.#save(tenantId, record, { state: 'failed', done: 0, problem: error.code });
      return 0;
    }
    await this.#save(tenantId, record, { state: 'ready', done: record.total });
    return record.total;
  }

  /** How far a file is, with its address once it is there. */
  async stateOf({ tenantId, now, locale }: UserContext, record: Asked): Promise<MadeFile & { expiresAt: string }> {
    const { id, name, total } = record;
    const expiresAt = this.#endOf(record);
    const { state, done, problem } = now.getTime() > expiresAt ? GONE : await this.#read(tenantId, record);
    const known = { id, name, total, state, done, expiresAt: new Date(expiresAt).toISOString() };
    const file = { key: this.keyOf(tenantId, record), name, type: this.kind.type };
    return {
      ...known,
      ...(state === 'ready' ? { url: await presignDownload(file) } : {}),
      ...(problem ? { problem: await messageOf(locale, problem) } : {}),
    };
  }

  #endOf({ createdAt }: Asked): number {
    return Date.parse(createdAt) + this.kind.keepDays * DAY_MS;
  }

  #itemKey(tenantId: string, { no }: Asked) {
    return { pk: recordPk(tenantId, this.kind.entity, no), sk: 'P' };
  }

  async #read(tenantId: string, record: Asked): Promise<Progress> {
    return { ...STARTED, ...(await readItem<Progress>(this.#itemKey(tenantId, record))) };
  }

  async #save(tenantId: string, record: Asked, { state, done, problem = '' }: Progress): Promise<void> {
    await documents.send(
      new UpdateCommand({
        TableName: tableName(),
        Key: this.#itemKey(tenantId, record),
        UpdateExpression: 'SET #state = :state, done = :done, problem = :problem, #ttl = :ttl',
        ExpressionAttributeNames: { '#state': 'state', '#ttl': TTL },
        ExpressionAttributeValues: {
          ':state': state,
          ':done': done,
          ':problem': problem,
          ':ttl': Math.floor(this.#endOf(record) / 1000),
        },
      }),
    );
  }
}

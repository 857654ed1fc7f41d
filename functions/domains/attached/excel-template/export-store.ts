import { GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import type { Asker } from '#functions/domains/identity/user/public/acting.ts';
import { documents, TTL, tableName } from '#functions/platform/data/table.ts';
import { commit } from '#functions/platform/data/write.ts';
import type { UserContext } from '#functions/platform/endpoint/context.ts';
import { EXCEL_TYPE } from '#functions/platform/excel/workbook.ts';
import { presignDownload } from '#functions/platform/files/files.ts';
import { emit } from '#functions/platform/record/emit.ts';
import { recordPk } from '#functions/platform/record/key.ts';
import { RecordStore } from '#functions/platform/record/store.ts';
import { messageOf } from '#functions/platform/runtime/message-of.ts';
import type { ExportInput, ExportState } from '#shared/domains/attached/excel-template/schemas.ts';
import type { Stored } from '#shared/kernel/record/record.ts';

/*
 * Access patterns of an export, both in the partition of its record:
 *   the request      pk <tenant>#excelExport#<no>  sk R
 *   the progress     same partition  sk P
 */
interface ExportFields extends Pick<ExportInput, 'mainArea' | 'request' | 'locale'>, Asker {
  readonly name: string;
  readonly columns: readonly { readonly id: string; readonly name: string }[];
  /** Numbers of those in my selection; left out: all that the list holds. */
  readonly only?: readonly number[];
  readonly total: number;
}
export type Export = Stored<ExportFields>;

interface Progress {
  readonly state: ExportState['state'];
  readonly done: number;
  readonly problem?: string;
}
const STARTED: Progress = { state: 'running', done: 0 };
/** Files lie for a day (infra's files stack). */
const KEEP_SECONDS = 86_400;
const GONE = { state: 'failed', done: 0, problem: 'file.gone' } as const;

export const exportStore = new RecordStore<ExportFields>({ name: 'excelExport', title: ({ name }) => name });

/** Returns the key of an export's file. A second run writes to the same key. */
export const exportKey = (tenantId: string, { id }: Export): string => `exports/${tenantId}/${id}`;

/** Writes an export with its work: the outbox hands it to the bulk worker. */
export async function beginExport(ctx: UserContext, data: ExportFields): Promise<Export> {
  const made = await exportStore.prepare(ctx, data);
  const outbox = [emit('export', { exportId: made.id })];
  await commit(exportStore.writes(ctx, undefined, made, { outbox }));
  return made;
}

const keyOf = (tenantId: string, { no }: Export) => ({ pk: recordPk(tenantId, 'excelExport', no), sk: 'P' });

export async function progressOf(tenantId: string, record: Export): Promise<Progress> {
  const Key = keyOf(tenantId, record);
  const { Item } = await documents.send(new GetCommand({ TableName: tableName(), Key, ConsistentRead: true }));
  return { ...STARTED, ...(Item as Progress | undefined) };
}

export async function saveProgress(tenantId: string, record: Export, { state, done, problem = '' }: Progress) {
  await documents.send(
    new UpdateCommand({
      TableName: tableName(),
      Key: keyOf(tenantId, record),
      UpdateExpression: 'SET #state = :state, done = :done, problem = :problem, #ttl = :ttl',
      ExpressionAttributeNames: { '#state': 'state', '#ttl': TTL },
      ExpressionAttributeValues: {
        ':state': state,
        ':done': done,
        ':problem': problem,
        ':ttl': Math.floor(Date.parse(record.createdAt) / 1000) + KEEP_SECONDS,
      },
    }),
  );
}

/** How far an export is, with the address of its file once there is one. */
export async function stateOf(ctx: UserContext, record: Export): Promise<ExportState> {
  const { id, mainArea, total, name } = record;
  const isGone = ctx.now.getTime() > Date.parse(record.createdAt) + KEEP_SECONDS * 1000;
  const { state, done, problem } = isGone ? GONE : await progressOf(ctx.tenantId, record);
  const file = { key: exportKey(ctx.tenantId, record), name, type: EXCEL_TYPE };
  return {
    id,
    mainArea,
    total,
    name,
    state,
    done,
    ...(state === 'ready' ? { url: await presignDownload(file) } : {}),
    ...(problem ? { problem: await messageOf(ctx.locale, problem) } : {}),
  };
}

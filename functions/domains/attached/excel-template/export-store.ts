import type { Asker } from '#functions/domains/identity/user/public/acting.ts';
import { commit } from '#functions/platform/data/write.ts';
import type { UserContext } from '#functions/platform/endpoint/context.ts';
import { EXCEL_TYPE } from '#functions/platform/excel/workbook.ts';
import { presignDownload } from '#functions/platform/files/files.ts';
import { emit } from '#functions/platform/record/emit.ts';
import { type Progress, progressOf, saveProgress } from '#functions/platform/record/progress.ts';
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

export const saveExport = (tenantId: string, record: Export, progress: Progress): Promise<void> =>
  saveProgress(tenantId, 'excelExport', record, { ...progress, keepSeconds: KEEP_SECONDS });

/** How far an export is, with the address of its file once there is one. */
export async function stateOf(ctx: UserContext, record: Export): Promise<ExportState> {
  const { id, mainArea, total, name } = record;
  const isGone = ctx.now.getTime() > Date.parse(record.createdAt) + KEEP_SECONDS * 1000;
  const { state, done, problem }: Progress = isGone ? GONE : await progressOf(ctx.tenantId, 'excelExport', record);
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

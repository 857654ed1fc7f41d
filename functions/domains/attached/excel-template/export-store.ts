import type { Asker } from '#functions/domains/identity/user/public/acting.ts';
import { commit } from '#functions/platform/data/write.ts';
import type { UserContext } from '#functions/platform/endpoint/context.ts';
import { EXCEL_TYPE } from '#functions/platform/excel/workbook.ts';
import { emit } from '#functions/platform/record/emit.ts';
import { MadeFiles } from '#functions/platform/record/made-file.ts';
import { RecordStore } from '#functions/platform/record/store.ts';
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

export const exportFiles = new MadeFiles({ entity: 'excelExport', folder: 'exports', type: EXCEL_TYPE, keepDays: 1 });
export const exportStore = new RecordStore<ExportFields>({ name: 'excelExport', title: ({ name }) => name });

/** Writes an export with its work: the outbox hands it to the bulk worker. */
export async function beginExport(ctx: UserContext, data: ExportFields): Promise<Export> {
  const made = await exportStore.prepare(ctx, data);
  const outbox = [emit('export', { exportId: made.id })];
  await commit(exportStore.writes(ctx, undefined, made, { outbox }));
  return made;
}

/** How far an export is, with the address of its file once there is one. */
export const stateOf = async (ctx: UserContext, record: Export): Promise<ExportState> => ({
  ...(await exportFiles.stateOf(ctx, record)),
  mainArea: record.mainArea,
});

import ExcelJS from 'exceljs';
import { excelTemplateContract } from '#shared/domains/attached/excel-template/contract.ts';
import { type Caller, ok } from './api.ts';
import { deliver } from './deliver.ts';

const { startExport, exportState } = excelTemplateContract.routes;
type Body = Parameters<typeof ok<typeof startExport>>[2]['body'];

/** The file of a list as a table: its first row are the headings. */
export async function exportedTable(tenantId: string, user: Caller, body: Body) {
  const { id } = await ok(startExport, user, { body });
  await deliver(tenantId, 'export', { exportId: id });
  const { url = '', ...state } = await ok(exportState, user, { params: { id } });
  const book = new ExcelJS.Workbook();
  await book.xlsx.load((await (await fetch(url)).arrayBuffer()) as ExcelJS.Buffer);
  const rows: ExcelJS.CellValue[][] = [];
  book.worksheets[0]?.eachRow((row) => rows.push((row.values as ExcelJS.CellValue[]).slice(1)));
  const [heads = [], ...cells] = rows;
  return { id, state, heads, cells };
}

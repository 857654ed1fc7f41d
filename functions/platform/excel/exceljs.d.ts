/** The streaming writer alone: the whole of exceljs weighs three times as much. */
declare module 'exceljs/lib/stream/xlsx/workbook-writer.js' {
  import type { stream } from 'exceljs';

  const WorkbookWriter: typeof stream.xlsx.WorkbookWriter;
  export = WorkbookWriter;
}

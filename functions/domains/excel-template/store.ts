import { MasterStore } from '#functions/platform/record/master.ts';
import { wordNo } from '#functions/platform/record/request.ts';
import { EXCEL_AREAS, type ExcelTemplateInput } from '#shared/domains/excel-template/schemas.ts';

/** An agency's Excel templates, by name in each area. */
export const excelTemplateStore = new MasterStore<ExcelTemplateInput>({
  name: 'excelTemplate',
  scope: { field: 'mainArea', toNo: (area) => wordNo(EXCEL_AREAS, area) || undefined },
});

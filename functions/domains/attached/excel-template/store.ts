import { MasterStore } from '#functions/platform/record/master.ts';
import type { ExcelTemplateInput } from '#shared/domains/attached/excel-template/schemas.ts';
import { kindNo } from '#shared/records.ts';

/** An agency's Excel templates, by name in each area. */
export const excelTemplateStore = new MasterStore<ExcelTemplateInput>({
  name: 'excelTemplate',
  scope: { field: 'mainArea', toNo: (area) => kindNo(area) || undefined },
});

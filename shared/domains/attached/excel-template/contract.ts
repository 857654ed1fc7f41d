import * as z from 'zod';
import { own, reads, writes } from '#shared/kernel/contract/access.ts';
import { masterRoutes } from '#shared/kernel/contract/master-contract.ts';
import { rowsOf } from '#shared/kernel/contract/parts.ts';
import { core, pageApi, v1 } from '#shared/kernel/contract/record-contract.ts';
import { contract, route } from '#shared/kernel/contract/route.ts';
import { pluralOf } from '#shared/kernel/record/plural.ts';
import { RevInput } from '#shared/kernel/record/record.ts';
import type { RecordKind } from '#shared/kernel/record/record-kind.ts';
import { RECORDS } from '#shared/records.ts';
import {
  ChosenColumns,
  EXCEL_KINDS,
  ExcelKind,
  ExcelTemplate,
  ExcelTemplateInput,
  ExportInput,
  ExportState,
  OfferedColumn,
} from './schemas.ts';

const InArea = z.object({ mainArea: ExcelKind });
/** The lists with an export path in the core API as well. */
const LISTED = RECORDS.filter((kind: RecordKind) => kind.hasCoreExport).map(({ name }) => name);
/** The access rule of exports. Each export requires the right of its area. An agency that can only read may export. */

export const excelTemplateContract = contract('excel-template', {
  errors: { 'export.tooLong': 409, 'export.nothing': 409 },
  routes: {
    ...masterRoutes({
      path: 'exceltemplate',
      input: ExcelTemplateInput,
      scope: z.object({ mainArea: ExcelKind.optional() }),
    }),
    /** Lists the columns that an area offers. */
    offered: route(pageApi('POST', '/exceltemplate/columns'), reads('masterData.read'), {
      body: InArea,
      output: z.object({ columns: z.array(OfferedColumn) }),
    }),
    columns: route(v1('GET', '/exceltemplates/{id}/columns'), reads('masterData.read'), {
      output: z.object({ columns: ChosenColumns, offered: z.array(OfferedColumn) }),
    }),
    updateColumns: route(v1('POST', '/exceltemplates/{id}/columns'), writes('masterData.update'), {
      body: z.object({ rev: RevInput, columns: ChosenColumns }),
      output: ExcelTemplate,
    }),
    /** Lists the active templates for the export of a list. */
    forListView: route(pageApi('POST', '/exceltemplate/forlistview'), reads('masterData.read'), {
      aliases: EXCEL_KINDS.flatMap((mainArea) => [
        { ...v1('GET', `/${pluralOf(mainArea)}/exceltemplatesforlistview`), fixed: { mainArea } },
        { ...core('POST', `/${mainArea.toLowerCase()}/ExportOptionsForList`), fixed: { mainArea } },
      ]),
      body: InArea,
      output: rowsOf(ExcelTemplate.pick({ id: true, name: true })),
    }),
    /** Starts to write a file. `exportState` returns its progress. */
    startExport: route(v1('POST', '/exports'), own.writes(), {
      aliases: [
        ...EXCEL_KINDS.map((mainArea) => ({ ...v1('GET', `/${pluralOf(mainArea)}/export`), fixed: { mainArea } })),
        ...LISTED.map((mainArea) => ({
          ...core('GET', `/${mainArea.toLowerCase()}/export/list`),
          fixed: { mainArea },
        })),
        ...LISTED.map((mainArea) => ({
          ...core('GET', `/${mainArea.toLowerCase()}/export/list/{id}`),
          fixed: { mainArea },
          fields: { id: 'templateId' },
        })),
      ],
      timeout: 29,
      body: ExportInput,
      output: ExportState,
    }),
    exportState: route(v1('GET', '/exports/{id}'), own.reads('files:read'), { output: ExportState }),
  },
});

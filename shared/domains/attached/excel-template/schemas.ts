import * as z from 'zod';
import { MAX_BATCH } from '#shared/domains/attached/my-selection/schemas.ts';
import { PartName } from '#shared/kernel/contract/list.ts';
import { MasterInput, masterOf } from '#shared/kernel/contract/master-contract.ts';
import { Id } from '#shared/kernel/record/ids.ts';
import { MadeFile } from '#shared/kernel/record/made-file.ts';
import { Locale } from '#shared/kernel/text/locale.ts';
import { text } from '#shared/kernel/text/text.ts';
import { kindsWith } from '#shared/records.ts';

/** The kinds of records whose lists come out as Excel files. */
export const EXCEL_KINDS = kindsWith('excel');
export const ExcelKind = z.enum(EXCEL_KINDS, { error: 'choice' });
export type ExcelKind = z.infer<typeof ExcelKind>;

export const COLUMN_KINDS = ['text', 'number', 'money', 'date', 'time', 'flag'] as const;
/** A column that an area offers, named in the reader's language. */
export const OfferedColumn = z.object({ id: PartName, name: z.string(), kind: z.enum(COLUMN_KINDS) });
export type OfferedColumn = z.infer<typeof OfferedColumn>;

export const MAX_COLUMNS = 100;
/** A column that was chosen; without a name of its own it has the offered one. */
export const ChosenColumn = z.object({ id: PartName, name: text(60).default('') });
export type ChosenColumn = z.infer<typeof ChosenColumn>;
export const ChosenColumns = z.array(ChosenColumn).min(1, { error: 'atLeastOne' }).max(MAX_COLUMNS);

export const ExcelTemplateInput = MasterInput.extend({
  mainArea: ExcelKind,
  columns: ChosenColumns,
  /** Whether it is the agency's own export of the area, which is used when the user chooses no template. */
  isDefault: z.boolean().default(false),
});
export type ExcelTemplateInput = z.infer<typeof ExcelTemplateInput>;
export const ExcelTemplate = masterOf(ExcelTemplateInput);
export type ExcelTemplate = z.infer<typeof ExcelTemplate>;

/** Rows one file takes: what is written in seconds, and what a spreadsheet still handles with ease. */
export const MAX_EXPORT_ROWS = 50_000;

/** A list as it is filtered and sorted, with a template's columns or all the reader may see. */
export const ExportInput = z.object({
  mainArea: ExcelKind,
  /** The list's own request. */
  request: z.record(z.string(), z.unknown()).default({}),
  /** My selection: of what the list holds these alone. */
  ids: z.array(Id).min(1).max(MAX_BATCH).optional(),
  templateId: Id.optional(),
  /** Those on show; none of them with a template. */
  columns: z.array(PartName).max(MAX_COLUMNS).optional(),
  locale: Locale,
});
export type ExportInput = z.infer<typeof ExportInput>;

export const ExportState = MadeFile.extend({ mainArea: ExcelKind });
export type ExportState = z.infer<typeof ExportState>;

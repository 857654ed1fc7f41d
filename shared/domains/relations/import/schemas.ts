import * as z from 'zod';
import { Likeness } from '#shared/domains/relations/duplicate/schemas.ts';
import { Id } from '#shared/kernel/record/ids.ts';
import { kindsWith } from '#shared/records.ts';
import { DAY_ORDERS } from './days.ts';

/** The kinds of records with imports. */
export const IMPORT_KINDS = kindsWith('import');
export const ImportKind = z.enum(IMPORT_KINDS, { error: 'choice' });
export type ImportKind = z.infer<typeof ImportKind>;

/** The most rows of a file. Its plan must be made within half a minute. */
export const MAX_IMPORT_ROWS = 5000;
export const MAX_IMPORT_COLUMNS = 100;
/** The most problems that are shown at once. A user with more mends these first. */
export const MAX_SHOWN = 200;
export const UNDO_IMPORT_DAYS = 30;

/** The field of each column of the file, in order; empty for none. */
export const Mapping = z.array(z.string().max(50)).max(MAX_IMPORT_COLUMNS);
export type Mapping = z.infer<typeof Mapping>;
/** The choices for a row whose record already exists. */
export const DUPLICATE_CHOICES = ['skip', 'create', 'update'] as const;
export const DuplicateChoice = z.enum(DUPLICATE_CHOICES);
export type DuplicateChoice = z.infer<typeof DuplicateChoice>;

/** The choices for how to read the rows and what to do with them. */
export const ImportChoice = z.object({
  mapping: Mapping,
  duplicates: DuplicateChoice,
  /** The order of day and month in dates such as 4/5/80; asked if the file does not show it. */
  dayOrder: z.enum(DAY_ORDERS).optional(),
  /** The choices for unknown tags and unknown companies. Without a choice, their rows are refused. */
  newTags: z.enum(['create', 'leaveOut']).optional(),
  newCompanies: z.enum(['leaveOut']).optional(),
});
export type ImportChoice = z.infer<typeof ImportChoice>;

export const RowProblem = z.object({
  /** The row number in the spreadsheet; the headings are row 1. */
  row: z.int(),
  title: z.string(),
  /** The heading of the column at fault, if there is one, and the text of its cell. */
  column: z.string().optional(),
  value: z.string().optional(),
  message: z.string(),
});
export const RowDuplicate = z.object({
  row: z.int(),
  title: z.string(),
  by: Likeness,
  /** The existing record. */
  id: Id.optional(),
  name: z.string(),
  /** The earlier row of the file, if that is the duplicate. */
  ofRow: z.int().optional(),
});
export type RowDuplicate = z.infer<typeof RowDuplicate>;

export const ImportCheck = z.object({
  total: z.int(),
  create: z.int(),
  update: z.int(),
  skip: z.int(),
  wrong: z.int(),
  problems: z.array(RowProblem),
  duplicates: z.array(RowDuplicate),
  /** A date of the file that can be read in two ways, with both readings. */
  days: z.object({ example: z.string(), dayFirst: z.string(), monthFirst: z.string() }).optional(),
  /** The names in the file that the agency does not have. */
  newTags: z.array(z.string()),
  newCompanies: z.array(z.string()),
});
export type ImportCheck = z.infer<typeof ImportCheck>;

export const IMPORT_STATES = ['draft', 'running', 'done', 'undoing', 'undone'] as const;
export const Import = z.object({
  id: Id,
  mainArea: ImportKind,
  fileName: z.string(),
  createdAt: z.string(),
  by: z.string(),
  state: z.enum(IMPORT_STATES),
  total: z.int(),
  /** The numbers of written, skipped and refused rows. */
  done: z.int(),
  skipped: z.int(),
  failed: z.int(),
  problems: z.array(RowProblem),
  undoUntil: z.string(),
});
export type Import = z.infer<typeof Import>;

/** The settings to read the file as a table. */
export const ImportReading = z.object({
  /** The row of the headings, the first being 1. */
  headingRow: z.int().min(1).max(MAX_IMPORT_ROWS),
  /** The delimiter of a CSV file; empty for one column. */
  delimiter: z.enum(['', ';', ',', '\t', '|']).optional(),
});
export type ImportReading = z.infer<typeof ImportReading>;

export const ImportDraft = Import.extend(ImportReading.shape).extend({
  columns: z.array(z.object({ header: z.string(), samples: z.array(z.string()) })),
  /** The first rows with content, with their numbers. One of them has the headings. */
  firstRows: z.array(z.object({ row: z.int(), cells: z.array(z.string()) })),
  fields: z.array(z.object({ id: z.string(), name: z.string(), must: z.boolean() })),
  mapping: Mapping,
});
export type ImportDraft = z.infer<typeof ImportDraft>;

import * as z from 'zod';
import { Likeness } from '#shared/domains/duplicate/schemas.ts';
import { Id } from '#shared/kernel/ids.ts';
import { DAY_ORDERS } from './days.ts';

/** Main areas that take tables in. The order is stored: it may only grow. */
export const IMPORT_AREAS = ['company', 'contact', 'artist', 'venue'] as const;
export const ImportArea = z.enum(IMPORT_AREAS, { error: 'choice' });
export type ImportArea = z.infer<typeof ImportArea>;

/** Rows of one file: its plan is made within half a minute. */
export const MAX_IMPORT_ROWS = 5000;
export const MAX_IMPORT_COLUMNS = 100;
/** Problems that are shown at once: who has more mends these first. */
export const MAX_SHOWN = 200;
export const UNDO_IMPORT_DAYS = 30;

/** By the file's columns in their order: the field each goes to; empty for none. */
export const Mapping = z.array(z.string().max(50)).max(MAX_IMPORT_COLUMNS);
export type Mapping = z.infer<typeof Mapping>;
/** The choices for a row whose record already exists. */
export const DUPLICATE_CHOICES = ['skip', 'create', 'update'] as const;
export const DuplicateChoice = z.enum(DUPLICATE_CHOICES);
export type DuplicateChoice = z.infer<typeof DuplicateChoice>;

/** How the rows are to be read and what becomes of them. */
export const ImportChoice = z.object({
  mapping: Mapping,
  duplicates: DuplicateChoice,
  /** Of days such as 4/5/80; asked where the file does not tell. */
  dayOrder: z.enum(DAY_ORDERS).optional(),
  /** Tags that the agency does not have, and companies it does not know: without a choice their rows are refused. */
  newTags: z.enum(['create', 'leaveOut']).optional(),
  newCompanies: z.enum(['leaveOut']).optional(),
});
export type ImportChoice = z.infer<typeof ImportChoice>;

export const RowProblem = z.object({
  /** As the spreadsheet counts them: the headings are row 1. */
  row: z.int(),
  title: z.string(),
  /** The heading of the column, where one is to blame, and what the file says there. */
  column: z.string().optional(),
  value: z.string().optional(),
  message: z.string(),
});
export const RowDuplicate = z.object({
  row: z.int(),
  title: z.string(),
  by: Likeness,
  /** The record that is there. */
  id: Id.optional(),
  name: z.string(),
  /** Or the earlier row of the file. */
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
  /** A day of the file that can be read in two ways, and both. */
  days: z.object({ example: z.string(), dayFirst: z.string(), monthFirst: z.string() }).optional(),
  /** Names that the file has and the agency has not. */
  newTags: z.array(z.string()),
  newCompanies: z.array(z.string()),
});
export type ImportCheck = z.infer<typeof ImportCheck>;

export const IMPORT_STATES = ['draft', 'running', 'done', 'undoing', 'undone'] as const;
export const Import = z.object({
  id: Id,
  mainArea: ImportArea,
  fileName: z.string(),
  createdAt: z.string(),
  by: z.string(),
  state: z.enum(IMPORT_STATES),
  total: z.int(),
  /** Rows that were written, left out as asked, and refused. */
  done: z.int(),
  skipped: z.int(),
  failed: z.int(),
  problems: z.array(RowProblem),
  undoUntil: z.string(),
});
export type Import = z.infer<typeof Import>;

/** How the file is taken for a table. */
export const ImportReading = z.object({
  /** The row of the headings, the first being 1. */
  headingRow: z.int().min(1).max(MAX_IMPORT_ROWS),
  /** Between the cells of a CSV file; empty where it is one column. */
  delimiter: z.enum(['', ';', ',', '\t', '|']).optional(),
});
export type ImportReading = z.infer<typeof ImportReading>;

export const ImportDraft = Import.extend(ImportReading.shape).extend({
  columns: z.array(z.object({ header: z.string(), samples: z.array(z.string()) })),
  /** The first rows that hold something, with their numbers: one of them holds the headings. */
  firstRows: z.array(z.object({ row: z.int(), cells: z.array(z.string()) })),
  fields: z.array(z.object({ id: z.string(), name: z.string(), must: z.boolean() })),
  mapping: Mapping,
});
export type ImportDraft = z.infer<typeof ImportDraft>;

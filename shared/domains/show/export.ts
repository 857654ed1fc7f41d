import * as z from 'zod';
import { Locale } from '#shared/kernel/locale.ts';

/** Columns of the list of shows, each one or more in the file. */
export const SHOW_EXPORT_COLUMNS = [
  'number',
  'date',
  'artist',
  'venue',
  'status',
  'promoter',
  'contact',
  'production',
  'fee',
  'owner',
  'capacity',
  'description',
] as const;

export const ShowExportOptions = z.object({
  /** In their order. */
  columns: z.array(z.enum(SHOW_EXPORT_COLUMNS)).min(1).max(SHOW_EXPORT_COLUMNS.length),
  locale: Locale,
});
export type ShowExportColumn = (typeof SHOW_EXPORT_COLUMNS)[number];

/** An address of a minute. */
export const ExportFile = z.object({ url: z.string(), name: z.string() });

/** Rows one file takes: what a function writes well within its 512 MiB and half a minute. */
export const MAX_EXPORT_ROWS = 20_000;

import { datevFile } from './datev.ts';
import { exactOnlineFile } from './exact-online.ts';
import type { ExportMask } from './masks.ts';
import type { ExportRun, SalesRow } from './rows.ts';
import { csvFile } from './table.ts';
import { twinfieldFile } from './twinfield.ts';
import { windows1252 } from './windows-1252.ts';

type TextMask = Exclude<ExportMask, 'xlsx'>;
type Build = (run: ExportRun, rows: readonly SalesRow[]) => Uint8Array;

const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);

/** The bytes of the files of text. The workbook needs a packer. */
export const TEXT_FILES: Readonly<Record<TextMask, Build>> = {
  datev: (run, rows) => windows1252(datevFile(run, rows)),
  exactOnline: (run, rows) => utf8(exactOnlineFile(run, rows)),
  twinfield: (run, rows) => utf8(twinfieldFile(run, rows)),
  csv: (run, rows) => utf8(csvFile(run, rows)),
};

type Named = Pick<ExportRun, 'bookkeeping' | 'period' | 'run'>;
/** `MAIN_2026-03_1_twinfield.csv`. DATEV takes files by the start of their name. */
export function salesFileName(mask: ExportMask, { bookkeeping, period, run }: Named, isPreview: boolean): string {
  const stem = `${bookkeeping.replace(/[^\w-]/g, '_')}_${period}_${run}`;
  const name = mask === 'datev' ? `EXTF_Buchungsstapel_${stem}` : `${stem}_${mask}`;
  return `${name}${isPreview ? '-preview' : ''}.${mask === 'xlsx' ? 'xlsx' : 'csv'}`;
}

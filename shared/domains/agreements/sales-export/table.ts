import type { Money } from '#shared/kernel/money/money.ts';
import type { LocalDate } from '#shared/kernel/time/date.ts';
import { cellText, commas, decimal, linesOf } from './cells.ts';
import { type ExportRun, grossOf, type SalesRow } from './rows.ts';

/** A cell of the table, so that a workbook gets figures and days, and the csv file their texts. */
type TableCell = string | number | Money | { readonly day: LocalDate };
type Amounts = Pick<SalesRow, 'currency'>;
type CellOf = (row: SalesRow, run: ExportRun) => TableCell;

const day = (date: LocalDate | ''): TableCell => (date === '' ? '' : { day: date });
const own = (minor: number, { currency }: Amounts): TableCell => ({ minor, currency });
const inBase = (minor: number, { base }: ExportRun): TableCell => ({ minor, currency: base });
/** A supply outside the scope of VAT has no rate, not one of 0 %. */
const vatRateOf = ({ vatCategory, vatRate }: SalesRow): TableCell => (vatCategory === 'O' ? '' : vatRate / 1000);

const CELLS = {
  bookkeeping: (_row, run) => run.bookkeeping,
  period: (_row, run) => run.period,
  docType: (row) => row.type,
  number: (row) => row.number,
  issueDate: (row) => day(row.issueDate),
  supplyDate: (row) => day(row.supplyDate),
  dueDate: (row) => day(row.dueDate),
  debtorKey: (row) => row.debtorKey,
  debtorName: (row) => row.debtorName,
  country: (row) => row.country,
  vatNumber: (row) => row.vatNumber,
  currency: (row) => row.currency,
  rate: (row) => Number(row.rate),
  vatCase: (row) => row.vatCase,
  vatCategory: (row) => row.vatCategory,
  vatRate: vatRateOf,
  revenueAccount: (row) => row.account,
  costCenter: (row) => row.costCenter,
  net: (row) => own(row.net, row),
  vat: (row) => own(row.tax, row),
  gross: (row) => own(grossOf(row), row),
  netBase: (row, run) => inBase(row.netBase, run),
  vatBase: (row, run) => inBase(row.taxBase, run),
  grossBase: (row, run) => inBase(row.netBase + row.taxBase, run),
  creditOf: (row) => row.creditOf,
  text: (row) => row.text,
} satisfies Record<string, CellOf>;

/** The columns of the csv file and of the workbook, in their order. */
export const TABLE_COLUMNS: readonly (readonly [name: string, cell: CellOf])[] = Object.entries(CELLS);

function csvCell(cell: TableCell): string {
  if (typeof cell === 'string') return cellText(cell);
  if (typeof cell === 'number') return String(cell);
  return 'day' in cell ? cell.day : decimal(cell.minor, cell.currency);
}

const BOM = '\ufeff';
export const csvFile = (run: ExportRun, rows: readonly SalesRow[]): string =>
  BOM +
  linesOf([
    commas(TABLE_COLUMNS.map(([name]) => name)),
    ...rows.map((row) => commas(TABLE_COLUMNS.map(([, cell]) => csvCell(cell(row, run))))),
  ]);

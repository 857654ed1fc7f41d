import { cellText, dateText, decimal, linesOf, semicolons } from './cells.ts';
import { type ExportRun, fiscalPeriod, grossOf, type SalesRow } from './rows.ts';

/** The elements of Twinfield's transaction XML. The customer's import template maps this order once. */
const COLUMNS = [
  ...['Code', 'Currency', 'InvoiceDate', 'Period', 'InvoiceNumber', 'DueDate', 'Line', 'Dim1', 'Dim2'],
  ...['DebitCredit', 'Value', 'Description', 'VatCode', 'VatValue'],
];

const DAY = 'YYYYMMDD';

function headCells(row: SalesRow, { fiscalMonth, values }: ExportRun): string[] {
  const { year, period } = fiscalPeriod(row.issueDate, fiscalMonth);
  const month = `${year}/${String(period).padStart(2, '0')}`;
  const [issued, due] = [dateText(row.issueDate, DAY), dateText(row.dueDate || row.issueDate, DAY)];
  return [values.journal ?? '', row.currency, issued, month, row.number, due];
}

/** Writes the debtor's line over the gross, then one line per revenue ledger over its net. */
function documentLines(run: ExportRun, rows: readonly SalesRow[]): string[] {
  const [first] = rows;
  if (!first) return [];
  const head = headCells(first, run);
  const amount = (minor: number) => decimal(Math.abs(minor), first.currency);
  const total = rows.reduce((sum, row) => sum + grossOf(row), 0);
  const ledger = run.values.debtorLedger ?? '';
  const side = total < 0 ? 'credit' : 'debit';
  return [
    [...head, 'total', ledger, first.debtorKey, side, amount(total), '', '', ''],
    ...rows.map((row) => [
      ...[...head, 'detail', row.account, row.costCenter, row.net < 0 ? 'debit' : 'credit', amount(row.net)],
      ...[cellText(row.text), run.values[`vatCode.${row.vatCase}`] ?? '', amount(row.tax)],
    ]),
  ].map(semicolons);
}

/** Groups the rows by document, in the order of the first row of each. */
function byDocument(rows: readonly SalesRow[]): SalesRow[][] {
  const found = new Map<string, SalesRow[]>();
  for (const row of rows) found.set(row.number, [...(found.get(row.number) ?? []), row]);
  return [...found.values()];
}

export const twinfieldFile = (run: ExportRun, rows: readonly SalesRow[]): string =>
  linesOf([semicolons(COLUMNS), ...byDocument(rows).flatMap((of) => documentLines(run, of))]);

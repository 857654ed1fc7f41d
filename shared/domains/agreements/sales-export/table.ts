import { cellText, commas, decimal, linesOf, percent } from './cells.ts';
import { type ExportRun, grossOf, type SalesRow } from './rows.ts';

/** The columns of the csv file. */
const COLUMNS = [
  ...['bookkeeping', 'period', 'docType', 'number', 'issueDate', 'supplyDate', 'dueDate', 'debtorKey', 'debtorName'],
  ...['country', 'vatNumber', 'currency', 'rate', 'vatCase', 'vatCategory', 'vatRate', 'revenueAccount'],
  ...['costCenter', 'net', 'vat', 'gross', 'netBase', 'vatBase', 'grossBase', 'creditOf', 'text'],
];

/** A supply outside the scope of VAT has no rate, not one of 0 %. */
const vatRateOf = ({ vatCategory, vatRate }: SalesRow) => (vatCategory === 'O' ? '' : percent(vatRate));

function tableRow(row: SalesRow, { bookkeeping, period, base }: ExportRun): string[] {
  const own = (minor: number) => decimal(minor, row.currency);
  const inBase = (minor: number) => decimal(minor, base);
  return [
    ...[bookkeeping, period, row.type, row.number, row.issueDate, row.supplyDate, row.dueDate, row.debtorKey],
    ...[cellText(row.debtorName), row.country, row.vatNumber, row.currency, row.rate, row.vatCase, row.vatCategory],
    ...[vatRateOf(row), row.account, row.costCenter, own(row.net), own(row.tax), own(grossOf(row))],
    ...[inBase(row.netBase), inBase(row.taxBase), inBase(row.netBase + row.taxBase), row.creditOf, cellText(row.text)],
  ];
}

const BOM = '\ufeff';
export const csvFile = (run: ExportRun, rows: readonly SalesRow[]): string =>
  BOM + linesOf([commas(COLUMNS), ...rows.map((row) => commas(tableRow(row, run)))]);

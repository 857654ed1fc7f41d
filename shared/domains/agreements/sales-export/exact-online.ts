import { cellText, comma, dateText, decimal, linesOf, percent, semicolons } from './cells.ts';
import { type ExportRun, fiscalPeriod, type SalesRow } from './rows.ts';

/** The sheet of Exact Online's import of sales entries. */
const COLUMNS = [
  ...['Dagboek: Code', 'Boekjaar', 'Periode', 'Boekstuknummer', 'Omschrijving: Kopregel', 'Factuurdatum'],
  ...['Vervaldatum', 'Valuta', 'Wisselkoers', 'Betalingsvoorwaarde: Code', 'Ordernummer', 'Uw ref.'],
  ...['Betalingsreferentie', 'Code', 'Naam', 'Grootboekrekening', 'Omschrijving', 'BTW-code', 'BTW-percentage'],
  ...['Bedrag', 'Aantal', 'BTW-bedrag', 'Opmerkingen', 'Project', 'Van', 'Naar', 'Kostenplaats: Code'],
  ...['Kostenplaats: Omschrijving', 'Kostendrager: Code', 'Kostendrager: Omschrijving'],
];

const DAY = 'DD-MM-YYYY';

function rowOf(row: SalesRow, { fiscalMonth, values }: ExportRun): string {
  const { year, period } = fiscalPeriod(row.issueDate, fiscalMonth);
  const title = row.creditOf ? `${row.number} on ${row.creditOf}` : `${row.number} ${row.debtorName}`;
  const money = (minor: number) => comma(decimal(minor, row.currency));
  return semicolons([
    ...[values.journal ?? '', String(year), String(period), row.number.replace(/\D/g, ''), cellText(title)],
    ...[dateText(row.issueDate, DAY), dateText(row.dueDate || row.issueDate, DAY), row.currency, comma(row.rate)],
    ...[row.term, '', row.number, '', row.debtorKey, cellText(row.debtorName), row.account, cellText(row.text)],
    ...[values[`vatCode.${row.vatCase}`] ?? '', comma(percent(row.vatRate)), money(row.net), '1', money(row.tax)],
    ...['', cellText(row.project), '', '', row.costCenter, '', '', ''],
  ]);
}

export const exactOnlineFile = (run: ExportRun, rows: readonly SalesRow[]): string =>
  linesOf([semicolons(COLUMNS), ...rows.map((row) => rowOf(row, run))]);

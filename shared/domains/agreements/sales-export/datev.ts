import { daysInMonth, makeDate, monthOf, yearOf } from '#shared/kernel/time/date.ts';
import { cellText, comma, dateText, decimal, linesOf } from './cells.ts';
import { DATEV_COLUMNS, datevRow, datevText } from './datev-columns.ts';
import { type ExportRun, fiscalPeriod, grossOf, type SalesRow } from './rows.ts';

const NUMBER_MAX = 36;
const TEXT_MAX = 60;

function header({ bookkeeping, period, run, at, base, fiscalMonth, values }: ExportRun): string {
  const first = `${period}-01`;
  const last = makeDate(yearOf(first), monthOf(first), daysInMonth(yearOf(first), monthOf(first)));
  const fiscal = makeDate(fiscalPeriod(first, fiscalMonth).year, fiscalMonth, 1);
  const day = (date: string) => dateText(date, 'YYYYMMDD');
  const empty = datevText('');
  return [
    ...['"EXTF"', '700', '21', '"Buchungsstapel"', '13', at.replace(/\D/g, ''), '', '"BL"', '"Backline"', empty],
    ...[values.consultant ?? '', values.client ?? '', day(fiscal), values.accountLength ?? '', day(first), day(last)],
    ...[datevText(`Backline ${period}`), empty, '1', '0', '0', datevText(base), '', empty, '', ''],
    ...[datevText(values.chart ?? ''), '', '', empty, datevText(`${bookkeeping.toLowerCase()}/${period}/${run}`)],
  ].join(';');
}

const positive = (minor: number, currency: string) => comma(decimal(Math.abs(minor), currency));

/** DATEV takes no rate below 1. Such a row is in the base currency, and its text names the amount. */
function amounts(row: SalesRow, base: string) {
  const gross = grossOf(row);
  const grossBase = row.netBase + row.taxBase;
  if (row.currency === base) return { cells: { 1: positive(gross, base), 3: base }, note: '' };
  if (Number(row.rate) < 1)
    return {
      cells: { 1: positive(grossBase, base), 3: base },
      note: ` ${row.currency} ${positive(gross, row.currency)}`,
    };
  const foreign = { 1: positive(gross, row.currency), 3: row.currency, 4: comma(row.rate) };
  return { cells: { ...foreign, 5: positive(grossBase, base), 6: base }, note: '' };
}

function rowOf(row: SalesRow, base: string): string {
  const { cells, note } = amounts(row, base);
  const text = cellText(row.creditOf ? `Gutschrift zu ${row.creditOf}` : `${row.debtorName} ${row.text}`);
  return datevRow({
    ...cells,
    2: grossOf(row) < 0 ? 'H' : 'S',
    7: row.debtorKey,
    8: row.account,
    10: dateText(row.issueDate, 'DDMM'),
    11: row.number.replace(/[^\w$&%*+/-]/g, '').slice(0, NUMBER_MAX),
    12: dateText(row.dueDate, 'DDMMYY'),
    14: text.slice(0, TEXT_MAX - note.length) + note,
    37: row.costCenter,
    40: row.vatCategory === 'AE' ? row.vatNumber : '',
    114: '0',
    115: dateText(row.supplyDate, 'DDMMYYYY'),
  });
}

export const datevFile = (run: ExportRun, rows: readonly SalesRow[]): string =>
  linesOf([header(run), DATEV_COLUMNS.join(';'), ...rows.map((row) => rowOf(row, run.base))]);

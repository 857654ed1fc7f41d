import { type Words, words } from '#functions/platform/excel/area.ts';
import type { ExcelColumn, ExcelSheet } from '#functions/platform/excel/workbook.ts';
import type { ShowTotalGroup, ShowTotals } from '#shared/domains/show-total/contract.ts';
import type { TotalBy } from '#shared/domains/show-total/rules.ts';
import type { Phase } from '#shared/kernel/appointment.ts';
import type { Locale } from '#shared/kernel/locale.ts';

export const TITLE = words('Totals of shows', 'Totalen van shows', 'Summen der Shows');
const SHOWS = words('Shows', 'Shows', 'Shows');
const FEES = words('Fees', 'Gages', 'Gagen');
const ALL = words('All', 'Alles', 'Alle');
const BY: Record<TotalBy, Words> = {
  month: words('Month', 'Maand', 'Monat'),
  quarter: words('Quarter', 'Kwartaal', 'Quartal'),
  year: words('Year', 'Jaar', 'Jahr'),
  owner: words('Owner', 'Eigenaar', 'Verantwortlich'),
  artist: words('Artist', 'Artiest', 'Künstler'),
  status: words('Status', 'Status', 'Status'),
  phase: words('Phase', 'Fase', 'Phase'),
};
const PHASE_NAMES: Record<Phase, Words> = {
  confirmed: words('Confirmed', 'Bevestigd', 'Bestätigt'),
  options: words('Options', 'Opties', 'Optionen'),
  cancelled: words('Cancelled', 'Geannuleerd', 'Abgesagt'),
};
const IN = words('All in {currency}', 'Alles in {currency}', 'Alles in {currency}');

type Row = Omit<ShowTotalGroup, 'key'>;
const nameOf = ({ key, name }: ShowTotalGroup, by: TotalBy, locale: Locale) =>
  by === 'phase' ? PHASE_NAMES[key as Phase][locale] : name || key;

/** A line for each group and one for all shows; each currency in a column of its own, with the rates in the last head. */
export function totalsSheet(totals: ShowTotals, locale: Locale): ExcelSheet<Row> {
  const { by, groups, sums, converted, rates, count } = totals;
  const currencies = sums.map(
    ({ currency }): ExcelColumn<Row> => ({
      header: `${FEES[locale]} ${currency}`,
      value: (row) => row.sums.find((sum) => sum.currency === currency),
    }),
  );
  const usedRates = rates.map(({ currency, rate, date }) => `${currency} ${rate} (${date})`).join(', ');
  const together: ExcelColumn<Row>[] = converted
    ? [
        {
          header: [IN[locale].replace('{currency}', converted.currency), usedRates].filter(Boolean).join(': '),
          width: 30,
          value: (row) => row.converted,
        },
      ]
    : [];
  return {
    name: TITLE[locale],
    columns: [
      { header: BY[by][locale], width: 28, value: ({ name }) => name },
      { header: SHOWS[locale], width: 10, value: (row) => row.count },
      ...currencies,
      ...together,
    ],
    rows: [
      ...groups.map((group) => ({ ...group, name: nameOf(group, by, locale) })),
      { name: ALL[locale], count, sums, ...(converted ? { converted } : {}) },
    ],
  };
}

import type { ExcelColumn, ExcelSheet } from '#functions/platform/excel/workbook.ts';
import type { ShowTotalGroup, ShowTotals } from '#shared/domains/show-total/contract.ts';
import type { TotalBy } from '#shared/domains/show-total/rules.ts';
import type { Phase } from '#shared/kernel/appointment.ts';
import { HEADINGS } from '#shared/kernel/headings.ts';
import type { Locale } from '#shared/kernel/locale.ts';
import { inLanguage, type Translated, words } from '#shared/kernel/translated.ts';

export const TITLE = words(
  'Totals of shows',
  'Totalen van shows',
  'Summen der Shows',
  'Totali degli show',
  'Totales de shows',
  'Totais de shows',
  'Totais de espetáculos',
);
const SHOWS = HEADINGS.shows;
const FEES = words('Fees', 'Gages', 'Gagen', 'Cachet', 'Cachés', 'Cachês', 'Cachets');
const ALL = words('All', 'Alles', 'Alle', 'Tutti', 'Todos', 'Todos', 'Todos');
const CANCELLED = words(
  'Cancelled or released, not included',
  'Geannuleerd of vrijgegeven, niet meegeteld',
  'Abgesagt oder freigegeben, nicht enthalten',
  'Annullati o liberati, non inclusi',
  'Cancelados o liberados, no incluidos',
  'Cancelados ou liberados, não incluídos',
  'Cancelados ou libertados, não incluídos',
);
const BY: Record<TotalBy, Translated> = {
  month: words('Month', 'Maand', 'Monat', 'Mese', 'Mes', 'Mês', 'Mês'),
  quarter: words('Quarter', 'Kwartaal', 'Quartal', 'Trimestre', 'Trimestre', 'Trimestre', 'Trimestre'),
  year: words('Year', 'Jaar', 'Jahr', 'Anno', 'Año', 'Ano', 'Ano'),
  owner: HEADINGS.owner,
  artist: HEADINGS.artist,
  status: HEADINGS.status,
  phase: words('Phase', 'Fase', 'Phase', 'Fase', 'Fase', 'Fase', 'Fase'),
};
const PHASE_NAMES: Record<Phase, Translated> = {
  confirmed: words('Confirmed', 'Bevestigd', 'Bestätigt', 'Confermati', 'Confirmados', 'Confirmados', 'Confirmados'),
  options: words('Options', 'Opties', 'Optionen', 'Opzioni', 'Opciones', 'Opções', 'Opções'),
  cancelled: words('Cancelled', 'Geannuleerd', 'Abgesagt', 'Annullati', 'Cancelados', 'Cancelados', 'Cancelados'),
};
const IN = words(
  'All in {currency}',
  'Alles in {currency}',
  'Alles in {currency}',
  'Tutto in {currency}',
  'Todo en {currency}',
  'Tudo em {currency}',
  'Tudo em {currency}',
);

type Row = Omit<ShowTotalGroup, 'key'>;
const nameOf = ({ key, name }: ShowTotalGroup, by: TotalBy, locale: Locale) =>
  by === 'phase' ? inLanguage(PHASE_NAMES[key as Phase], locale) : name || key;

/** A line for each group, one for all shows and one for those left out; each currency in a column of its own, with the rates in the last head. */
export function totalsSheet(totals: ShowTotals, locale: Locale): ExcelSheet<Row> {
  const { by, groups, sums, cancelled, converted, rates, count } = totals;
  const currencies = [
    ...sums,
    ...cancelled.sums.filter(({ currency }) => !sums.some((one) => one.currency === currency)),
  ].map(
    ({ currency }): ExcelColumn<Row> => ({
      header: `${inLanguage(FEES, locale)} ${currency}`,
      value: (row) => row.sums.find((sum) => sum.currency === currency),
    }),
  );
  const usedRates = rates.map(({ currency, rate, date }) => `${currency} ${rate} (${date})`).join(', ');
  const together: ExcelColumn<Row>[] = converted
    ? [
        {
          header: [inLanguage(IN, locale).replace('{currency}', converted.currency), usedRates]
            .filter(Boolean)
            .join(': '),
          width: 30,
          value: (row) => row.converted,
        },
      ]
    : [];
  return {
    name: inLanguage(TITLE, locale),
    columns: [
      { header: inLanguage(BY[by], locale), width: 28, value: ({ name }) => name },
      { header: inLanguage(SHOWS, locale), width: 10, value: (row) => row.count },
      ...currencies,
      ...together,
    ],
    rows: [
      ...groups.map((group) => ({ ...group, name: nameOf(group, by, locale) })),
      { name: inLanguage(ALL, locale), count, sums, ...(converted ? { converted } : {}) },
      ...(cancelled.count > 0 ? [{ ...cancelled, name: inLanguage(CANCELLED, locale) }] : []),
    ],
  };
}

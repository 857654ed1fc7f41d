import type { ExcelColumn, ExcelSheet } from '#functions/platform/excel/workbook.ts';
import type { ShowTotalGroup, ShowTotals } from '#shared/domains/booking/show-total/contract.ts';
import type { TotalBy } from '#shared/domains/booking/show-total/rules.ts';
import type { Phase } from '#shared/kernel/record/appointment.ts';
import { HEADINGS } from '#shared/kernel/text/headings.ts';
import type { Locale } from '#shared/kernel/text/locale.ts';
import { TERMS } from '#shared/kernel/text/terms.ts';
import { inLanguage, type Translated } from '#shared/kernel/text/translated.ts';

export const TITLE = {
  en: 'Totals of shows',
  nl: 'Totalen van shows',
  de: 'Summen der Shows',
  it: 'Totali degli show',
  es: 'Totales de shows',
  'pt-br': 'Totais de shows',
  pt: 'Totais de espetáculos',
};
const SHOWS = HEADINGS.shows;
const FEES = { en: 'Fees', nl: 'Gages', de: 'Gagen', it: 'Cachet', es: 'Cachés', 'pt-br': 'Cachês', pt: 'Cachets' };
const ALL = { en: 'All', nl: 'Alles', de: 'Alle', it: 'Tutti', es: 'Todos', 'pt-br': 'Todos', pt: 'Todos' };
const CANCELLED = {
  en: 'Cancelled or released, not included',
  nl: 'Geannuleerd of vrijgegeven, niet meegeteld',
  de: 'Abgesagt oder freigegeben, nicht enthalten',
  it: 'Annullati o liberati, non inclusi',
  es: 'Cancelados o liberados, no incluidos',
  'pt-br': 'Cancelados ou liberados, não incluídos',
  pt: 'Cancelados ou libertados, não incluídos',
};
const BY: Record<TotalBy, Translated> = {
  month: { en: 'Month', nl: 'Maand', de: 'Monat', it: 'Mese', es: 'Mes', 'pt-br': 'Mês', pt: 'Mês' },
  quarter: {
    en: 'Quarter',
    nl: 'Kwartaal',
    de: 'Quartal',
    it: 'Trimestre',
    es: 'Trimestre',
    'pt-br': 'Trimestre',
    pt: 'Trimestre',
  },
  year: { en: 'Year', nl: 'Jaar', de: 'Jahr', it: 'Anno', es: 'Año', 'pt-br': 'Ano', pt: 'Ano' },
  owner: HEADINGS.owner,
  artist: HEADINGS.artist,
  status: HEADINGS.status,
  phase: TERMS.phase,
};
const PHASE_NAMES: Record<Phase, Translated> = {
  confirmed: {
    en: 'Confirmed',
    nl: 'Bevestigd',
    de: 'Bestätigt',
    it: 'Confermati',
    es: 'Confirmados',
    'pt-br': 'Confirmados',
    pt: 'Confirmados',
  },
  options: {
    en: 'Options',
    nl: 'Opties',
    de: 'Optionen',
    it: 'Opzioni',
    es: 'Opciones',
    'pt-br': 'Opções',
    pt: 'Opções',
  },
  cancelled: {
    en: 'Cancelled',
    nl: 'Geannuleerd',
    de: 'Abgesagt',
    it: 'Annullati',
    es: 'Cancelados',
    'pt-br': 'Cancelados',
    pt: 'Cancelados',
  },
};
const IN = {
  en: 'All in {currency}',
  nl: 'Alles in {currency}',
  de: 'Alles in {currency}',
  it: 'Tutto in {currency}',
  es: 'Todo en {currency}',
  'pt-br': 'Tudo em {currency}',
  pt: 'Tudo em {currency}',
};

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

import type { ExcelColumn, ExcelSheet } from '#functions/platform/excel/workbook.ts';
import type { CommissionRow } from '#shared/domains/booking/commission/contract.ts';
import type { Locale } from '#shared/kernel/text/locale.ts';
import { TERMS } from '#shared/kernel/text/terms.ts';
import { inLanguage, type Translated } from '#shared/kernel/text/translated.ts';

export const TITLE: Translated = {
  en: 'Commission',
  nl: 'Commissie',
  de: 'Provision',
  it: 'Provvigione',
  es: 'Comisión',
  'pt-br': 'Comissão',
  pt: 'Comissão',
};
const AGENT: Translated = {
  en: 'Agent',
  nl: 'Agent',
  de: 'Agent',
  it: 'Agente',
  es: 'Agente',
  'pt-br': 'Agente',
  pt: 'Agente',
};
const FEE: Translated = {
  en: 'Fee',
  nl: 'Gage',
  de: 'Gage',
  it: 'Cachet',
  es: 'Caché',
  'pt-br': 'Cachê',
  pt: 'Cachet',
};
const BASE: Translated = {
  en: 'Base',
  nl: 'Grondslag',
  de: 'Grundlage',
  it: 'Base',
  es: 'Base',
  'pt-br': 'Base',
  pt: 'Base',
};
const RATE: Translated = { en: '%', nl: '%', de: '%', it: '%', es: '%', 'pt-br': '%', pt: '%' };
const SHARE: Translated = {
  en: 'Share',
  nl: 'Aandeel',
  de: 'Anteil',
  it: 'Quota',
  es: 'Parte',
  'pt-br': 'Parte',
  pt: 'Parte',
};
const PERCENT = 1000;

/** A line for each agent of each show. */
export function commissionSheet(rows: readonly CommissionRow[], locale: Locale): ExcelSheet<CommissionRow> {
  const column = (
    word: Translated,
    value: ExcelColumn<CommissionRow>['value'],
    width = 16,
  ): ExcelColumn<CommissionRow> => ({ header: inLanguage(word, locale), width, value });
  const money = (minor: number, { currency }: CommissionRow) => ({ minor, currency });
  return {
    name: inLanguage(TITLE, locale),
    columns: [
      column(TERMS.date, ({ date }) => ({ day: date })),
      column(TERMS.show, ({ number, title }) => `${number} ${title}`, 40),
      column(AGENT, ({ agent }) => agent, 24),
      column(FEE, (row) => money(row.fee, row)),
      column(BASE, (row) => money(row.base, row)),
      column(RATE, ({ rate }) => rate / PERCENT, 10),
      column(TITLE, (row) => money(row.commission, row)),
      column(SHARE, ({ weight }) => weight / PERCENT, 10),
      column(TERMS.amount, (row) => money(row.amount, row)),
    ],
    rows,
  };
}

import type { ExcelColumn, ExcelSheet } from '#functions/platform/excel/workbook.ts';
import { countryName } from '#shared/data/countries.ts';
import type { CertificateState } from '#shared/domains/booking/deal/certificate.ts';
import type { WithholdingRow } from '#shared/domains/booking/withholding/contract.ts';
import type { Locale } from '#shared/kernel/text/locale.ts';
import { TERMS } from '#shared/kernel/text/terms.ts';
import { inLanguage, type Translated } from '#shared/kernel/text/translated.ts';
import { STATES, TITLE, WORDS } from './words.ts';

const day = (date: string | undefined) => date && { day: date };

/** A line for each show whose fee is taxed. */
export function withholdingSheet(rows: readonly WithholdingRow[], locale: Locale): ExcelSheet<WithholdingRow> {
  const column = (
    word: Translated,
    value: ExcelColumn<WithholdingRow>['value'],
    width = 16,
  ): ExcelColumn<WithholdingRow> => ({ header: inLanguage(word, locale), width, value });
  const state = (one: CertificateState) => inLanguage(STATES[one], locale);
  return {
    name: inLanguage(TITLE, locale),
    columns: [
      column(TERMS.date, ({ date }) => ({ day: date })),
      column(WORDS.artists, ({ artists }) => artists, 24),
      column(TERMS.show, ({ number, title }) => `${number} ${title}`, 40),
      column(TERMS.country, ({ country }) => country && countryName(country, locale), 20),
      column(WORDS.gross, ({ gross, currency }) => ({ minor: gross, currency })),
      column(WORDS.withheld, ({ withheld, currency }) => ({ minor: withheld, currency })),
      column(WORDS.certificate, (row) => state(row.state), 18),
      column(WORDS.waiting, ({ waiting }) => waiting, 14),
      column(WORDS.requested, ({ certificate }) => day(certificate.requestedOn)),
      column(WORDS.received, ({ certificate }) => day(certificate.receivedOn)),
      column(WORDS.reclaimed, ({ certificate }) => day(certificate.reclaimedOn)),
      column(WORDS.file, ({ certificate }) => certificate.file?.name, 30),
    ],
    rows,
  };
}

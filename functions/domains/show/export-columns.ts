import type { ExcelColumn } from '#functions/platform/excel/workbook.ts';
import type { ShowExportColumn } from '#shared/domains/show/export.ts';
import { showDay } from '#shared/domains/show/rules.ts';
import type { ShowRow } from '#shared/domains/show/schemas.ts';
import { timeOf } from '#shared/kernel/date.ts';
import type { Locale } from '#shared/kernel/locale.ts';

type Words = Readonly<Record<Locale, string>>;
interface Part {
  readonly header: Words;
  readonly width?: number;
  readonly value: ExcelColumn<ShowRow>['value'];
}
type StatusNames = ReadonlyMap<string, string>;

const words = (en: string, nl: string, de: string): Words => ({ en, nl, de });
const clock = (show: ShowRow, moment: string): string | undefined => (show.isAllDay ? undefined : timeOf(moment));

export const SHOWS = words('Shows', 'Shows', 'Shows');

/** What each column of the list is in the file: one thing per cell, so that it can be sorted and summed there. */
const partsOf = (statuses: StatusNames): Readonly<Record<ShowExportColumn, readonly Part[]>> => ({
  number: [{ header: words('Number', 'Nummer', 'Nummer'), width: 10, value: ({ number }) => number }],
  date: [
    { header: words('Date', 'Datum', 'Datum'), width: 12, value: (show) => ({ day: showDay(show) }) },
    { header: words('Start', 'Begin', 'Beginn'), width: 8, value: (show) => clock(show, show.start) },
    { header: words('End', 'Einde', 'Ende'), width: 8, value: (show) => clock(show, show.end) },
  ],
  artist: [
    {
      header: words('Artist', 'Artiest', 'Künstler'),
      width: 28,
      value: ({ artists }) => artists.map(({ name }) => name).join(', '),
    },
  ],
  venue: [
    { header: words('Venue', 'Locatie', 'Spielstätte'), width: 28, value: ({ venue }) => venue?.name },
    { header: words('City', 'Plaats', 'Ort'), width: 24, value: ({ venue }) => venue?.cityCountry },
  ],
  status: [
    { header: words('Status', 'Status', 'Status'), value: ({ statusId }) => statuses.get(statusId) },
    { header: words('Rank', 'Rang', 'Rang'), width: 8, value: ({ rank }) => rank || undefined },
    {
      header: words('Option until', 'Optie tot', 'Option bis'),
      width: 12,
      value: ({ expiresOn }) => expiresOn && { day: expiresOn },
    },
  ],
  promoter: [
    { header: words('Promoter', 'Promotor', 'Veranstalter'), width: 28, value: ({ promoter }) => promoter?.name },
  ],
  contact: [
    { header: words('Contact', 'Contactpersoon', 'Kontakt'), width: 22, value: ({ contact }) => contact?.fullName },
  ],
  production: [
    { header: words('Production', 'Productie', 'Produktion'), width: 22, value: ({ production }) => production?.name },
  ],
  fee: [
    { header: words('Fee', 'Gage', 'Gage'), value: ({ fee }) => fee },
    { header: words('Currency', 'Valuta', 'Währung'), width: 10, value: ({ fee }) => fee?.currency },
  ],
  owner: [{ header: words('Owner', 'Eigenaar', 'Verantwortlich'), width: 22, value: ({ owner }) => owner.name }],
  capacity: [
    {
      header: words('Capacity', 'Capaciteit', 'Kapazität'),
      width: 10,
      value: ({ capacity, venue }) => capacity ?? venue?.capacity,
    },
  ],
  description: [
    {
      header: words('Description', 'Omschrijving', 'Beschreibung'),
      width: 32,
      value: ({ description }) => description,
    },
  ],
});

/** A column that is named twice stands once. */
export function exportColumns(
  chosen: readonly ShowExportColumn[],
  locale: Locale,
  statuses: StatusNames,
): ExcelColumn<ShowRow>[] {
  const parts = partsOf(statuses);
  return [...new Set(chosen)].flatMap((id) => parts[id].map((part) => ({ ...part, header: part.header[locale] })));
}

import { type ExcelColumn, excelOf } from '#functions/platform/excel/workbook.ts';
import { dayEntryName, entryClocks } from '#shared/domains/calendars/itinerary/rules.ts';
import type { DayEntry, Itinerary, ItineraryDay } from '#shared/domains/calendars/itinerary/schemas.ts';
import type { Locale } from '#shared/kernel/text/locale.ts';
import { inLanguage } from '#shared/kernel/text/translated.ts';
import { PRINT_TEXTS } from './texts.ts';

interface Row {
  readonly day: ItineraryDay;
  readonly entry?: DayEntry;
}

/** A row for each line of the day; a day without any has one of its own. */
const rowsOf = ({ days }: Itinerary): Row[] =>
  days.flatMap((day): Row[] => (day.entries.length > 0 ? day.entries.map((entry) => ({ day, entry })) : [{ day }]));

const artistsOf = ({ shows }: ItineraryDay) => [...new Set(shows.flatMap(({ artists }) => artists))].join(', ');
const contactsOf = ({ shows }: ItineraryDay) =>
  shows
    .flatMap(({ contacts }) => contacts.map(({ name, phone, email }) => [name, phone, email].filter(Boolean).join(' ')))
    .join('; ');

type Clock = ReturnType<typeof entryClocks>['start'];
const clockText = (clock: Clock | undefined): string | undefined =>
  clock && [clock.time, clock.city].filter(Boolean).join(' ');

export function itineraryExcel(itinerary: Itinerary, locale: Locale): Promise<Uint8Array> {
  const texts = inLanguage(PRINT_TEXTS, locale);
  const columns: readonly ExcelColumn<Row>[] = [
    { header: texts.date, width: 12, value: ({ day }) => ({ day: day.date }) },
    {
      header: texts.start,
      width: 8,
      value: ({ day, entry }) => entry && clockText(entryClocks(entry, day.zone).start),
    },
    { header: texts.end, width: 8, value: ({ day, entry }) => entry && clockText(entryClocks(entry, day.zone).end) },
    { header: texts.what, width: 28, value: ({ entry }) => entry && dayEntryName(entry, locale) },
    { header: texts.place, width: 24, value: ({ entry }) => entry?.place },
    { header: texts.notes, width: 32, value: ({ entry }) => entry?.note },
    { header: texts.artist, width: 24, value: ({ day }) => artistsOf(day) },
    { header: texts.venue, width: 28, value: ({ day }) => day.shows.map(({ venue }) => venue).join(', ') },
    { header: texts.city, value: ({ day }) => day.city },
    {
      header: texts.address,
      width: 36,
      value: ({ day }) => day.shows.map(({ address }) => address.join(', ')).join('; '),
    },
    { header: texts.zone, width: 20, value: ({ day }) => day.zone },
    { header: texts.contacts, width: 40, value: ({ day }) => contactsOf(day) },
  ];
  return excelOf({ name: `${texts.itinerary} ${itinerary.name}`, columns, rows: rowsOf(itinerary) });
}

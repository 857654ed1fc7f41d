import { freeSheetColumns } from '#functions/domains/free-field/excel-store.ts';
import { artistAccess } from '#functions/platform/access.ts';
import { type SheetArea, type SheetColumn, words } from '#functions/platform/excel/area.ts';
import {
  datesColumns,
  flagText,
  numberColumn,
  statusColumn,
  tagsColumn,
  textColumn,
} from '#functions/platform/excel/common-columns.ts';
import { ShowListRequest } from '#shared/domains/show/contract.ts';
import { showDay } from '#shared/domains/show/rules.ts';
import type { ShowFields } from '#shared/domains/show/schemas.ts';
import { timeOf } from '#shared/kernel/date.ts';
import type { Stored } from '#shared/kernel/record.ts';
import { visible } from './access.ts';
import { showMapping, showStore } from './store.ts';

const text = textColumn<ShowFields>;
const clock = (show: ShowFields, moment: string) => (show.isAllDay ? undefined : timeOf(moment));
const deal = { permission: 'show.readDeal' } as const;

/** One thing per cell, so that it can be sorted and summed there. */
const columns: readonly SheetColumn<Stored<ShowFields>>[] = [
  text('number', words('Number', 'Nummer', 'Nummer'), ({ number }) => number, 10),
  {
    id: 'date',
    name: words('Date', 'Datum', 'Datum'),
    kind: 'date',
    width: 12,
    value: (show) => ({ day: showDay(show) }),
  },
  text('start', words('Start', 'Begin', 'Beginn'), (show) => clock(show, show.start), 8),
  text('end', words('End', 'Einde', 'Ende'), (show) => clock(show, show.end), 8),
  text('zone', words('Time zone', 'Tijdzone', 'Zeitzone'), ({ zone }) => zone, 20),
  text(
    'artist',
    words('Artist', 'Artiest', 'Künstler'),
    ({ artists }) => artists.map(({ name }) => name).join(', '),
    28,
  ),
  text('venue', words('Venue', 'Locatie', 'Spielstätte'), ({ venue }) => venue?.name, 28),
  text('city', words('City', 'Plaats', 'Ort'), ({ venue }) => venue?.cityCountry),
  statusColumn,
  numberColumn('rank', words('Rank', 'Rang', 'Rang'), ({ rank }) => rank || undefined, 8),
  {
    id: 'expiresOn',
    name: words('Option until', 'Optie tot', 'Option bis'),
    kind: 'date',
    width: 12,
    value: ({ expiresOn }) => expiresOn && { day: expiresOn },
  },
  text('promoter', words('Promoter', 'Promotor', 'Veranstalter'), ({ promoter }) => promoter?.name, 28),
  text('contact', words('Contact', 'Contactpersoon', 'Kontakt'), ({ contact }) => contact?.fullName, 22),
  text(
    'contactEmail',
    words('Contact email', 'E-mail contactpersoon', 'Kontakt-E-Mail'),
    ({ contact }) => contact?.email,
  ),
  text('production', words('Production', 'Productie', 'Produktion'), ({ production }) => production?.name, 22),
  { ...deal, id: 'fee', name: words('Fee', 'Gage', 'Gage'), kind: 'money', value: ({ fee }) => fee },
  { ...deal, ...text('currency', words('Currency', 'Valuta', 'Währung'), ({ fee }) => fee?.currency, 10) },
  text('owner', words('Owner', 'Eigenaar', 'Verantwortlich'), ({ owner }) => owner.name, 22),
  numberColumn(
    'capacity',
    words('Capacity', 'Capaciteit', 'Kapazität'),
    ({ capacity, venue }) => capacity ?? venue?.capacity,
    10,
  ),
  text('description', words('Description', 'Omschrijving', 'Beschreibung'), ({ description }) => description, 32),
  text('billing', words('Billing', 'Billing', 'Billing'), ({ billing }) => billing),
  tagsColumn,
  {
    id: 'locked',
    name: words('Locked', 'Vergrendeld', 'Gesperrt'),
    kind: 'flag',
    width: 8,
    value: ({ lockedAt }, { locale }) => flagText(lockedAt !== undefined, locale),
  },
  text(
    'internalNotes',
    words('Internal notes', 'Interne notities', 'Interne Notizen'),
    ({ internalNotes }) => internalNotes,
    40,
  ),
  ...datesColumns,
];

export const showExcel: SheetArea<ShowFields> = {
  title: words('Shows', 'Shows', 'Shows'),
  permission: 'show.read',
  store: showStore,
  request: ShowListRequest,
  mapping: showMapping,
  own: freeSheetColumns('show'),
  always: artistAccess.linked,
  visible,
  columns,
};

import { freeSheetColumns } from '#functions/domains/free-field/excel-store.ts';
import { artistAccess } from '#functions/platform/access.ts';
import { type SheetArea, type SheetColumn, type Words, words } from '#functions/platform/excel/area.ts';
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
import { dateOf, timeOf } from '#shared/kernel/date.ts';
import type { Stored } from '#shared/kernel/record.ts';
import { visible } from './access.ts';
import { showMapping, showStore } from './store.ts';

const text = textColumn<ShowFields>;
const clock = (show: ShowFields, moment: string) => (show.isAllDay ? undefined : timeOf(moment));
/** The day alone; its time is on the clock of the place. */
const day = (field: 'announceAt' | 'onSaleAt', name: Words): SheetColumn<Stored<ShowFields>> => ({
  id: field,
  name,
  kind: 'date',
  width: 12,
  value: ({ [field]: moment }) => moment && { day: dateOf(moment) },
});
const ticketCount = (tickets: ShowFields['tickets']) =>
  tickets?.length ? tickets.reduce((sum, { number }) => sum + number, 0) : undefined;
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
  text('room', words('Room', 'Zaal', 'Saal'), ({ room }) => room),
  text('signer', words('Signer', 'Ondertekenaar', 'Unterzeichner'), ({ signer }) => signer?.name, 28),
  text('payer', words('Payer', 'Betaler', 'Zahler'), ({ payer }) => payer?.name, 28),
  text('team', words('Team', 'Team', 'Team'), ({ team }) => team?.map(({ name }) => name).join(', '), 28),
  day('announceAt', words('Announcement', 'Aankondiging', 'Ankündigung')),
  day('onSaleAt', words('On sale', 'Start verkoop', 'Vorverkaufsstart')),
  numberColumn('tickets', words('Tickets', 'Kaarten', 'Karten'), ({ tickets }) => ticketCount(tickets), 10),
  tagsColumn,
  {
    id: 'locked',
    name: words('Locked', 'Vergrendeld', 'Gesperrt'),
    kind: 'flag',
    width: 8,
    value: ({ lockedAt }, { locale }) => flagText(lockedAt !== undefined, locale),
  },
  text(
    'externalNotes',
    words('Notes for everybody', 'Notities voor iedereen', 'Notizen für alle'),
    ({ externalNotes }) => externalNotes,
    40,
  ),
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

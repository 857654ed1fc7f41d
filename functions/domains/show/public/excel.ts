import { freeSheetColumns } from '#functions/domains/free-field/public/excel.ts';
import type { SheetArea, SheetColumn } from '#functions/platform/excel/area.ts';
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
import { HEADINGS } from '#shared/kernel/headings.ts';
import type { Stored } from '#shared/kernel/record.ts';
import { type Translated, words } from '#shared/kernel/translated.ts';
import { visible } from '../access.ts';
import { showMapping, showStore } from '../store.ts';
import { seenShows } from './sees.ts';

const text = textColumn<ShowFields>;
const clock = (show: ShowFields, moment: string) => (show.isAllDay ? undefined : timeOf(moment));
/** The day alone; its time is on the clock of the place. */
const day = (field: 'announceAt' | 'onSaleAt', name: Translated): SheetColumn<Stored<ShowFields>> => ({
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
  text('number', HEADINGS.number, ({ number }) => number, 10),
  {
    id: 'date',
    name: words('Date', 'Datum', 'Datum', 'Data', 'Fecha', 'Data', 'Data'),
    kind: 'date',
    width: 12,
    value: (show) => ({ day: showDay(show) }),
  },
  text(
    'start',
    words('Start', 'Begin', 'Beginn', 'Inizio', 'Inicio', 'Início', 'Início'),
    (show) => clock(show, show.start),
    8,
  ),
  text('end', words('End', 'Einde', 'Ende', 'Fine', 'Fin', 'Fim', 'Fim'), (show) => clock(show, show.end), 8),
  text('zone', HEADINGS.timeZone, ({ zone }) => zone, 20),
  text('artist', HEADINGS.artist, ({ artists }) => artists.map(({ name }) => name).join(', '), 28),
  text('venue', HEADINGS.venue, ({ venue }) => venue?.name, 28),
  text('city', HEADINGS.city, ({ venue }) => venue?.cityCountry),
  statusColumn,
  numberColumn(
    'rank',
    words('Rank', 'Rang', 'Rang', 'Priorità', 'Prioridad', 'Prioridade', 'Prioridade'),
    ({ rank }) => rank || undefined,
    8,
  ),
  {
    id: 'expiresOn',
    name: words('Option until', 'Optie tot', 'Option bis', 'Opzione fino al', 'Opción hasta', 'Opção até', 'Opção até'),
    kind: 'date',
    width: 12,
    value: ({ expiresOn }) => expiresOn && { day: expiresOn },
  },
  text(
    'promoter',
    words('Promoter', 'Promotor', 'Veranstalter', 'Promoter', 'Promotor', 'Promotor', 'Promotor'),
    ({ promoter }) => promoter?.name,
    28,
  ),
  text('contact', HEADINGS.contact, ({ contact }) => contact?.fullName, 22),
  text(
    'contactEmail',
    words(
      'Contact email',
      'E-mail contactpersoon',
      'Kontakt-E-Mail',
      'E-mail del contatto',
      'Correo del contacto',
      'E-mail do contato',
      'E-mail do contacto',
    ),
    ({ contact }) => contact?.email,
  ),
  text(
    'production',
    words('Production', 'Productie', 'Produktion', 'Produzione', 'Producción', 'Produção', 'Produção'),
    ({ production }) => production?.name,
    22,
  ),
  {
    ...deal,
    id: 'fee',
    name: words('Fee', 'Gage', 'Gage', 'Cachet', 'Caché', 'Cachê', 'Cachet'),
    kind: 'money',
    value: ({ fee }) => fee,
  },
  {
    ...deal,
    id: 'expected',
    name: words('Expected', 'Verwacht', 'Erwartet', 'Previsto', 'Previsto', 'Previsto', 'Previsto'),
    kind: 'money',
    value: ({ fee, expected = fee }) => expected,
  },
  {
    ...deal,
    ...text('currency', HEADINGS.currency, ({ expected, fee = expected }) => fee?.currency, 10),
  },
  text('owner', HEADINGS.owner, ({ owner }) => owner.name, 22),
  numberColumn('capacity', HEADINGS.capacity, ({ capacity, venue }) => capacity ?? venue?.capacity, 10),
  text(
    'description',
    words('Description', 'Omschrijving', 'Beschreibung', 'Descrizione', 'Descripción', 'Descrição', 'Descrição'),
    ({ description }) => description,
    32,
  ),
  text(
    'billing',
    words(
      'Billing',
      'Billing',
      'Billing',
      'Billing',
      'Posición en el cartel',
      'Posição no cartaz',
      'Posição no cartaz',
    ),
    ({ billing }) => billing,
  ),
  text('room', words('Room', 'Zaal', 'Saal', 'Sala', 'Sala', 'Sala', 'Sala'), ({ room }) => room),
  text(
    'signer',
    words('Signer', 'Ondertekenaar', 'Unterzeichner', 'Firmatario', 'Firmante', 'Signatário', 'Signatário'),
    ({ signer }) => signer?.name,
    28,
  ),
  text(
    'payer',
    words('Payer', 'Betaler', 'Zahler', 'Pagatore', 'Pagador', 'Pagador', 'Pagador'),
    ({ payer }) => payer?.name,
    28,
  ),
  text('team', HEADINGS.team, ({ team }) => team?.map(({ name }) => name).join(', '), 28),
  day('announceAt', words('Announcement', 'Aankondiging', 'Ankündigung', 'Annuncio', 'Anuncio', 'Anúncio', 'Anúncio')),
  day(
    'onSaleAt',
    words(
      'On sale',
      'Start verkoop',
      'Vorverkaufsstart',
      'Inizio prevendita',
      'Inicio de venta',
      'Início das vendas',
      'Início da venda',
    ),
  ),
  numberColumn(
    'tickets',
    words('Tickets', 'Kaarten', 'Karten', 'Biglietti', 'Entradas', 'Ingressos', 'Bilhetes'),
    ({ tickets }) => ticketCount(tickets),
    10,
  ),
  tagsColumn,
  {
    id: 'locked',
    name: words('Locked', 'Vergrendeld', 'Gesperrt', 'Bloccato', 'Bloqueado', 'Bloqueado', 'Bloqueado'),
    kind: 'flag',
    width: 8,
    value: ({ lockedAt }, { locale }) => flagText(lockedAt !== undefined, locale),
  },
  text('externalNotes', HEADINGS.notesForEverybody, ({ externalNotes }) => externalNotes, 40),
  text('internalNotes', HEADINGS.internalNotes, ({ internalNotes }) => internalNotes, 40),
  ...datesColumns,
];

export const showExcel: SheetArea<ShowFields> = {
  title: HEADINGS.shows,
  permission: 'show.read',
  store: showStore,
  request: ShowListRequest,
  mapping: showMapping,
  own: freeSheetColumns('show'),
  always: seenShows,
  visible,
  columns,
};

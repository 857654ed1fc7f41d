import { freeSheetColumns } from '#functions/domains/identity/free-field/public/excel.ts';
import type { SheetColumn, SheetDefinition } from '#functions/platform/excel/area.ts';
import { datesColumns, flagText, statusColumn, tagsColumn } from '#functions/platform/excel/common-columns.ts';
import { fieldColumns, textCell } from '#functions/platform/excel/field-columns.ts';
import { ShowListRequest } from '#shared/domains/booking/show/contract.ts';
import { showFieldWords } from '#shared/domains/booking/show/field-words.ts';
import { showFields } from '#shared/domains/booking/show/fields.ts';
import { showDay } from '#shared/domains/booking/show/rules.ts';
import type { ShowFields } from '#shared/domains/booking/show/schemas.ts';
import type { Stored } from '#shared/kernel/record/record.ts';
import { HEADINGS } from '#shared/kernel/text/headings.ts';
import { TERMS } from '#shared/kernel/text/terms.ts';
import { timeOf } from '#shared/kernel/time/date.ts';
import { showMapping, showStore } from '../store.ts';
import { seenShows } from './sees.ts';

type Show = Stored<ShowFields>;
const text = textCell<Show>;
const clock = (show: ShowFields, moment: string) => (show.isAllDay ? undefined : timeOf(moment));
const ticketCount = (tickets: ShowFields['tickets']) =>
  tickets?.length ? tickets.reduce((sum, { number }) => sum + number, 0) : undefined;

const CONTACT_EMAIL = {
  en: 'Contact email',
  nl: 'E-mail contactpersoon',
  de: 'Kontakt-E-Mail',
  it: 'E-mail del contatto',
  es: 'Correo del contacto',
  'pt-br': 'E-mail do contato',
  pt: 'E-mail do contacto',
};
const LOCKED = {
  en: 'Locked',
  nl: 'Vergrendeld',
  de: 'Gesperrt',
  it: 'Bloccato',
  es: 'Bloqueado',
  'pt-br': 'Bloqueado',
  pt: 'Bloqueado',
};

/** One thing per cell, so that it can be sorted and summed there. */
const columns: readonly SheetColumn<Show>[] = [
  ...fieldColumns<Show, typeof showFields>(showFields, showFieldWords, [
    { field: 'number', width: 10 },
    {
      field: 'start',
      id: 'date',
      name: TERMS.date,
      kind: 'date',
      width: 12,
      value: (show) => ({ day: showDay(show) }),
    },
    { field: 'start', ...text((show) => clock(show, show.start), 8) },
    { field: 'end', ...text((show) => clock(show, show.end), 8) },
    { field: 'zone', width: 20 },
    { field: 'artists', id: 'artist', name: HEADINGS.artist },
    'venue',
    { field: 'venue', id: 'city', name: HEADINGS.city, ...text(({ venue }) => venue?.cityCountry) },
    { field: 'statusId', ...statusColumn },
    { field: 'rank', kind: 'number', width: 8, value: ({ rank }) => rank || undefined },
    'expiresOn',
    'promoter',
    { field: 'contact', width: 22 },
    { field: 'contact', id: 'contactEmail', name: CONTACT_EMAIL, ...text(({ contact }) => contact?.email) },
    { field: 'production', width: 22 },
    'fee',
    { field: 'expected', kind: 'money', value: ({ fee, expected = fee }) => expected },
    {
      field: 'fee',
      id: 'currency',
      name: HEADINGS.currency,
      ...text(({ expected, fee = expected }) => fee?.currency, 10),
    },
    { field: 'owner', width: 22 },
    {
      field: 'capacity',
      kind: 'number',
      width: 10,
      value: ({ capacity, venue }) => capacity ?? venue?.capacity,
    },
    { field: 'description', width: 32 },
    'billing',
    'room',
    'signer',
    'payer',
    'team',
    'announceAt',
    'onSaleAt',
    { field: 'tickets', kind: 'number', width: 10, value: ({ tickets }) => ticketCount(tickets) },
    { field: 'tagIds', ...tagsColumn },
    {
      field: 'lockedAt',
      id: 'locked',
      name: LOCKED,
      kind: 'flag',
      width: 8,
      value: ({ lockedAt }, { locale }) => flagText(lockedAt !== undefined, locale),
    },
    { field: 'externalNotes', width: 40 },
    { field: 'internalNotes', width: 40 },
  ]),
  ...datesColumns,
];

export const showExcel: SheetDefinition<ShowFields> = {
  title: HEADINGS.shows,
  permission: 'show.read',
  store: showStore,
  request: ShowListRequest,
  mapping: showMapping,
  own: freeSheetColumns('show'),
  always: seenShows,
  fields: showFields,
  columns,
};

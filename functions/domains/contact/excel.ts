import { freeSheetColumns } from '#functions/domains/free-field/public/excel.ts';
import type { SheetArea, SheetColumn } from '#functions/platform/excel/area.ts';
import {
  activeColumn,
  datesColumns,
  statusColumn,
  tagsColumn,
  textColumn,
} from '#functions/platform/excel/common-columns.ts';
import { ContactListRequest } from '#shared/domains/contact/contract.ts';
import { SALUTATION_NAMES, SEAT_NAMES } from '#shared/domains/contact/names.ts';
import type { ContactFields } from '#shared/domains/contact/schemas.ts';
import { HEADINGS as COLUMN_NAMES, nameIn } from '#shared/domains/import/headings.ts';
import { HEADINGS } from '#shared/kernel/headings.ts';
import type { Stored } from '#shared/kernel/record.ts';
import { inLanguage, words } from '#shared/kernel/translated.ts';
import { contactMapping, contactStore, mainPosition } from './store.ts';

const text = textColumn<ContactFields>;
/** The columns that are needed to book a journey and a dinner. The passport is not among them, because it is sealed. */
const travelColumns: readonly SheetColumn<Stored<ContactFields>>[] = [
  text(
    'diet',
    words(
      'Diet and allergies',
      'Dieet en allergieën',
      'Ernährung und Allergien',
      'Dieta e allergie',
      'Dieta y alergias',
      'Dieta e alergias',
      'Dieta e alergias',
    ),
    ({ travel }) => travel?.diet,
  ),
  text(
    'homeAirport',
    words(
      'Home airport',
      'Luchthaven thuis',
      'Heimatflughafen',
      'Aeroporto di casa',
      'Aeropuerto de casa',
      'Aeroporto de origem',
      'Aeroporto de origem',
    ),
    ({ travel }) => travel?.homeAirport,
    10,
  ),
  {
    id: 'seat',
    name: words('Seat', 'Zitplaats', 'Sitzplatz', 'Posto', 'Asiento', 'Assento', 'Lugar'),
    kind: 'text',
    width: 10,
    value: ({ travel }, { locale }) => travel?.seat && inLanguage(SEAT_NAMES[travel.seat], locale),
  },
  text(
    'programmes',
    words(
      'Frequent flyer programmes',
      'Frequentflyerprogramma’s',
      'Vielfliegerprogramme',
      'Programmi frequent flyer',
      'Programas de viajero frecuente',
      'Programas de milhagem',
      'Programas de passageiro frequente',
    ),
    ({ travel }) => travel?.programmes.map(({ airline, number }) => `${airline} ${number}`).join(', '),
    32,
  ),
  text(
    'travelHints',
    words(
      'Travel hints',
      'Reistips',
      'Reisehinweise',
      'Indicazioni per il viaggio',
      'Indicaciones de viaje',
      'Dicas de viagem',
      'Dicas de viagem',
    ),
    ({ travel }) => travel?.hints,
    32,
  ),
];

export const contactExcel: SheetArea<ContactFields> = {
  title: HEADINGS.contacts,
  permission: 'contact.read',
  store: contactStore,
  request: ContactListRequest,
  mapping: contactMapping,
  own: freeSheetColumns('contact'),
  columns: [
    text('name', HEADINGS.name, ({ fullName }) => fullName, 28),
    {
      id: 'salutation',
      name: nameIn(COLUMN_NAMES.salutation),
      kind: 'text',
      width: 12,
      value: ({ salutation }, { locale }) => salutation && inLanguage(nameIn(SALUTATION_NAMES[salutation]), locale),
    },
    text(
      'firstName',
      words('First name', 'Voornaam', 'Vorname', 'Nome', 'Nombre', 'Nome', 'Nome próprio'),
      ({ firstName }) => firstName,
      18,
    ),
    text(
      'infix',
      words('Infix', 'Tussenvoegsel', 'Namenszusatz', 'Particella', 'Partícula', 'Partícula', 'Partícula'),
      ({ infix }) => infix,
      12,
    ),
    text(
      'lastName',
      words('Last name', 'Achternaam', 'Nachname', 'Cognome', 'Apellidos', 'Sobrenome', 'Apelido'),
      ({ lastName }) => lastName,
    ),
    text(
      'position',
      words('Position', 'Functie', 'Position', 'Ruolo', 'Cargo', 'Cargo', 'Cargo'),
      (contact) => mainPosition(contact)?.position,
    ),
    text('company', HEADINGS.company, (contact) => mainPosition(contact)?.companyName, 28),
    text(
      'positions',
      words(
        'All positions',
        'Alle functies',
        'Alle Positionen',
        'Tutti i ruoli',
        'Todos los cargos',
        'Todos os cargos',
        'Todos os cargos',
      ),
      ({ positions }) =>
        positions.map(({ position, companyName }) => [position, companyName].filter(Boolean).join(', ')).join('; '),
      36,
    ),
    text('email', HEADINGS.email, ({ email }) => email, 28),
    text('privateEmail', nameIn(COLUMN_NAMES.privateEmail), ({ privateEmail }) => privateEmail, 28),
    text('phone', HEADINGS.phone, ({ phone }) => phone, 18),
    text(
      'mobile',
      words('Mobile', 'Mobiel', 'Mobil', 'Cellulare', 'Móvil', 'Celular', 'Telemóvel'),
      ({ mobile }) => mobile,
      18,
    ),
    {
      id: 'birthday',
      name: nameIn(COLUMN_NAMES.birthday),
      kind: 'date',
      width: 12,
      value: ({ birthday }) => (birthday ? { day: birthday } : undefined),
    },
    text('language', HEADINGS.language, ({ culture }) => culture, 10),
    ...travelColumns,
    statusColumn,
    tagsColumn,
    activeColumn,
    text('notes', HEADINGS.notes, ({ notes }) => notes, 40),
    ...datesColumns,
  ],
};

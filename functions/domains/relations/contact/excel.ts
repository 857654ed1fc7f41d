import { freeSheetColumns } from '#functions/domains/identity/free-field/public/excel.ts';
import type { SheetColumn, SheetDefinition } from '#functions/platform/excel/area.ts';
import {
  activeColumn,
  datesColumns,
  statusColumn,
  tagsColumn,
  textColumn,
} from '#functions/platform/excel/common-columns.ts';
import { ContactListRequest } from '#shared/domains/relations/contact/contract.ts';
import { SALUTATION_NAMES, SEAT_NAMES } from '#shared/domains/relations/contact/names.ts';
import type { ContactFields } from '#shared/domains/relations/contact/schemas.ts';
import { HEADINGS as COLUMN_NAMES, nameIn } from '#shared/domains/relations/import/headings.ts';
import type { Stored } from '#shared/kernel/record/record.ts';
import { HEADINGS } from '#shared/kernel/text/headings.ts';
import { inLanguage } from '#shared/kernel/text/translated.ts';
import { contactMapping, contactStore, mainPosition } from './store.ts';

const text = textColumn<ContactFields>;
/** The columns that are needed to book a journey and a dinner. The passport is not among them, because it is sealed. */
const travelColumns: readonly SheetColumn<Stored<ContactFields>>[] = [
  text(
    'diet',
    {
      en: 'Diet and allergies',
      nl: 'Dieet en allergieën',
      de: 'Ernährung und Allergien',
      it: 'Dieta e allergie',
      es: 'Dieta y alergias',
      'pt-br': 'Dieta e alergias',
      pt: 'Dieta e alergias',
    },
    ({ travel }) => travel?.diet,
  ),
  text(
    'homeAirport',
    {
      en: 'Home airport',
      nl: 'Luchthaven thuis',
      de: 'Heimatflughafen',
      it: 'Aeroporto di casa',
      es: 'Aeropuerto de casa',
      'pt-br': 'Aeroporto de origem',
      pt: 'Aeroporto de origem',
    },
    ({ travel }) => travel?.homeAirport,
    10,
  ),
  {
    id: 'seat',
    name: { en: 'Seat', nl: 'Zitplaats', de: 'Sitzplatz', it: 'Posto', es: 'Asiento', 'pt-br': 'Assento', pt: 'Lugar' },
    kind: 'text',
    width: 10,
    value: ({ travel }, { locale }) => travel?.seat && inLanguage(SEAT_NAMES[travel.seat], locale),
  },
  text(
    'programmes',
    {
      en: 'Frequent flyer programmes',
      nl: 'Frequentflyerprogramma’s',
      de: 'Vielfliegerprogramme',
      it: 'Programmi frequent flyer',
      es: 'Programas de viajero frecuente',
      'pt-br': 'Programas de milhagem',
      pt: 'Programas de passageiro frequente',
    },
    ({ travel }) => travel?.programmes.map(({ airline, number }) => `${airline} ${number}`).join(', '),
    32,
  ),
  text(
    'travelHints',
    {
      en: 'Travel hints',
      nl: 'Reistips',
      de: 'Reisehinweise',
      it: 'Indicazioni per il viaggio',
      es: 'Indicaciones de viaje',
      'pt-br': 'Dicas de viagem',
      pt: 'Dicas de viagem',
    },
    ({ travel }) => travel?.hints,
    32,
  ),
];

export const contactExcel: SheetDefinition<ContactFields> = {
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
      {
        en: 'First name',
        nl: 'Voornaam',
        de: 'Vorname',
        it: 'Nome',
        es: 'Nombre',
        'pt-br': 'Nome',
        pt: 'Nome próprio',
      },
      ({ firstName }) => firstName,
      18,
    ),
    text(
      'infix',
      {
        en: 'Infix',
        nl: 'Tussenvoegsel',
        de: 'Namenszusatz',
        it: 'Particella',
        es: 'Partícula',
        'pt-br': 'Partícula',
        pt: 'Partícula',
      },
      ({ infix }) => infix,
      12,
    ),
    text(
      'lastName',
      {
        en: 'Last name',
        nl: 'Achternaam',
        de: 'Nachname',
        it: 'Cognome',
        es: 'Apellidos',
        'pt-br': 'Sobrenome',
        pt: 'Apelido',
      },
      ({ lastName }) => lastName,
    ),
    text(
      'position',
      { en: 'Position', nl: 'Functie', de: 'Position', it: 'Ruolo', es: 'Cargo', 'pt-br': 'Cargo', pt: 'Cargo' },
      (contact) => mainPosition(contact)?.position,
    ),
    text('company', HEADINGS.company, (contact) => mainPosition(contact)?.companyName, 28),
    text(
      'positions',
      {
        en: 'All positions',
        nl: 'Alle functies',
        de: 'Alle Positionen',
        it: 'Tutti i ruoli',
        es: 'Todos los cargos',
        'pt-br': 'Todos os cargos',
        pt: 'Todos os cargos',
      },
      ({ positions }) =>
        positions.map(({ position, companyName }) => [position, companyName].filter(Boolean).join(', ')).join('; '),
      36,
    ),
    text('email', HEADINGS.email, ({ email }) => email, 28),
    text('privateEmail', nameIn(COLUMN_NAMES.privateEmail), ({ privateEmail }) => privateEmail, 28),
    text('phone', HEADINGS.phone, ({ phone }) => phone, 18),
    text(
      'mobile',
      { en: 'Mobile', nl: 'Mobiel', de: 'Mobil', it: 'Cellulare', es: 'Móvil', 'pt-br': 'Celular', pt: 'Telemóvel' },
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

import { freeSheetColumns } from '#functions/domains/identity/free-field/public/excel.ts';
import type { SheetDefinition } from '#functions/platform/excel/area.ts';
import { datesColumns, statusColumn, tagsColumn } from '#functions/platform/excel/common-columns.ts';
import { type FieldColumn, fieldColumns, textCell } from '#functions/platform/excel/field-columns.ts';
import { ContactListRequest } from '#shared/domains/relations/contact/contract.ts';
import { contactFieldWords } from '#shared/domains/relations/contact/field-words.ts';
import { contactFields } from '#shared/domains/relations/contact/fields.ts';
import { SALUTATION_NAMES, SEAT_NAMES } from '#shared/domains/relations/contact/names.ts';
import type { ContactFields } from '#shared/domains/relations/contact/schemas.ts';
import { HEADINGS as COLUMN_NAMES, nameIn } from '#shared/domains/relations/import/headings.ts';
import { HEADINGS } from '#shared/kernel/text/headings.ts';
import { inLanguage } from '#shared/kernel/text/translated.ts';
import { contactMapping, contactStore, mainPosition } from './store.ts';

const text = textCell<ContactFields>;
/** The columns that are needed to book a journey and a dinner. The passport is not among them, because it is sealed. */
const travelColumns: readonly FieldColumn<ContactFields, 'travel'>[] = [
  {
    field: 'travel',
    id: 'diet',
    name: {
      en: 'Diet and allergies',
      nl: 'Dieet en allergieën',
      de: 'Ernährung und Allergien',
      it: 'Dieta e allergie',
      es: 'Dieta y alergias',
      'pt-br': 'Dieta e alergias',
      pt: 'Dieta e alergias',
    },
    ...text(({ travel }) => travel?.diet),
  },
  {
    field: 'travel',
    id: 'homeAirport',
    name: {
      en: 'Home airport',
      nl: 'Luchthaven thuis',
      de: 'Heimatflughafen',
      it: 'Aeroporto di casa',
      es: 'Aeropuerto de casa',
      'pt-br': 'Aeroporto de origem',
      pt: 'Aeroporto de origem',
    },
    ...text(({ travel }) => travel?.homeAirport, 10),
  },
  {
    field: 'travel',
    id: 'seat',
    name: { en: 'Seat', nl: 'Zitplaats', de: 'Sitzplatz', it: 'Posto', es: 'Asiento', 'pt-br': 'Assento', pt: 'Lugar' },
    ...text(({ travel }, { locale }) => (travel?.seat ? inLanguage(SEAT_NAMES[travel.seat], locale) : undefined), 10),
  },
  {
    field: 'travel',
    id: 'programmes',
    name: {
      en: 'Frequent flyer programmes',
      nl: 'Frequentflyerprogramma’s',
      de: 'Vielfliegerprogramme',
      it: 'Programmi frequent flyer',
      es: 'Programas de viajero frecuente',
      'pt-br': 'Programas de milhagem',
      pt: 'Programas de passageiro frequente',
    },
    ...text(({ travel }) => travel?.programmes.map(({ airline, number }) => `${airline} ${number}`).join(', '), 32),
  },
  {
    field: 'travel',
    id: 'travelHints',
    name: {
      en: 'Travel hints',
      nl: 'Reistips',
      de: 'Reisehinweise',
      it: 'Indicazioni per il viaggio',
      es: 'Indicaciones de viaje',
      'pt-br': 'Dicas de viagem',
      pt: 'Dicas de viagem',
    },
    ...text(({ travel }) => travel?.hints, 32),
  },
];

const positionTexts = ({ positions }: ContactFields) =>
  positions.map(({ position, companyName }) => [position, companyName].filter(Boolean).join(', ')).join('; ');
const positionColumns: readonly FieldColumn<ContactFields, 'positions'>[] = [
  {
    field: 'positions',
    id: 'position',
    name: nameIn(COLUMN_NAMES.position),
    ...text((contact) => mainPosition(contact)?.position),
  },
  {
    field: 'positions',
    id: 'company',
    name: HEADINGS.company,
    ...text((contact) => mainPosition(contact)?.companyName, 28),
  },
  {
    field: 'positions',
    name: {
      en: 'All positions',
      nl: 'Alle functies',
      de: 'Alle Positionen',
      it: 'Tutti i ruoli',
      es: 'Todos los cargos',
      'pt-br': 'Todos os cargos',
      pt: 'Todos os cargos',
    },
    ...text(positionTexts, 36),
  },
];

export const contactExcel: SheetDefinition<ContactFields> = {
  title: HEADINGS.contacts,
  permission: 'contact.read',
  store: contactStore,
  request: ContactListRequest,
  mapping: contactMapping,
  own: freeSheetColumns('contact'),
  fields: contactFields,
  columns: [
    ...fieldColumns<ContactFields, typeof contactFields>(contactFields, contactFieldWords, [
      { field: 'fullName', id: 'name', name: HEADINGS.name, width: 28 },
      {
        field: 'salutation',
        ...text(
          ({ salutation }, { locale }) => salutation && inLanguage(nameIn(SALUTATION_NAMES[salutation]), locale),
          12,
        ),
      },
      { field: 'firstName', width: 18 },
      { field: 'infix', width: 12 },
      'lastName',
      ...positionColumns,
      { field: 'email', width: 28 },
      { field: 'privateEmail', width: 28 },
      { field: 'phone', width: 18 },
      { field: 'mobile', width: 18 },
      'birthday',
      { field: 'culture', id: 'language', width: 10 },
      ...travelColumns,
      { field: 'statusId', ...statusColumn },
      { field: 'tagIds', ...tagsColumn },
      { field: 'isActive', id: 'active' },
      { field: 'notes', width: 40 },
    ]),
    ...datesColumns,
  ],
};

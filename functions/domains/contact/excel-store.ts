import { freeSheetColumns } from '#functions/domains/free-field/excel-store.ts';
import type { SheetArea } from '#functions/platform/excel/area.ts';
import {
  activeColumn,
  datesColumns,
  statusColumn,
  tagsColumn,
  textColumn,
} from '#functions/platform/excel/common-columns.ts';
import { HEADINGS } from '#functions/platform/excel/headings.ts';
import { ContactListRequest } from '#shared/domains/contact/contract.ts';
import type { ContactFields } from '#shared/domains/contact/schemas.ts';
import { words } from '#shared/kernel/translated.ts';
import { contactMapping, contactStore, mainPosition } from './store.ts';

const text = textColumn<ContactFields>;
export const contactExcel: SheetArea<ContactFields> = {
  title: words('Contacts', 'Contactpersonen', 'Kontakte', 'Contatti', 'Contactos', 'Contatos', 'Contactos'),
  permission: 'contact.read',
  store: contactStore,
  request: ContactListRequest,
  mapping: contactMapping,
  own: freeSheetColumns('contact'),
  columns: [
    text('name', HEADINGS.name, ({ fullName }) => fullName, 28),
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
    text('email', HEADINGS.email, ({ email }) => email, 28),
    text('phone', HEADINGS.phone, ({ phone }) => phone, 18),
    text(
      'mobile',
      words('Mobile', 'Mobiel', 'Mobil', 'Cellulare', 'Móvil', 'Celular', 'Telemóvel'),
      ({ mobile }) => mobile,
      18,
    ),
    text('language', HEADINGS.language, ({ culture }) => culture, 10),
    statusColumn,
    tagsColumn,
    activeColumn,
    text('notes', HEADINGS.notes, ({ notes }) => notes, 40),
    ...datesColumns,
  ],
};

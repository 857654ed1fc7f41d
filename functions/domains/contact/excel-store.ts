import { freeSheetColumns } from '#functions/domains/free-field/excel-store.ts';
import { type SheetArea, words } from '#functions/platform/excel/area.ts';
import {
  activeColumn,
  datesColumns,
  statusColumn,
  tagsColumn,
  textColumn,
} from '#functions/platform/excel/common-columns.ts';
import { ContactListRequest } from '#shared/domains/contact/contract.ts';
import type { ContactFields } from '#shared/domains/contact/schemas.ts';
import { contactMapping, contactStore, mainPosition } from './store.ts';

const text = textColumn<ContactFields>;
export const contactExcel: SheetArea<ContactFields> = {
  title: words('Contacts', 'Contactpersonen', 'Kontakte'),
  permission: 'contact.read',
  store: contactStore,
  request: ContactListRequest,
  mapping: contactMapping,
  own: freeSheetColumns('contact'),
  columns: [
    text('name', words('Name', 'Naam', 'Name'), ({ fullName }) => fullName, 28),
    text('firstName', words('First name', 'Voornaam', 'Vorname'), ({ firstName }) => firstName, 18),
    text('infix', words('Infix', 'Tussenvoegsel', 'Namenszusatz'), ({ infix }) => infix, 12),
    text('lastName', words('Last name', 'Achternaam', 'Nachname'), ({ lastName }) => lastName),
    text('position', words('Position', 'Functie', 'Position'), (contact) => mainPosition(contact)?.position),
    text('company', words('Company', 'Bedrijf', 'Unternehmen'), (contact) => mainPosition(contact)?.companyName, 28),
    text('email', words('Email', 'E-mail', 'E-Mail'), ({ email }) => email, 28),
    text('phone', words('Phone', 'Telefoon', 'Telefon'), ({ phone }) => phone, 18),
    text('mobile', words('Mobile', 'Mobiel', 'Mobil'), ({ mobile }) => mobile, 18),
    text('language', words('Language', 'Taal', 'Sprache'), ({ culture }) => culture, 10),
    statusColumn,
    tagsColumn,
    activeColumn,
    text('notes', words('Notes', 'Notities', 'Notizen'), ({ notes }) => notes, 40),
    ...datesColumns,
  ],
};

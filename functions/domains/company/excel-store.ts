import { freeSheetColumns } from '#functions/domains/free-field/excel-store.ts';
import { type SheetArea, type SheetColumn, words } from '#functions/platform/excel/area.ts';
import {
  activeColumn,
  countryColumn,
  datesColumns,
  numberColumn,
  statusColumn,
  tagsColumn,
  textColumn,
} from '#functions/platform/excel/common-columns.ts';
import { CompanyListRequest } from '#shared/domains/company/contract.ts';
import { RISK_NAMES, ROLE_NAMES } from '#shared/domains/company/names.ts';
import type { CompanyInput } from '#shared/domains/company/schemas.ts';
import type { Stored } from '#shared/kernel/record.ts';
import { askedOf, seenCompany } from './outside-store.ts';
import { companyMapping, companyStore, VENUES } from './store.ts';

const text = textColumn<CompanyInput>;
const columns: readonly SheetColumn<Stored<CompanyInput>>[] = [
  text('name', words('Name', 'Naam', 'Name'), ({ name }) => name, 32),
  {
    id: 'roles',
    name: words('Works as', 'Werkt als', 'Tätig als'),
    kind: 'text',
    value: ({ roles }, { locale }) => roles.map((role) => ROLE_NAMES[role][locale]).join(', '),
  },
  text('addressLine1', words('Address', 'Adres', 'Adresse'), ({ address }) => address.addressLine1),
  text('addressLine2', words('Address 2', 'Adres 2', 'Adresse 2'), ({ address }) => address.addressLine2),
  text('postalCode', words('Postal code', 'Postcode', 'Postleitzahl'), ({ address }) => address.postalCode, 12),
  text('city', words('City', 'Plaats', 'Ort'), ({ address }) => address.city, 20),
  countryColumn(({ address }) => address.countryId),
  text('email', words('Email', 'E-mail', 'E-Mail'), ({ email }) => email, 28),
  text('phone', words('Phone', 'Telefoon', 'Telefon'), ({ phone }) => phone, 18),
  text('website', words('Website', 'Website', 'Website'), ({ website }) => website),
  text('vatNumber', words('VAT number', 'Btw-nummer', 'USt-IdNr.'), ({ vatNumber }) => vatNumber, 18),
  text(
    'registerNumber',
    words('Register number', 'KvK-nummer', 'Registernummer'),
    ({ registerNumber }) => registerNumber,
  ),
  numberColumn('capacity', words('Capacity', 'Capaciteit', 'Kapazität'), ({ capacity }) => capacity),
  text('zone', words('Time zone', 'Tijdzone', 'Zeitzone'), ({ zone }) => zone, 20),
  {
    id: 'risk',
    name: words('Financial risk', 'Financieel risico', 'Finanzielles Risiko'),
    kind: 'text',
    value: ({ financialRisk }, { locale }) => RISK_NAMES[financialRisk.level][locale],
  },
  statusColumn,
  tagsColumn,
  activeColumn,
  text('notes', words('Notes', 'Notities', 'Notizen'), ({ notes }) => notes, 40),
  ...datesColumns,
];

export const companyExcel: SheetArea<CompanyInput> = {
  title: words('Companies', 'Bedrijven', 'Unternehmen'),
  permission: 'company.read',
  store: companyStore,
  request: CompanyListRequest,
  mapping: companyMapping,
  columns,
  own: freeSheetColumns('company'),
};
export const venueExcel: SheetArea<CompanyInput> = {
  ...companyExcel,
  title: words('Venues', 'Locaties', 'Spielstätten'),
  permission: 'venue.read',
  asked: askedOf,
  always: () => [VENUES],
  visible: seenCompany,
};

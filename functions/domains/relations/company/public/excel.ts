import { freeSheetColumns } from '#functions/domains/identity/free-field/public/excel.ts';
import type { SheetColumn, SheetDefinition } from '#functions/platform/excel/area.ts';
import {
  activeColumn,
  countryColumn,
  datesColumns,
  numberColumn,
  statusColumn,
  tagsColumn,
  textColumn,
} from '#functions/platform/excel/common-columns.ts';
import { CompanyListRequest } from '#shared/domains/relations/company/contract.ts';
import { companyMessages } from '#shared/domains/relations/company/messages.ts';
import { ROLE_NAMES } from '#shared/domains/relations/company/names.ts';
import { HEADINGS as COLUMN_NAMES, nameIn } from '#shared/domains/relations/import/headings.ts';
import type { Stored } from '#shared/kernel/record/record.ts';
import { HEADINGS } from '#shared/kernel/text/headings.ts';
import { translate } from '#shared/kernel/text/translate.ts';
import { inLanguage } from '#shared/kernel/text/translated.ts';
import { besideCompanies, type CompanyRow, moneyColumns, stateColumn } from '../sheet-columns.ts';
import { companyMapping, companyStore } from '../store.ts';
import { askedOf, seenCompany, seenVenues } from './outside.ts';

const text = textColumn<CompanyRow>;
const columns: readonly SheetColumn<Stored<CompanyRow>>[] = [
  text('name', HEADINGS.name, ({ name }) => name, 32),
  {
    id: 'roles',
    name: {
      en: 'Works as',
      nl: 'Werkt als',
      de: 'Tätig als',
      it: 'Lavora come',
      es: 'Trabaja como',
      'pt-br': 'Atua como',
      pt: 'Atua como',
    },
    kind: 'text',
    value: ({ roles }, { locale }) => roles.map((role) => inLanguage(ROLE_NAMES[role], locale)).join(', '),
  },
  text(
    'addressLine1',
    { en: 'Address', nl: 'Adres', de: 'Adresse', it: 'Indirizzo', es: 'Dirección', 'pt-br': 'Endereço', pt: 'Morada' },
    ({ address }) => address.addressLine1,
  ),
  text(
    'addressLine2',
    {
      en: 'Address 2',
      nl: 'Adres 2',
      de: 'Adresse 2',
      it: 'Indirizzo 2',
      es: 'Dirección 2',
      'pt-br': 'Endereço 2',
      pt: 'Morada 2',
    },
    ({ address }) => address.addressLine2,
  ),
  text(
    'postalCode',
    {
      en: 'Postal code',
      nl: 'Postcode',
      de: 'Postleitzahl',
      it: 'CAP',
      es: 'Código postal',
      'pt-br': 'CEP',
      pt: 'Código postal',
    },
    ({ address }) => address.postalCode,
    12,
  ),
  text('city', HEADINGS.city, ({ address }) => address.city, 20),
  countryColumn(({ address }) => address.countryId),
  stateColumn,
  text('email', HEADINGS.email, ({ email }) => email, 28),
  text('phone', HEADINGS.phone, ({ phone }) => phone, 18),
  text('website', HEADINGS.website, ({ website }) => website),
  text(
    'vatNumber',
    {
      en: 'VAT number',
      nl: 'Btw-nummer',
      de: 'USt-IdNr.',
      it: 'Partita IVA',
      es: 'NIF/IVA',
      'pt-br': 'Número de IVA',
      pt: 'NIF/IVA',
    },
    ({ vatNumber }) => vatNumber,
    18,
  ),
  text(
    'registerNumber',
    {
      en: 'Register number',
      nl: 'KvK-nummer',
      de: 'Registernummer',
      it: 'Numero di registro',
      es: 'Número de registro',
      'pt-br': 'Número de registro',
      pt: 'Número de registo',
    },
    ({ registerNumber }) => registerNumber,
  ),
  ...moneyColumns,
  numberColumn('capacity', HEADINGS.capacity, ({ capacity }) => capacity),
  text('zone', HEADINGS.timeZone, ({ zone }) => zone, 20),
  {
    id: 'risk',
    name: nameIn(COLUMN_NAMES.risk),
    kind: 'text',
    value: ({ financialRisk }, { locale }) => translate(companyMessages, locale, `risk.${financialRisk.level}`),
  },
  text('riskComment', nameIn(COLUMN_NAMES.riskComment), ({ financialRisk }) => financialRisk.comment, 32),
  statusColumn,
  tagsColumn,
  activeColumn,
  text('notes', HEADINGS.notes, ({ notes }) => notes, 40),
  ...datesColumns,
];

export const companyExcel: SheetDefinition<CompanyRow> = {
  title: HEADINGS.companies,
  permission: 'company.read',
  store: companyStore,
  request: CompanyListRequest,
  mapping: companyMapping,
  columns,
  beside: besideCompanies,
  own: freeSheetColumns('company'),
};
export const venueExcel: SheetDefinition<CompanyRow> = {
  ...companyExcel,
  title: HEADINGS.venues,
  permission: 'venue.read',
  asked: askedOf,
  always: seenVenues,
  visible: seenCompany,
};

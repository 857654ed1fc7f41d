import { freeSheetColumns } from '#functions/domains/identity/free-field/public/excel.ts';
import type { SheetColumn, SheetDefinition } from '#functions/platform/excel/area.ts';
import { countryColumn, datesColumns, statusColumn, tagsColumn } from '#functions/platform/excel/common-columns.ts';
import { fieldColumns, textCell } from '#functions/platform/excel/field-columns.ts';
import { CompanyListRequest } from '#shared/domains/relations/company/contract.ts';
import { companyFieldWords } from '#shared/domains/relations/company/field-words.ts';
import { companyFields } from '#shared/domains/relations/company/fields.ts';
import { companyMessages } from '#shared/domains/relations/company/messages.ts';
import { ROLE_NAMES } from '#shared/domains/relations/company/names.ts';
import { HEADINGS as COLUMN_NAMES, nameIn } from '#shared/domains/relations/import/headings.ts';
import type { Stored } from '#shared/kernel/record/record.ts';
import { HEADINGS } from '#shared/kernel/text/headings.ts';
import { translate } from '#shared/kernel/text/translate.ts';
import { inLanguage } from '#shared/kernel/text/translated.ts';
import { besideCompanies, type CompanyColumn, type CompanyRow, moneyColumns, stateColumn } from '../sheet-columns.ts';
import { companyMapping, companyStore } from '../store.ts';
import { askedOf, seenVenues } from './outside.ts';

const text = textCell<CompanyRow>;
/** A column of one part of the address, named as in imported files. */
const addressColumn = (id: 'addressLine1' | 'addressLine2' | 'postalCode' | 'city', width?: number): CompanyColumn => ({
  field: 'address',
  id,
  name: nameIn(COLUMN_NAMES[id]),
  ...text(({ address }) => address[id], width),
});

const columns: readonly SheetColumn<Stored<CompanyRow>>[] = [
  ...fieldColumns<CompanyRow, typeof companyFields>(companyFields, companyFieldWords, [
    { field: 'name', width: 32 },
    {
      field: 'roles',
      name: nameIn(COLUMN_NAMES.roles),
      ...text(({ roles }, { locale }) => roles.map((role) => inLanguage(ROLE_NAMES[role], locale)).join(', ')),
    },
    addressColumn('addressLine1'),
    addressColumn('addressLine2'),
    addressColumn('postalCode', 12),
    addressColumn('city', 20),
    { field: 'address', ...countryColumn<CompanyRow>(({ address }) => address.countryId) },
    stateColumn,
    { field: 'email', width: 28 },
    { field: 'phone', width: 18 },
    'website',
    { field: 'vatNumber', width: 18 },
    'registerNumber',
    'debtorNumber',
    ...moneyColumns,
    'capacity',
    { field: 'zone', width: 20 },
    {
      field: 'financialRisk',
      id: 'risk',
      ...text(({ financialRisk: { level } }, { locale }) => translate(companyMessages, locale, `risk.${level}`)),
    },
    {
      field: 'financialRisk',
      id: 'riskComment',
      name: nameIn(COLUMN_NAMES.riskComment),
      ...text(({ financialRisk }) => financialRisk.comment, 32),
    },
    { field: 'statusId', ...statusColumn },
    { field: 'tagIds', ...tagsColumn },
    { field: 'isActive', id: 'active' },
    { field: 'notes', width: 40 },
  ]),
  ...datesColumns,
];

export const companyExcel: SheetDefinition<CompanyRow> = {
  title: HEADINGS.companies,
  permission: 'company.read',
  store: companyStore,
  request: CompanyListRequest,
  mapping: companyMapping,
  fields: companyFields,
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
};

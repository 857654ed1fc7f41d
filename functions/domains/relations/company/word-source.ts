import { sourceOf } from '#functions/domains/attached/word-template/public/source.ts';
import { CompanyListRequest } from '#shared/domains/relations/company/contract.ts';
import { companyFields } from '#shared/domains/relations/company/fields.ts';
import { companyData } from './public/word-data.ts';
import { companyMapping, companyStore } from './store.ts';

export const companySource = sourceOf({
  store: companyStore,
  permission: 'company.read',
  request: CompanyListRequest,
  mapping: companyMapping,
  fields: companyFields,
  row: (company, { locale }) => companyData(company, locale),
});

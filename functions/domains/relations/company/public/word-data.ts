import { plainValues } from '#functions/platform/documents/word/field-values.ts';
import { countryName } from '#shared/data/countries.ts';
import { companyFields } from '#shared/domains/relations/company/fields.ts';
import type { CompanyInput } from '#shared/domains/relations/company/schemas.ts';
import { addressLines } from '#shared/kernel/geo/address.ts';
import type { Locale } from '#shared/kernel/text/locale.ts';

/** A company as templates see it; every key is one of `fieldsOf`. */
export const companyData = (company: CompanyInput, locale: Locale) => ({
  ...plainValues(companyFields, company, locale),
  city: company.address.city,
  country: company.address.countryId && countryName(company.address.countryId, locale),
  address: addressLines(company.address, locale),
});

import { countryName } from '#shared/data/countries.ts';
import type { CompanyInput } from '#shared/domains/relations/company/schemas.ts';
import { addressLines } from '#shared/kernel/geo/address.ts';
import type { Locale } from '#shared/kernel/text/locale.ts';

/** A company as templates see it; every key is one of `fieldsOf`. */
export const companyData = (company: CompanyInput, locale: Locale) => ({
  name: company.name,
  email: company.email,
  phone: company.phone,
  website: company.website,
  vatNumber: company.vatNumber,
  registerNumber: company.registerNumber,
  city: company.address.city,
  country: company.address.countryId && countryName(company.address.countryId, locale),
  capacity: company.capacity,
  address: addressLines(company.address, locale),
  notes: company.notes,
});

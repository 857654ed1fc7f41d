import { BuiltinStore } from '#functions/platform/record/builtin.ts';
import { COUNTRY_CODES } from '#shared/data/countries.ts';
import { CountryInput } from '#shared/domains/reference/country/schemas.ts';

/** The countries with the settings of the agency. The product defines which countries there are. */
export const countryStore = new BuiltinStore<CountryInput>('country', (stored) => {
  const byCode = new Map(stored.map((country) => [country.code, country]));
  return COUNTRY_CODES.map((code) => byCode.get(code) ?? { ...CountryInput.parse({ code }), rev: 0 });
});

import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { countriesByName, countryName } from '#shared/data/countries.ts';
import { type Bare, queryOf } from './api.ts';
import { currentTag } from './i18n.ts';

/** Without its contract: this is the platform, which knows no domain. */
const common: Bare<Record<string, never>, { readonly codes: readonly string[] }> = {
  id: 'company.commonCountries',
  method: 'GET',
  path: '/api/v1/countries/common',
};

interface CountryOption {
  readonly value: string;
  readonly label: string;
  readonly group: string;
}
/** Which countries are common changes with the companies of months. */
const FRESH_MS = 3_600_000;

/** Every country by its name: the agency's own first, then those of most companies, then the others by name. */
export function useCountryOptions(): readonly CountryOption[] {
  const { t } = useLingui();
  const culture = currentTag();
  const { data } = useQuery({ ...queryOf(common, {}), staleTime: FRESH_MS });
  const codes = data?.codes ?? [];
  const first = codes.map((value) => ({ value, label: countryName(value, culture), group: t`Most used` }));
  const others = countriesByName(culture)
    .filter(({ code }) => !codes.includes(code))
    .map(({ code, name }) => ({ value: code, label: name, group: t`All countries` }));
  return [...first, ...others];
}

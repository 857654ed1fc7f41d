import { MasterStore } from '#functions/platform/record/master.ts';
import { COUNTRY_CODES } from '#shared/data/countries.ts';
import type { Country, CountryInput } from '#shared/domains/country/contract.ts';

/** What the agency set; the countries themselves are the product's. */
export const countryStore = new MasterStore<CountryInput & { readonly name: string }>({ name: 'country' });

/** Every country by its code, as the agency set it. */
export async function countriesOf(ctx: { readonly tenantId: string }): Promise<Country[]> {
  const stored = new Map((await countryStore.all(ctx)).map((setting) => [setting.code, setting]));
  return COUNTRY_CODES.map(
    (code) => stored.get(code) ?? { code, isActive: true, culture: '', defaultStateId: '', rev: 0 },
  );
}

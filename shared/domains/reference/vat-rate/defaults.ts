import { EU_COUNTRIES, VAT_CASES } from '#shared/data/vat-cases.ts';
import { VatRateInput } from './contract.ts';

const REVERSE_CHARGE = 'EU-RC';

/** Every case there is; the first of a country is where its new prices start. */
export function vatCasesFor(country: string): VatRateInput[] {
  const cases = VAT_CASES.map((each) => VatRateInput.parse(each));
  const first = cases.find(({ countryId }) => countryId === country)?.code;
  return cases.map((each) => ({ ...each, isDefault: each.code === first }));
}

/** The VAT cases a new agency starts with: those of its country, and those that belong to none. */
export const defaultVatRates = (country: string): VatRateInput[] =>
  vatCasesFor(country)
    .filter(({ countryId }) => countryId === country || countryId === '')
    .filter(({ code }) => code !== REVERSE_CHARGE || EU_COUNTRIES.has(country));

import { EU_COUNTRIES } from '#shared/domains/contract/defaults.ts';
import { VatRateInput } from './contract.ts';

/** Usual VAT cases of the trade, rates in thousandths of a percent; of a country the first is the one for performances. */
const CASES = [
  { name: 'Netherlands, performances', code: 'NL-LOW', rate: 9_000, category: 'S', countryId: 'NL' },
  { name: 'Netherlands, standard', code: 'NL-HIGH', rate: 21_000, category: 'S', countryId: 'NL' },
  { name: 'Germany, reduced', code: 'DE-LOW', rate: 7_000, category: 'S', countryId: 'DE' },
  { name: 'Germany, standard', code: 'DE-HIGH', rate: 19_000, category: 'S', countryId: 'DE' },
  {
    name: 'Germany, exempt culture',
    code: 'DE-EX20A',
    rate: 0,
    category: 'E',
    countryId: 'DE',
    legalText: 'Umsatzsteuerfrei nach § 4 Nr. 20a UStG',
  },
  { name: 'Belgium, standard', code: 'BE-STD', rate: 21_000, category: 'S', countryId: 'BE' },
  { name: 'United Kingdom, standard', code: 'UK-STD', rate: 20_000, category: 'S', countryId: 'GB' },
  {
    name: 'Reverse charge in the EU',
    code: 'EU-RC',
    rate: 0,
    category: 'AE',
    legalText: 'Reverse charge / BTW verlegd / Steuerschuldnerschaft des Leistungsempfängers',
  },
  { name: 'Outside the EU', code: 'NON-EU', rate: 0, category: 'O', legalText: 'Outside the scope of VAT' },
  {
    name: 'Small business',
    code: 'SMALL',
    rate: 0,
    category: 'E',
    legalText: 'No VAT is charged: small business scheme (KOR / Kleinunternehmerregelung)',
  },
];
const REVERSE_CHARGE = 'EU-RC';

/** Every case there is; the first of a country is where its new prices start. */
export function vatCasesFor(country: string): VatRateInput[] {
  const cases = CASES.map((each) => VatRateInput.parse(each));
  const first = cases.find(({ countryId }) => countryId === country)?.code;
  return cases.map((each) => ({ ...each, isDefault: each.code === first }));
}

/** The VAT cases a new agency starts with: those of its country, and those that belong to none. */
export const defaultVatRates = (country: string): VatRateInput[] =>
  vatCasesFor(country)
    .filter(({ countryId }) => countryId === country || countryId === '')
    .filter(({ code }) => code !== REVERSE_CHARGE || EU_COUNTRIES.has(country));

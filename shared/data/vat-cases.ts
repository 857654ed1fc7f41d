/** The countries of the EU: a business buyer in another of them owes the VAT itself. */
export const EU_COUNTRIES: ReadonlySet<string> = new Set(
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' '),
);

interface VatCase {
  readonly name: string;
  readonly code: string;
  readonly rate: number;
  readonly category: string;
  /** None: in every country. */
  readonly countryId?: string;
  readonly legalText?: string;
}
/** Usual VAT cases of the trade, rates in thousandths of a percent; of a country the first is the one for performances. */
export const VAT_CASES: readonly VatCase[] = [
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

/** Returns the VAT rate of a performance that the agency sells in its own country. */
export const performanceRate = (country: string): number | undefined =>
  VAT_CASES.find(({ countryId }) => countryId === country)?.rate;

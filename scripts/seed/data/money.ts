/** Of the demo: prices in cents, quantities in thousandths. */
export const TERMS = [
  { name: '14 days', days: 14, text: 'Payable within 14 days' },
  { name: '30 days', days: 30, text: 'Payable within 30 days', isDefault: true },
  {
    name: '30 days, end of month',
    days: 30,
    endOfMonth: true,
    text: 'Payable within 30 days from the end of the month',
  },
  { name: 'On receipt', days: 0, text: 'Payable on receipt' },
];
export const RATES = { GBP: '0.872', USD: '1.16', CHF: '0.931', DKK: '7.4604', NOK: '11.72', SEK: '11.03' };
export const PRODUCTS = [
  [
    'Sound and light',
    [
      ['Sound system, club', 45_000, 'DAY'],
      ['Light set, standard', 38_000, 'DAY'],
      ['Sound engineer', 4_500, 'HUR'],
    ],
  ],
  [
    'Travel',
    [
      ['Van with driver', 65, 'KMT'],
      ['Hotel, single room', 11_500, 'DAY'],
    ],
  ],
  [
    'Hospitality',
    [
      ['Catering, per person', 2_850, 'C62'],
      ['Buy-out, per person', 3_500, 'C62'],
    ],
  ],
] as const;
export const TEMPLATES = [
  [
    'Club show, own production',
    'contract',
    [
      ['Sound system, club', 1_000],
      ['Light set, standard', 1_000],
      ['Sound engineer', 10_000],
    ],
  ],
  [
    'Travel of a band',
    'invoice',
    [
      ['Van with driver', 450_000],
      ['Hotel, single room', 5_000],
    ],
  ],
] as const;
export const COST_CENTERS = [
  { name: 'Bookings', code: '100' },
  { name: 'Productions', code: '200' },
  { name: 'Travel', code: '300' },
];
export const PROJECTS = [
  { name: 'Festival season', number: 'P-2601' },
  { name: 'Winter tours', number: 'P-2602' },
];
export const ACCOUNTS = [
  { name: 'Main account', iban: 'NL91ABNA0417164300', bic: 'ABNANL2A', currency: 'EUR', isDefault: true },
  { name: 'Pounds', iban: 'GB29NWBK60161331926819', bic: 'NWBKGB2L', currency: 'GBP' },
];
/** The books of an agency: its own, and those of its daughters. `masks` is the form of its sales files. */
export const BOOKS = [
  {
    code: 'MAIN',
    suffix: '',
    legal: {},
    currency: 'EUR',
    prefix: '',
    vatCase: 'Netherlands, performances',
    term: '30 days',
    account: 'Main account',
    mask: 'exactOnline',
    values: { journal: '70' },
  },
  {
    code: 'DE',
    suffix: ' Germany',
    legal: {
      form: 'GmbH',
      registerNumber: 'HRB 218834',
      vatNumber: 'DE296459264',
      phone: '+49 30 555 01 80',
      zone: 'Europe/Berlin',
      address: { addressLine1: 'Köpenicker Straße 40', postalCode: '10179', city: 'Berlin', countryId: 'DE' },
    },
    currency: 'EUR',
    prefix: 'DE{YYYY}-',
    vatCase: 'Germany, reduced',
    term: '14 days',
    account: 'Main account',
    mask: 'datev',
    values: { consultant: '29098', client: '55003', accountLength: '4', chart: '3' },
  },
  {
    code: 'UK',
    suffix: ' UK',
    legal: {
      form: 'Ltd',
      registerNumber: '11483027',
      vatNumber: 'GB295118346',
      phone: '+44 20 5550 0180',
      zone: 'Europe/London',
      address: { addressLine1: '18 Wharf Road', postalCode: 'N1 7GR', city: 'London', countryId: 'GB' },
    },
    currency: 'GBP',
    prefix: 'UK{YYYY}-',
    vatCase: 'United Kingdom, standard',
    term: '30 days',
    account: 'Pounds',
    mask: 'csv',
    values: {},
  },
] as const;
export const NUMBERS = {
  invoice: { prefix: '', next: 101 },
  quote: { prefix: 'Q-{YYYY}-', next: 1 },
  contract: { prefix: 'C-{YYYY}-', next: 1 },
  purchaseAgreement: { prefix: 'P-{YYYY}-', next: 1 },
};

import type { Locale } from '#shared/kernel/text/locale.ts';
import type { Random } from '../random.ts';

interface Country {
  readonly currency: string;
  readonly phone: string;
  /** `9` a digit, `A` a letter; everything else stands for itself. */
  readonly postal: string;
  /** `%` stands for the street's own word. */
  readonly street: string;
  readonly locale?: Locale;
  /** ISO 3166-2, of countries whose addresses name one. */
  readonly states?: Readonly<Record<string, string>>;
}

const COUNTRIES: Readonly<Record<string, Country>> = {
  NL: { currency: 'EUR', phone: '+31', postal: '9999 AA', street: '%straat', locale: 'nl' },
  DE: { currency: 'EUR', phone: '+49', postal: '99999', street: '%straße', locale: 'de' },
  GB: { currency: 'GBP', phone: '+44', postal: 'AA9 9AA', street: '% Street', locale: 'en-gb' },
  BE: { currency: 'EUR', phone: '+32', postal: '9999', street: '%straat', locale: 'nl' },
  FR: { currency: 'EUR', phone: '+33', postal: '99999', street: 'Rue %' },
  ES: { currency: 'EUR', phone: '+34', postal: '49999', street: 'Calle %', locale: 'es' },
  IT: { currency: 'EUR', phone: '+39', postal: '99999', street: 'Via %', locale: 'it' },
  PT: { currency: 'EUR', phone: '+351', postal: '9999-999', street: 'Rua %', locale: 'pt' },
  CH: { currency: 'CHF', phone: '+41', postal: '9999', street: '%strasse', locale: 'de' },
  AT: { currency: 'EUR', phone: '+43', postal: '9999', street: '%gasse', locale: 'de' },
  DK: { currency: 'DKK', phone: '+45', postal: '9999', street: '%gade' },
  SE: { currency: 'SEK', phone: '+46', postal: '999 99', street: '%gatan' },
  NO: { currency: 'NOK', phone: '+47', postal: '9999', street: '%gata' },
  FI: { currency: 'EUR', phone: '+358', postal: '00999', street: '%katu' },
  PL: { currency: 'PLN', phone: '+48', postal: '99-999', street: 'ul. %' },
  CZ: { currency: 'CZK', phone: '+420', postal: '999 99', street: '% ulice' },
  HU: { currency: 'HUF', phone: '+36', postal: '1999', street: '% utca' },
  IE: { currency: 'EUR', phone: '+353', postal: 'D99 A9A9', street: '% Road', locale: 'en-gb' },
  GR: { currency: 'EUR', phone: '+30', postal: '999 99', street: 'Odos %' },
  HR: { currency: 'EUR', phone: '+385', postal: '99999', street: 'Ulica %' },
  US: {
    currency: 'USD',
    phone: '+1',
    postal: '99999',
    street: '% Avenue',
    states: {
      'New York': 'US-NY',
      Boston: 'US-MA',
      Philadelphia: 'US-PA',
      Miami: 'US-FL',
      Seattle: 'US-WA',
      'Los Angeles': 'US-CA',
      'San Francisco': 'US-CA',
    },
  },
  CA: {
    currency: 'CAD',
    phone: '+1',
    postal: 'A9A 9A9',
    street: '% Street',
    states: { Toronto: 'CA-ON', Montreal: 'CA-QC' },
  },
  JP: { currency: 'JPY', phone: '+81', postal: '999-9999', street: '% dori' },
  AU: {
    currency: 'AUD',
    phone: '+61',
    postal: '9999',
    street: '% Street',
    states: { Sydney: 'AU-NSW', Melbourne: 'AU-VIC' },
  },
  BR: {
    currency: 'BRL',
    phone: '+55',
    postal: '99999-999',
    street: 'Rua %',
    states: { 'São Paulo': 'BR-SP' },
  },
};

export function countryOf(code: string): Country {
  const country = COUNTRIES[code];
  if (!country) throw new Error(`the demo agency does not know ${code}`);
  return country;
}

const LETTERS = 'ABCDEFGHJKLMNPRSTUVWXYZ';

/** `9999 AA` -> `4821 KT`. */
export const filled = (random: Random, pattern: string): string =>
  pattern.replace(/9|A(?=[A9 ]|$)/g, (mark) => (mark === '9' ? random.digits(1) : random.pick([...LETTERS])));

import { type CountryCode, isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min';

const countryOf = (countryId: string): CountryCode | undefined =>
  isSupportedCountry(countryId) ? countryId : undefined;

/** As it is written all over the world, `+31 6 12345678`; what is no number of any country stays as it was typed. */
export function phoneText(typed: string, countryId: string): string {
  const number = parsePhoneNumberFromString(typed, countryOf(countryId));
  return number?.isPossible() ? number.formatInternational() : typed;
}

/**
 * As it is written all over the world, `+31 6 12345678`; what is no number of any country, or says more than one, stays
 * as it was typed.
 */
export async function phoneText(typed: string, countryId: string): Promise<string> {
  if (!typed) return typed;
  const { isSupportedCountry, parsePhoneNumberFromString } = await import('libphonenumber-js/min');
  const country = isSupportedCountry(countryId) ? { defaultCountry: countryId } : {};
  const number = parsePhoneNumberFromString(typed, { ...country, extract: false });
  return number?.isPossible() ? number.formatInternational() : typed;
}

/** As it is written all over the world, `+31 6 12345678`; what is no number of any country stays as it was typed. */
export async function phoneText(typed: string, countryId: string): Promise<string> {
  if (!typed) return typed;
  const { isSupportedCountry, parsePhoneNumberFromString } = await import('libphonenumber-js/min');
  const number = parsePhoneNumberFromString(typed, isSupportedCountry(countryId) ? countryId : undefined);
  return number?.isPossible() ? number.formatInternational() : typed;
}

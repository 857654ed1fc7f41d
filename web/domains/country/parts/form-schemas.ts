import { CountryInput } from '#shared/domains/country/contract.ts';

/** Fetched with zod when a form has something to check. */
export const CountrySchema = CountryInput;

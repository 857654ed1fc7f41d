import * as z from 'zod';
import { text } from '#shared/kernel/text/text.ts';

/** Whether the digits satisfy the check digit of Luhn, as in Swedish and French register numbers. */
function isLuhn(digits: string): boolean {
  const sum = [...digits].reverse().reduce((all, digit, i) => {
    const value = Number(digit) * (i % 2 === 1 ? 2 : 1);
    return all + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}
const weighed = (digits: string, weights: readonly number[]): number =>
  weights.reduce((all, weight, i) => all + weight * Number(digits[i]), 0);
/** The last two of ten digits are 97 less the rest of the first eight. */
const isBelgian = (digits: string): boolean => 97 - (Number(digits.slice(0, 8)) % 97) === Number(digits.slice(8));
const isNorwegian = (digits: string): boolean =>
  (11 - (weighed(digits, [3, 2, 7, 6, 5, 4, 3, 2]) % 11)) % 11 === Number(digits[8]);
const isDanish = (digits: string): boolean => weighed(digits, [2, 7, 6, 5, 4, 3, 2, 1]) % 11 === 0;
const isGln = (digits: string): boolean => weighed(digits, [1, 3, 1, 3, 1, 3, 1, 3, 1, 3, 1, 3, 1]) % 10 === 0;

interface Scheme {
  readonly name: string;
  /** ISO 3166-1 alpha-2; left out: any country. */
  readonly country?: string;
  readonly form: RegExp;
  readonly isRight?: (id: string) => boolean;
}
/** The schemes of electronic addresses (code list EAS) of the countries that the agencies bill. */
export const E_SCHEMES = {
  '0106': { name: 'KVK', country: 'NL', form: /^\d{8}$/ },
  '0190': { name: 'OIN', country: 'NL', form: /^\d{20}$/ },
  '9944': { name: 'Btw-id', country: 'NL', form: /^NL[A-Z0-9]{9}B\d{2}$/ },
  '0204': { name: 'Leitweg-ID', country: 'DE', form: /^\d{2,12}(-[A-Z0-9]{1,30})?-\d{2}$/ },
  '9930': { name: 'USt-IdNr.', country: 'DE', form: /^DE\d{9}$/ },
  '0208': { name: 'KBO', country: 'BE', form: /^\d{10}$/, isRight: isBelgian },
  '9925': { name: 'Btw-nummer', country: 'BE', form: /^BE[01]\d{9}$/ },
  '0002': { name: 'SIREN', country: 'FR', form: /^\d{9}$/, isRight: isLuhn },
  '0009': { name: 'SIRET', country: 'FR', form: /^\d{14}$/, isRight: isLuhn },
  '9957': { name: 'TVA', country: 'FR', form: /^FR[A-HJ-NP-Z0-9]{2}\d{9}$/ },
  '0184': { name: 'CVR', country: 'DK', form: /^\d{8}$/, isRight: isDanish },
  '0007': { name: 'Organisationsnummer', country: 'SE', form: /^\d{10}$/, isRight: isLuhn },
  '0192': { name: 'Organisasjonsnummer', country: 'NO', form: /^\d{9}$/, isRight: isNorwegian },
  '0216': { name: 'OVT', country: 'FI', form: /^0037\d{8}[A-Z0-9]{0,5}$/ },
  '9914': { name: 'UID', country: 'AT', form: /^ATU\d{8}$/ },
  '9938': { name: 'TVA', country: 'LU', form: /^LU\d{8}$/ },
  '9920': { name: 'NIF-IVA', country: 'ES', form: /^ES[A-Z0-9]\d{7}[A-Z0-9]$/ },
  '0211': { name: 'Partita IVA', country: 'IT', form: /^IT\d{11}$/ },
  '0201': { name: 'Codice IPA', country: 'IT', form: /^[A-Z0-9]{6}$/ },
  '9946': { name: 'NIF', country: 'PT', form: /^PT\d{9}$/ },
  '9945': { name: 'NIP', country: 'PL', form: /^PL\d{10}$/ },
  '9932': { name: 'VAT', country: 'GB', form: /^GB(\d{9}|\d{12})$/ },
  '0183': { name: 'UID', country: 'CH', form: /^CHE\d{9}$/ },
  '0088': { name: 'GLN', form: /^\d{13}$/, isRight: isGln },
  '0060': { name: 'DUNS', form: /^\d{9}$/ },
} as const satisfies Readonly<Record<string, Scheme>>;
export type EScheme = keyof typeof E_SCHEMES;
// An object sorts keys that look like numbers, so the order of the choices has its own list: by country, then number.
export const E_SCHEME_CODES = (Object.keys(E_SCHEMES) as EScheme[]).toSorted((a, b) => {
  const [one, other]: [Scheme, Scheme] = [E_SCHEMES[a], E_SCHEMES[b]];
  return (one.country ?? 'ZZ').localeCompare(other.country ?? 'ZZ') || a.localeCompare(b);
});

/** The scheme of a code; undefined for one that is not in the list. */
export const schemeOf = (code: string): Scheme | undefined =>
  Object.hasOwn(E_SCHEMES, code) ? E_SCHEMES[code as EScheme] : undefined;

/** Removes blanks and dots from a typed number. A Leitweg-ID keeps its hyphens. */
const compact = (id: string, scheme: string): string => {
  const upper = id.toUpperCase().replace(/[\s.]/g, '');
  return scheme === '0204' ? upper : upper.replace(/-/g, '');
};

/** Whether an id has the form and the check digit of its scheme. */
export function isRightId(scheme: string, id: string): boolean {
  const found = schemeOf(scheme);
  return found ? found.form.test(id) && (found.isRight?.(id) ?? true) : false;
}

const compacted = <A extends { scheme: string; id: string }>(address: A): A => ({
  ...address,
  id: compact(address.id, address.scheme),
});
const WRONG = { error: 'eAddress', path: ['id'] };

/** The address that e-invoices for someone arrive at: a scheme of the code list EAS, and the number in it. */
export const EAddress = z
  .object({ scheme: z.enum(E_SCHEME_CODES, { error: 'choice' }), id: text(50) })
  .overwrite(compacted)
  .refine(({ scheme, id }) => isRightId(scheme, id), WRONG);
export type EAddress = z.infer<typeof EAddress>;

/** The same in a form, where both parts may be empty. */
export const OptionalEAddress = z
  .object({ scheme: z.union([z.literal(''), z.enum(E_SCHEME_CODES)], { error: 'choice' }), id: text(50) })
  .overwrite(compacted)
  .refine(({ scheme, id }) => (scheme === '' && id === '') || isRightId(scheme, id), WRONG);
/** The address of a form; undefined for an empty one. */
export const eAddressOf = (given: z.infer<typeof OptionalEAddress> | undefined): EAddress | undefined =>
  given?.scheme ? { scheme: given.scheme, id: given.id } : undefined;

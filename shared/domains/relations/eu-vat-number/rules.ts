import type { Outcome, VatCheck } from './schemas.ts';

/** The form of a number after its prefix, by member state, from VIES. EL is Greece, XI Northern Ireland. */
const FORMS: Readonly<Record<string, RegExp>> = {
  AT: /^U\d{8}$/,
  BE: /^[01]\d{9}$/,
  BG: /^\d{9,10}$/,
  CY: /^\d{8}[A-Z]$/,
  CZ: /^\d{8,10}$/,
  DE: /^\d{9}$/,
  DK: /^\d{8}$/,
  EE: /^\d{9}$/,
  EL: /^\d{9}$/,
  ES: /^([A-Z]\d{7}[A-Z0-9]|\d{8}[A-Z])$/,
  FI: /^\d{8}$/,
  FR: /^[A-HJ-NP-Z0-9]{2}\d{9}$/,
  HR: /^\d{11}$/,
  HU: /^\d{8}$/,
  IE: /^(\d{7}[A-W]{1,2}|\d[A-Z+*]\d{5}[A-W])$/,
  IT: /^\d{11}$/,
  LT: /^(\d{9}|\d{12})$/,
  LU: /^\d{8}$/,
  LV: /^\d{11}$/,
  MT: /^\d{8}$/,
  NL: /^[A-Z0-9+*]{9}B[A-Z0-9+*]{2}$/,
  PL: /^\d{10}$/,
  PT: /^\d{9}$/,
  RO: /^\d{2,10}$/,
  SE: /^\d{12}$/,
  SI: /^\d{8}$/,
  SK: /^\d{10}$/,
  XI: /^(\d{9}|\d{12}|GD\d{3}|HA\d{3})$/,
};
const COLORS: Readonly<Record<Outcome, string>> = {
  valid: '#15803D',
  invalid: '#B91C1C',
  formattingError: '#B91C1C',
  unavailable: '#B45309',
  notChecked: '#6B7280',
  notEu: '#6B7280',
};
export const outcomeColor = (outcome: Outcome): string => COLORS[outcome];

const prefixOf = (countryId: string): string => (countryId === 'GR' ? 'EL' : countryId);

export interface VatNumber {
  /** The number with its prefix, without blanks and points. */
  readonly full: string;
  readonly country: string;
  readonly rest: string;
  readonly isEuMember: boolean;
  readonly isWellFormed: boolean;
}

/** Parses a number for VIES. Without a prefix, the company's country counts. undefined: there is no number. */
export function readVatNumber(number: string, countryId: string): VatNumber | undefined {
  const compact = number.toUpperCase().replace(/[\s.\-/]/g, '');
  if (!compact) return undefined;
  const own = prefixOf(countryId);
  const given = prefixOf(compact.slice(0, 2));
  const isOwnToo = given !== own && (FORMS[own]?.test(compact) ?? false);
  const isPrefixed = given in FORMS && (!isOwnToo || (FORMS[given]?.test(compact.slice(2)) ?? false));
  const [country, rest] = isPrefixed ? [given, compact.slice(2)] : [own, compact];
  const form = FORMS[country];
  return {
    full: form ? country + rest : compact,
    country,
    rest,
    isEuMember: form !== undefined,
    // A French key of letters looks like another state's prefix: what may be read as either is neither.
    isWellFormed: (form?.test(rest) ?? false) && !(isPrefixed && isOwnToo),
  };
}

interface WithVat {
  readonly vatNumber: string;
  readonly address: { readonly countryId: string };
}
/** Returns the VAT number of a company, if VIES can check it. */
export function askable({ vatNumber, address }: WithVat): VatNumber | undefined {
  const number = readVatNumber(vatNumber, address.countryId);
  return number?.isEuMember && number.isWellFormed ? number : undefined;
}

/** Returns the outcome for a number, by its form and its last check. */
export function outcomeOf(number: VatNumber, last: Partial<Pick<VatCheck, 'number' | 'outcome'>> | undefined): Outcome {
  if (!number.isEuMember) return 'notEu';
  if (!number.isWellFormed) return 'formattingError';
  return (last?.number === number.full && last.outcome) || 'notChecked';
}

/** The days after which a checked number is checked again. */
const RECHECK_DAYS = 30;
const DAY_MINUTES = 1440;
const FIRST_RETRY_MINUTES = 15;

/** Returns the time of the next check: in a month. Without an answer, retries slow down to once a day. */
export function nextCheck(now: Date, outcome: Outcome, failures: number): string {
  const waiting = Math.min(DAY_MINUTES, FIRST_RETRY_MINUTES * 2 ** Math.max(0, failures - 1));
  const minutes = outcome === 'unavailable' ? waiting : RECHECK_DAYS * DAY_MINUTES;
  return new Date(now.getTime() + minutes * 60_000).toISOString();
}

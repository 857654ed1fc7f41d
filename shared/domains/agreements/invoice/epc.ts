/*
 * The QR code of a SEPA credit transfer: EPC069-12, version 2.1. A banking app fills in the transfer from it.
 */

/** The countries and territories of SEPA, by the first letters of their IBAN. */
const SEPA = [
  ...['AD', 'AL', 'AT', 'BE', 'BG', 'CH', 'CY', 'CZ', 'DE', 'DK', 'EE', 'ES', 'FI', 'FR', 'GB', 'GI', 'GR', 'HR'],
  ...['HU', 'IE', 'IS', 'IT', 'LI', 'LT', 'LU', 'LV', 'MC', 'MD', 'ME', 'MK', 'MT', 'NL', 'NO', 'PL', 'PT', 'RO'],
  ...['RS', 'SE', 'SI', 'SK', 'SM', 'VA'],
];
const IBAN = /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/;
const BIC = /^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$/;
const NAME_MAX = 70;
const TEXT_MAX = 140;
/** In cents: 999,999,999.99 euros. */
const AMOUNT_MAX = 99_999_999_999;
const BYTES_MAX = 331;

export interface Transfer {
  readonly holder: string;
  readonly iban: string;
  readonly bic: string;
  readonly currency: string;
  /** The amount in cents. */
  readonly amount: number;
  /** The text on the statement of the payee, such as the number of the invoice. */
  readonly text: string;
}

const packed = (value: string): string => value.replace(/\s/g, '').toUpperCase();
/** One line of at most so many characters. A character of two halves is never cut. */
const line = (value: string, max: number): string => [...value.replace(/\s+/g, ' ').trim()].slice(0, max).join('');

/** The figure with a point and two decimals, in every language: `EUR1250.50`. */
const euros = (cents: number): string => `EUR${(cents / 100).toFixed(2)}`;

/**
 * Returns the content of the code, or undefined where the scheme knows none: another currency, an account outside SEPA,
 * or nothing to pay.
 */
export function epcPayload({ holder, iban, bic, currency, amount, text }: Transfer): string | undefined {
  const [account, bank, name] = [packed(iban), packed(bic), line(holder, NAME_MAX)];
  const isSepa = IBAN.test(account) && SEPA.includes(account.slice(0, 2));
  if (currency !== 'EUR' || !isSepa || name === '' || amount < 1 || amount > AMOUNT_MAX) return undefined;
  const lines = [
    ...['BCD', '002', '1', 'SCT', BIC.test(bank) ? bank : '', name, account, euros(amount)],
    // No purpose and no structured reference: the number of an invoice is neither.
    ...['', '', line(text, TEXT_MAX)],
  ];
  const payload = lines.join('\n').trimEnd();
  return new TextEncoder().encode(payload).length <= BYTES_MAX ? payload : undefined;
}

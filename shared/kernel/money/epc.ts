import type { Money } from './money.ts';

interface Transfer {
  readonly holder: string;
  readonly iban: string;
  readonly bic: string;
  readonly amount: Money;
  /** The payment's reference text. */
  readonly reference: string;
}

const MAX_CENTS = 99_999_999_999;

/** A transfer as banking apps read it from a QR code (EPC069-12, version 2); empty where the standard has none. */
export function epcText({ holder, iban, bic, amount: { minor, currency }, reference }: Transfer): string {
  if (currency !== 'EUR' || minor <= 0 || minor > MAX_CENTS || !iban || !holder) return '';
  const euros = `EUR${Math.floor(minor / 100)}.${String(minor % 100).padStart(2, '0')}`;
  return ['BCD', '002', '1', 'SCT', bic, holder.slice(0, 70), iban, euros, '', '', reference.slice(0, 140)].join('\n');
}

import { exponentOf } from './money.ts';

/**
 * How an attempt to pay by card stands at its provider. Reports come more than once and in any order, so each is the
 * whole state.
 */
export interface CardReport {
  readonly state: 'open' | 'processing' | 'paid' | 'ended';
  /** Minor units of the currency, as we count them. */
  readonly amount: number;
  readonly currency: string;
  readonly received: number;
  /** Refunded, or taken back by the bank of the card. */
  readonly returned: number;
  readonly declined?: string | undefined;
}

/** The minor digits of the provider, where they differ from those of ISO 4217. */
const DIGITS: Readonly<Record<string, number>> = { ISK: 2, UGX: 2, MGA: 0 };
const digitsBetween = (currency: string): number => (DIGITS[currency] ?? exponentOf(currency)) - exponentOf(currency);

/** An amount in the provider's minor units; undefined if it has none for it. Three digits must end in a zero there. */
export function providerMinor(minor: number, currency: string): number | undefined {
  const there = minor * 10 ** digitsBetween(currency);
  const isRound = Number.isInteger(there) && (exponentOf(currency) < 3 || there % 10 === 0);
  return isRound ? there : undefined;
}
export const ownMinor = (there: number, currency: string): number => there / 10 ** digitsBetween(currency);

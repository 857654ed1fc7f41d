import type { BankLine } from '#shared/domains/agreements/bank-entry/schemas.ts';

/** The entries of a statement file. */
export interface Statement {
  readonly lines: readonly BankLine[];
  /** Lines that are no bookings. */
  readonly passedOver: number;
}
const LIMITS = { reference: 500, payer: 140, payerAccount: 34, bankReference: 60, account: 34 } as const;

/** Joins the pieces of a text, without the line breaks and repeated blanks of a format. */
export const joined = (pieces: readonly string[]): string => pieces.join(' ').replace(/\s+/g, ' ').trim();

/** Cuts the texts of a line to the length that is stored. */
export function tidied(line: BankLine): BankLine {
  const cut = (name: keyof typeof LIMITS) => joined([line[name]]).slice(0, LIMITS[name]);
  return {
    ...line,
    account: cut('account').replaceAll(' ', ''),
    reference: cut('reference'),
    payer: cut('payer'),
    payerAccount: cut('payerAccount').replaceAll(' ', ''),
    bankReference: cut('bankReference'),
  };
}

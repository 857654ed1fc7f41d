import * as numbers from '#shared/kernel/money/document-number.ts';
import type { LocalDate } from '#shared/kernel/time/date.ts';
import { isCredit } from './kinds.ts';
import type { InvoiceType } from './schemas.ts';

/** The prefix of a number when the bookkeeping names none: `2026-0041`. */
const USUAL = '{YYYY}-';

interface Series {
  readonly prefix: string;
  readonly digits?: number | undefined;
}
export const isYearly = ({ prefix }: Series): boolean => numbers.isYearly(prefix || USUAL);

/** Formats the number of an invoice, `2026-0041`, or of a credit note, `C2026-0041`. */
export const invoiceNumber = (type: InvoiceType, { prefix, digits }: Series, date: LocalDate, value: number): string =>
  `${isCredit({ type }) ? 'C' : ''}${numbers.documentNumber({ prefix: prefix || USUAL, digits }, date, value)}`;

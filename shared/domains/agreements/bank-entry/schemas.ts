import * as z from 'zod';
import { Currency, MAX_MINOR } from '#shared/kernel/money/money.ts';
import { Id } from '#shared/kernel/record/ids.ts';
import { Meta } from '#shared/kernel/record/record.ts';
import { requiredText, text } from '#shared/kernel/text/text.ts';
import { LocalDate } from '#shared/kernel/time/date.ts';
import { BANK_ENTRY_STATES, COLUMN_ROLES, DIRECTIONS } from './states.ts';

export const BankEntryStateName = z.enum(BANK_ENTRY_STATES);

/** A line of a bank statement, whatever its format. */
export const BankLine = z.object({
  /** The agency's own account: its IBAN, or what the bank calls it. */
  account: z.string(),
  currency: Currency,
  date: LocalDate,
  /** In minor units, above 0. */
  amount: z.int().min(1).max(MAX_MINOR),
  direction: z.enum(DIRECTIONS),
  /** The bank took back an earlier entry. */
  isReversal: z.boolean(),
  /** The words of the payer. */
  reference: z.string(),
  payer: z.string(),
  payerAccount: z.string(),
  /** The name that the bank gave to the entry. Empty in formats that have none. */
  bankReference: z.string(),
});
export type BankLine = z.infer<typeof BankLine>;

/** A part of an entry that is booked as a payment of a document. */
export const BookedPart = z.object({ invoiceId: Id, number: z.string(), amount: z.int(), paymentId: Id });
export type BookedPart = z.infer<typeof BookedPart>;

export const BankEntryFields = BankLine.extend({
  /** Names the entry for ever: the same entry of a second file has the same key. */
  key: z.string(),
  fileName: z.string(),
  parts: z.array(BookedPart),
  /** Why the entry, or its rest, pays no document. */
  ignoredFor: z.string().optional(),
});
export type BankEntryFields = z.infer<typeof BankEntryFields>;

export const PartInput = z.object({ invoiceId: Id, amount: z.int().min(1).max(MAX_MINOR) });
export type PartInput = z.infer<typeof PartInput>;
export const IgnoreReason = requiredText(200);

export const BankMatch = z.object({
  certainty: z.enum(['certain', 'likely', 'possible']),
  by: z.enum(['reference', 'payer', 'amount']),
  parts: z.array(PartInput.extend({ number: z.string(), debtor: z.string(), open: z.int() })),
  /** The part of the entry that no document takes. */
  left: z.int(),
});
export type BankMatch = z.infer<typeof BankMatch>;

/** An entry as its page gets it. */
export const BankEntry = BankEntryFields.omit({ key: true }).extend({
  ...Meta.shape,
  state: BankEntryStateName,
  /** The amount that is not booked yet. */
  left: z.int(),
  match: BankMatch.optional(),
});
export type BankEntry = z.infer<typeof BankEntry>;

const RoleName = z.enum(COLUMN_ROLES, { error: 'choice' });
export const DAY_ORDERS = ['dmy', 'mdy', 'ymd'] as const;
export const CSV_COLUMNS_MAX = 60;
/** How the CSV files of one bank are read. */
export const CsvColumns = z.object({
  roles: z.array(RoleName).min(1).max(CSV_COLUMNS_MAX),
  dayOrder: z.enum(DAY_ORDERS, { error: 'choice' }),
  decimal: z.enum([',', '.'], { error: 'choice' }),
  /** The account of a file that has no column for it. */
  account: text(34),
  currency: Currency,
});
export type CsvColumns = z.infer<typeof CsvColumns>;
/** A CSV file whose columns a user has to name. */
export const CsvQuestion = z.object({
  headings: z.array(z.object({ heading: z.string(), samples: z.array(z.string()) })),
  guess: CsvColumns,
});
export type CsvQuestion = z.infer<typeof CsvQuestion>;

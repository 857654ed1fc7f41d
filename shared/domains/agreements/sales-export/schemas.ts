import * as z from 'zod';
import { Currency, Rate } from '#shared/kernel/money/money.ts';
import { Id } from '#shared/kernel/record/ids.ts';
import { REASON_MAX } from '#shared/kernel/record/reason.ts';
import { requiredText } from '#shared/kernel/text/text.ts';
import { Instant, LocalDate } from '#shared/kernel/time/date.ts';
import { ADDRESSEE_KEYS, EXPORT_MASKS } from './masks.ts';

export const BookingMonth = z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/, { error: 'date' });
export const ExportMask = z.enum(EXPORT_MASKS, { error: 'choice' });

/** The packages know short codes only. Empty: none. */
const VALUE = /^\w{0,15}$/;
const MAX_VALUES = 500;
const Value = z.object({
  key: z.string().max(60),
  value: z.string().trim().regex(VALUE, { error: 'export.badValue' }),
});

/** How the sales of a bookkeeping are exported. */
export const ExportSettings = z.object({
  mask: ExportMask,
  addresseeKey: z.enum(ADDRESSEE_KEYS, { error: 'choice' }),
  /** The values of the masks' keys, and of each VAT case the revenue ledger and the package's VAT code. */
  values: z.array(Value).max(MAX_VALUES),
});
export type ExportSettings = z.infer<typeof ExportSettings>;
export const NO_SETTINGS: ExportSettings = { mask: 'csv', addresseeKey: 'companyNumber', values: [] };

/** Settings as a page gets them. `rev` is 0 before they are first saved. */
export const ShownSettings = ExportSettings.extend({ rev: z.int() });
export type ShownSettings = z.infer<typeof ShownSettings>;
export const SettingsInput = ExportSettings.extend({ rev: z.int().min(0) });
export type SettingsInput = z.infer<typeof SettingsInput>;

/** A gap that prevents a file, in the reader's language, with the page that closes it. */
export const Gap = z.object({ code: z.string(), message: z.string(), target: z.string().optional() });
export type Gap = z.infer<typeof Gap>;

export const SALES_FILE_STATES = ['pending', 'ready', 'failed'] as const;
export const SalesFile = z.object({
  fileType: ExportMask,
  state: z.enum(SALES_FILE_STATES),
  /** The documents and rows of a file that is ready. */
  documents: z.int().optional(),
  rows: z.int().optional(),
  gaps: z.array(Gap),
});
export type SalesFile = z.infer<typeof SalesFile>;

/** The export of a month since one of its locks. An unlock supersedes it. */
export const ExportRunView = z.object({
  run: z.int(),
  state: z.enum(['current', 'superseded']),
  at: Instant,
  by: z.string(),
  unlockedAt: Instant.optional(),
  unlockedBy: z.string().optional(),
  reason: z.string().optional(),
  files: z.array(SalesFile),
});
export type ExportRunView = z.infer<typeof ExportRunView>;

const amounts = { count: z.int(), net: z.int(), tax: z.int(), total: z.int() };
/** The issued documents of a month in one currency. Credit notes count negative. */
export const MonthSum = z.object({ currency: Currency, ...amounts });
export type MonthSum = z.infer<typeof MonthSum>;
export const MonthRow = z.object({
  month: BookingMonth,
  isLocked: z.boolean(),
  /** It is over and the next one to lock. */
  mayLock: z.boolean(),
  /** It is the last locked one. */
  mayUnlock: z.boolean(),
  sums: z.array(MonthSum),
  runs: z.array(ExportRunView),
});
export type MonthRow = z.infer<typeof MonthRow>;

/** Amounts of a month by VAT case. */
export const CaseSum = z.object({
  currency: Currency,
  vatCase: z.string(),
  category: z.string(),
  rate: Rate,
  ...amounts,
});
export type CaseSum = z.infer<typeof CaseSum>;

/** The facts to read before a month is locked. */
export const MonthView = z.object({
  month: BookingMonth,
  documents: z.int(),
  cases: z.array(CaseSum),
  /** Drafts dated in the month. Once it is locked, they need a later date. */
  drafts: z.array(z.object({ invoiceId: Id, name: z.string(), date: LocalDate })),
  /** Its documents that the e-invoice network refused. */
  failed: z.array(z.object({ invoiceId: Id, number: z.string(), name: z.string(), reason: z.string() })),
  /** The gaps that would prevent the file. */
  gaps: z.array(Gap),
});
export type MonthView = z.infer<typeof MonthView>;

export const LockInput = z.object({ bookkeepingId: Id, month: BookingMonth });
export const UnlockMonthInput = LockInput.extend({ reason: requiredText(REASON_MAX) });

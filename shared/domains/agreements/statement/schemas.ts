import * as z from 'zod';
import { Rendered } from '#shared/domains/agreements/agreement/rendering.ts';
import { STATEMENT_KINDS } from '#shared/domains/booking/deal/statement.ts';
import { Currency, MAX_MINOR, Rate } from '#shared/kernel/money/money.ts';
import { ArtistSummary } from '#shared/kernel/record/artist-summary.ts';
import { Id } from '#shared/kernel/record/ids.ts';
import { Meta } from '#shared/kernel/record/record.ts';
import { requiredText, text } from '#shared/kernel/text/text.ts';
import { LocalDate } from '#shared/kernel/time/date.ts';
import { MAX_TYPED } from './limits.ts';
import { PAYOUT_METHODS, STATEMENT_STAGES, TYPED_KINDS } from './stages.ts';

/** A row that the agency types. Advances and recharges are deducted. */
export const TypedRow = z.object({
  kind: z.enum(TYPED_KINDS, { error: 'choice' }).default('advance'),
  text: requiredText(100),
  amount: z
    .int({ error: 'required' })
    .min(-MAX_MINOR)
    .max(MAX_MINOR)
    .refine((value) => value !== 0, { error: 'required' }),
  vatRate: Rate.default(0),
});
export type TypedRow = z.infer<typeof TypedRow>;

export const StatementInput = z.object({
  artistId: Id,
  bookkeepingId: Id,
  currency: Currency,
  /** The first and last day of the shows, both included. */
  from: LocalDate,
  to: LocalDate,
  /** The VAT on the agency's commission. */
  commissionVat: Rate.default(0),
  rows: z.array(TypedRow).max(MAX_TYPED).default([]),
  internalNote: text(2500).default(''),
});
export type StatementInput = z.infer<typeof StatementInput>;

const minor = z.int();
/** A computed row: `signed` is its amount with VAT, below 0 if it is deducted. */
export const StatementLine = z.object({
  kind: z.enum(STATEMENT_KINDS),
  text: z.string(),
  amount: minor,
  vatRate: z.int(),
  vat: minor,
  signed: minor,
});
export type StatementLine = z.infer<typeof StatementLine>;

/** A settled show with the artist's side of its settlement. */
export const StatementNight = z.object({
  showId: Id,
  number: z.string(),
  date: LocalDate,
  place: z.string(),
  rows: z.array(StatementLine),
  balance: minor,
  /** Whether an invoice of its own bills the commission. */
  isCommissionApart: z.literal(true).optional(),
});
export type StatementNight = z.infer<typeof StatementNight>;

/** A balance that the artist still owes from an earlier statement. */
export const CarriedOver = z.object({ statementId: Id, number: z.string(), balance: minor });
export type CarriedOver = z.infer<typeof CarriedOver>;

export const StatementFigures = z.object({
  carried: z.array(CarriedOver),
  nights: z.array(StatementNight),
  rows: z.array(StatementLine),
  /** Above 0 it is paid out, below 0 the artist owes it. */
  balance: minor,
});
export type StatementFigures = z.infer<typeof StatementFigures>;

export const Payout = z.object({
  date: LocalDate,
  method: z.enum(PAYOUT_METHODS, { error: 'choice' }).default('bank'),
  /** As the bank statement has it. */
  reference: text(50).default(''),
});
export type Payout = z.infer<typeof Payout>;

export const Agreed = z.object({ date: LocalDate, name: requiredText(100) });
export type Agreed = z.infer<typeof Agreed>;

/** A question of the artist's side, asked by link. It is never overwritten. */
export const Question = z.object({ at: z.string(), by: z.string(), text: z.string() });
export type Question = z.infer<typeof Question>;

export const StatementFields = StatementInput.omit({ artistId: true, bookkeepingId: true }).extend({
  artist: ArtistSummary,
  bookkeeping: z.object({ bookkeepingId: Id, name: z.string() }),
  stage: z.enum(STATEMENT_STAGES),
  /** Empty until the statement is sent. */
  number: z.string(),
  /** Frozen when the statement is sent; computed while it is a draft. */
  figures: StatementFigures.optional(),
  sentAt: z.string().optional(),
  /** `linkId`: the link by which the artist's side agreed. */
  agreed: Agreed.extend({ linkId: Id.optional() }).optional(),
  questions: z.array(Question).optional(),
  settledAt: z.string().optional(),
  payout: Payout.optional(),
});
export type StatementFields = z.infer<typeof StatementFields>;

export const Statement = StatementFields.extend(Meta.shape).extend({
  figures: StatementFigures,
  /** The PDF of a sent statement. */
  rendered: Rendered.optional(),
});
export type Statement = z.infer<typeof Statement>;

/** A row of the list. A draft has no figures there. */
export const StatementRow = StatementFields.omit({ figures: true, rows: true, internalNote: true, questions: true })
  .extend(Meta.shape)
  .extend({ balance: minor.optional(), nights: z.int().optional() });
export type StatementRow = z.infer<typeof StatementRow>;

/** The balance between agency and artist in a currency; above 0 the agency owes it. */
export const ArtistBalance = z.object({
  currency: Currency,
  /** Settled shows that no statement has yet, and what the artist gets of them. */
  waitingNights: z.int(),
  waiting: minor,
  /** Sent and agreed statements, and balances that were not yet carried over. */
  open: minor,
  balance: minor,
});
export type ArtistBalance = z.infer<typeof ArtistBalance>;

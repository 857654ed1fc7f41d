import * as z from 'zod';
import { LocalDate } from '#shared/kernel/time/date.ts';
import { words } from '#shared/kernel/values/words.ts';
import { SettlementInput } from './schemas.ts';
import { STATEMENT_KINDS } from './statement.ts';

const minor = z.number();
const Line = z.object({
  kind: z.enum(['guarantee', 'percentage', 'overage', 'bonus']),
  amount: minor,
  at: z.int().optional(),
});

/** The outcome of a night at one number of tickets. Amounts are minor units of the deal's currency. */
export const Outcome = z.object({
  sold: z.int(),
  comps: z.int(),
  gross: minor,
  adjusted: minor,
  tax: minor,
  net: minor,
  /** The costs off the net, the amount left to share, and the percentage of it. */
  expenses: minor,
  splitPoint: minor,
  base: minor,
  share: minor,
  lines: z.array(Line),
  artistGets: minor,
  commission: minor,
  /** The parts of the commission, in the order of the agents. */
  agents: z.array(minor),
  /** The commission, if it is on top of the fee. */
  bookingFee: minor,
  /** The artist's fee after the commission. */
  artistFee: minor,
  withheld: minor,
  /** The fee with the withheld tax, if a net fee was agreed. */
  grossFee: minor,
  recharged: minor,
  promoterPays: minor,
  promoterResult: minor,
});
export type Outcome = z.infer<typeof Outcome>;

export const Step = z.object({
  /** The share of the capacity, in thousandths of a percent. */
  attendance: z.int(),
  isBreakEven: z.boolean(),
  ...Outcome.pick({ sold: true, gross: true, net: true, artistGets: true, promoterPays: true, promoterResult: true })
    .shape,
});
export type Step = z.infer<typeof Step>;

export const PlannedDeposit = z.object({ key: z.string(), amount: minor, dueOn: LocalDate.optional() });
export type PlannedDeposit = z.infer<typeof PlannedDeposit>;

export const Figures = z.object({
  now: Outcome,
  sellOut: Outcome,
  steps: z.array(Step),
  /** The tickets from which on the promoter makes no loss; undefined if even a full house is not enough. */
  breakEven: z.int().optional(),
  /** The tickets from which on the artist gets more than the guarantee. */
  shareFrom: z.int().optional(),
  deposits: z.array(PlannedDeposit),
  /** The part of the guaranteed amount that the deposits leave. */
  balance: minor,
});
export type Figures = z.infer<typeof Figures>;

export const PROMOTER_KINDS = words('fee taxOnTop bookingFee recharge adjustment withholding keptBack received');

/** The settlement of a night: its counts, the promoter's debt and the artist's result. */
export const SettlementFigures = z.object({
  counted: SettlementInput,
  outcome: Outcome,
  promoter: z.object({
    rows: z.array(z.object({ kind: z.enum(PROMOTER_KINDS), amount: minor, text: z.string().optional() })),
    balance: minor,
  }),
  artist: z.object({
    rows: z.array(z.object({ kind: z.enum(STATEMENT_KINDS), vat: minor, signed: minor })),
    balance: minor,
  }),
});
export type SettlementFigures = z.infer<typeof SettlementFigures>;

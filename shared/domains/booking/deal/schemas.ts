import * as z from 'zod';
import { RateSource, RateText } from '#shared/kernel/money/exchange.ts';
import { Currency, MAX_MINOR, Rate } from '#shared/kernel/money/money.ts';
import { Id } from '#shared/kernel/record/ids.ts';
import { RevInput } from '#shared/kernel/record/record.ts';
import { requiredText, text } from '#shared/kernel/text/text.ts';
import { LocalDate } from '#shared/kernel/time/date.ts';
import { Certificate } from './certificate.ts';

/** The types of deals. trade.md, "Deals", says what each type gives the artist. */
export const DEAL_TYPES = ['flat', 'pctGross', 'pctNet', 'versusGross', 'versusNet', 'plus', 'tierBonus'] as const;
export const DealType = z.enum(DEAL_TYPES);
export type DealType = z.infer<typeof DealType>;

export const MAX_TICKETS = 20;
export const MAX_EXPENSES = 50;
export const MAX_BONUSES = 20;
export const MAX_DEPOSITS = 12;
const MAX_AGENTS = 10;
const MAX_COUNT = 1_000_000;

const amount = z.int().min(0).max(MAX_MINOR);
const count = z.int().min(0).max(MAX_COUNT);
/** The lasting key of a row. Counts and payments refer to it. */
const rowKey = z.string().regex(/^[a-z0-9]{1,12}$/, { error: 'required' });
const isUnique = (rows: readonly { readonly key: string }[]) =>
  new Set(rows.map(({ key }) => key)).size === rows.length;
const rowsOf = <R extends z.ZodType<{ readonly key: string }>>(row: R, max: number) =>
  z.array(row).max(max).refine(isUnique, { error: 'exists' }).default([]);

export const TicketType = z.object({
  key: rowKey,
  name: requiredText(50),
  capacity: count,
  price: amount,
  /** The expected number of sold tickets, until they are counted. */
  sold: count.default(0),
  comps: count.default(0),
  feePerTicket: amount.default(0),
});
export type TicketType = z.infer<typeof TicketType>;

export const PARTIES = ['promoter', 'venue', 'agency', 'artist'] as const;
export const Party = z.enum(PARTIES);
export type Party = z.infer<typeof Party>;
export const Payer = z.enum(['promoter', 'agency', 'artist']);
export type Payer = z.infer<typeof Payer>;

export const Expense = z.object({
  key: rowKey,
  name: requiredText(100),
  kind: z.enum(['fixed', 'perTicket']).default('fixed'),
  amount,
  /** The most that counts of the expense. */
  cap: amount.optional(),
  /** The party that fronts the expense, and the party that bears it. */
  handler: Party.default('promoter'),
  payer: Payer.default('promoter'),
});
export type Expense = z.infer<typeof Expense>;

/** An amount that is added from a number of sold tickets on. */
export const Bonus = z.object({ at: z.int().min(1).max(MAX_COUNT), amount });
export type Bonus = z.infer<typeof Bonus>;

export const COMMISSION_MODES = ['inside', 'onTop', 'totalIncludesFee'] as const;
export const COMMISSION_BASES = ['all', 'feeAndOverage', 'fee'] as const;
export const Commission = z.object({
  mode: z.enum(COMMISSION_MODES).default('inside'),
  base: z.enum(COMMISSION_BASES).default('all'),
  rate: Rate.default(15_000),
  /** The agents, whose weights share out the commission. */
  agents: z
    .array(z.object({ userId: Id, name: text(100).default(''), weight: Rate }))
    .max(MAX_AGENTS)
    .default([]),
});
export type Commission = z.infer<typeof Commission>;

export const DUE_RULES = ['afterSigning', 'beforeShow', 'afterShow', 'fixed'] as const;
export const Due = z
  .object({
    rule: z.enum(DUE_RULES).default('afterSigning'),
    days: z.int().min(0).max(730).default(14),
    date: LocalDate.optional(),
  })
  .refine(({ rule, date }) => rule !== 'fixed' || date !== undefined, { error: 'required', path: ['date'] });
export type Due = z.infer<typeof Due>;

export const Deposit = z.object({
  key: rowKey,
  name: text(100).default(''),
  kind: z.enum(['percent', 'amount']).default('percent'),
  rate: Rate.default(0),
  amount: amount.default(0),
  due: Due,
});
export type Deposit = z.infer<typeof Deposit>;

const TaxPart = z.object({ name: text(50).default(''), rate: Rate, onFirst: z.boolean().default(false) });
const MAX_TAX = 90;
/** Sums the parts in percent. A part on the first one counts with its effective rate. */
const percentOf = (parts: readonly z.infer<typeof TaxPart>[]): number => {
  const shares = parts.map(({ rate, onFirst }) => (onFirst ? (rate * (parts[0]?.rate ?? 0)) / 100_000 : rate));
  return shares.reduce((sum, share) => sum + share, 0) / 1000;
};

/** The tax that the promoter withholds for his tax office. A part may be a percentage of the first part. */
export const Withholding = z.object({
  agreed: z.enum(['gross', 'net']).default('gross'),
  parts: z
    .array(TaxPart)
    .min(1, { error: 'atLeastOne' })
    .max(4)
    .refine((parts) => percentOf(parts) <= MAX_TAX, { error: 'tooBig', params: { max: MAX_TAX } }),
  /** The factor on a net fee, if the country publishes one. */
  onNet: Rate.optional(),
  /** The amount up to which nothing is withheld. Above it, the whole amount counts. */
  freeUpTo: amount.optional(),
});
export type Withholding = z.infer<typeof Withholding>;

export const DealInput = z.object({
  type: DealType.default('flat'),
  currency: Currency,
  guarantee: amount.default(0),
  percentage: Rate.default(0),
  /** The promoter's profit on costs and guarantee, before a `plus` deal shares. */
  promoterProfit: Rate.default(0),
  bonuses: z.array(Bonus).max(MAX_BONUSES).default([]),
  tickets: rowsOf(TicketType, MAX_TICKETS),
  taxMode: z.enum(['included', 'onTop']).default('included'),
  taxRate: Rate.default(0),
  expenses: rowsOf(Expense, MAX_EXPENSES),
  /** The most that the promoter's expenses may take off the net in total. */
  expensesCap: amount.optional(),
  commission: Commission.prefault({}),
  deposits: rowsOf(Deposit, MAX_DEPOSITS).refine(
    (rows) => rows.reduce((sum, { kind, rate }) => sum + (kind === 'percent' ? rate : 0), 0) <= 100_000,
    { error: 'deal.depositsAbove' },
  ),
  signedOn: LocalDate.optional(),
  withholding: Withholding.optional(),
  /** Units of the deal's currency per unit of the agency's. Left out, the rate of the day is stored. */
  exchangeRate: RateText.optional(),
  notes: text(2500).default(''),
});
export type DealInput = z.infer<typeof DealInput>;

/** The final counts and payments. A row that is not named keeps its agreed values. */
export const SettlementInput = z.object({
  tickets: rowsOf(z.object({ key: rowKey, sold: count, comps: count.default(0) }), MAX_TICKETS),
  expenses: rowsOf(z.object({ key: rowKey, amount }), MAX_EXPENSES),
  received: rowsOf(z.object({ key: rowKey, amount }), MAX_DEPOSITS),
  adjustments: z
    .array(z.object({ text: requiredText(100), amount: z.int().min(-MAX_MINOR).max(MAX_MINOR) }))
    .max(20)
    .default([]),
});
export type SettlementInput = z.infer<typeof SettlementInput>;

/** The settlement in its form. A blank value keeps following the deal and the counts. */
export const Counts = SettlementInput.extend({
  tickets: z.array(z.object({ key: rowKey, sold: count.optional(), comps: count.optional() })),
  expenses: z.array(z.object({ key: rowKey, amount: amount.optional() })),
});
export type Counts = z.infer<typeof Counts>;

export const Settlement = SettlementInput.extend({
  closedAt: z.string().optional(),
  closedBy: z.string().optional(),
  /** The reason why the settlement was reopened. */
  reopenedFor: z.string().optional(),
});
export type Settlement = z.infer<typeof Settlement>;

export const Exchange = z.object({ base: Currency, rate: RateText, date: LocalDate, source: RateSource });
export type Exchange = z.infer<typeof Exchange>;

export const DealFields = DealInput.omit({ exchangeRate: true }).extend({
  exchange: Exchange.optional(),
  /** Of the withheld tax. */
  certificate: Certificate.optional(),
  settlement: Settlement,
});
export type DealFields = z.infer<typeof DealFields>;

/** The deal as a reader gets it, with revision 0 before it is first saved. */
export const Deal = DealFields.extend({ rev: RevInput });
export type Deal = z.infer<typeof Deal>;

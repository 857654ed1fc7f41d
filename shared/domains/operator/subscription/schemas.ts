import * as z from 'zod';
import { SETTLEMENTS } from '#shared/domains/agreements/invoice/settlement.ts';
import { Address } from '#shared/kernel/geo/address.ts';
import { Currency, MAX_MINOR } from '#shared/kernel/money/money.ts';
import { Id } from '#shared/kernel/record/ids.ts';
import { RevInput } from '#shared/kernel/record/record.ts';
import { optionalEmail, requiredText, text } from '#shared/kernel/text/text.ts';
import { LocalDate } from '#shared/kernel/time/date.ts';
import { mask } from '#shared/kernel/values/words.ts';

/*
 * The subscription of an agency to the service (money section 13). It lies with the operator, whose bookkeeping bills
 * it. Its seats are the users that the agency may have, which its record already says.
 */
export const PERIODS = ['month', 'year'] as const;
export const Period = z.enum(PERIODS, { error: 'choice' });
export type Period = z.infer<typeof Period>;

/**
 * `trial`: nothing is billed yet. `pastDue`: a bill is late. `suspended`: late for so long that the agency can only
 * read. `ended`: cancelled and over; the agency can only read.
 */
export const SUBSCRIPTION_STATES = ['trial', 'active', 'pastDue', 'suspended', 'ended'] as const;
export const SubscriptionState = z.enum(SUBSCRIPTION_STATES);
export type SubscriptionState = z.infer<typeof SubscriptionState>;

const price = z.int({ error: 'required' }).min(0).max(MAX_MINOR);
/** A plan of the operator: the price of a seat for a month and for a year, in minor units, without VAT. */
export const Plan = z.object({ name: requiredText(50), month: price, year: price });
export type Plan = z.infer<typeof Plan>;
export const PLANS_MAX = 10;

export const OfferFields = z.object({
  /** The bookkeeping of the operator that bills. Prices are in its currency. */
  bookkeepingId: Id,
  trialDays: z.int({ error: 'required' }).min(0).max(90),
  plans: z.array(Plan).min(1, { error: 'atLeastOne' }).max(PLANS_MAX),
});
export type OfferFields = z.infer<typeof OfferFields>;
export const Offer = OfferFields.extend({ rev: z.int(), currency: Currency });
export type Offer = z.infer<typeof Offer>;

/** The addressee of the bills. */
export const BillingDetails = z.object({
  name: requiredText(100),
  address: Address,
  vatNumber: text(20).default(''),
  email: optionalEmail,
  /** The reference that the agency wants on every bill. */
  reference: text(50).default(''),
});
export type BillingDetails = z.infer<typeof BillingDetails>;

export const SEATS_MAX = 5000;
export const Seats = z.int({ error: 'required' }).min(1).max(SEATS_MAX);

/** The changes that come with the next period. */
const Next = z.object({ seats: Seats.optional(), plan: Plan.optional(), period: Period.optional() });

/** A subscription as it is stored. */
export const SubscriptionFields = z.object({
  clientId: Id,
  companyId: Id,
  bookkeepingId: Id,
  currency: Currency,
  plan: Plan,
  period: Period,
  next: Next.optional(),
  /** The first day that is paid for. Periods count from it. */
  anchor: LocalDate,
  /** The periods billed since. */
  billed: z.int(),
  /** The day on which it is over. */
  endsOn: LocalDate.optional(),
  state: SubscriptionState,
  customerId: z.string().optional(),
  card: z.object({ customerId: z.string(), methodId: z.string(), label: z.string(), expires: z.string() }).optional(),
  /** The page at the card provider where a card is being typed. */
  setupId: z.string().optional(),
  /** The instant at which the job looks at it again; left out once it is over. */
  lookAt: z.string().optional(),
});
export type SubscriptionFields = z.infer<typeof SubscriptionFields>;

/** The reason of a bill: a period, or seats added within one. */
export const BILL_KINDS = ['period', 'seats'] as const;
/** A bill as it is stored. Its invoice says how far it is. */
export const Bill = z.object({
  /** Its name among those of the subscription: a period is billed once. */
  key: z.string(),
  kind: z.enum(BILL_KINDS),
  from: LocalDate,
  /** The last day. */
  to: LocalDate,
  seats: z.int(),
  invoiceId: Id,
  /** How often the card was charged, and the first day. */
  tries: z.int(),
  firstTryOn: LocalDate.optional(),
  /** Nothing of it is open any more. */
  isClosed: z.boolean(),
  /** Why its invoice could not be issued or sent: the code of the refusal. */
  problem: z.string().optional(),
});
export type Bill = z.infer<typeof Bill>;

/** A bill as the agency sees it. A draft is not one yet. */
export const BillRow = Bill.pick({ kind: true, from: true, to: true, seats: true }).extend({
  invoiceId: Id,
  number: z.string(),
  date: LocalDate,
  dueDate: z.string(),
  total: z.int(),
  open: z.int(),
  currency: Currency,
  settlement: z.enum(SETTLEMENTS).optional(),
});
export type BillRow = z.infer<typeof BillRow>;

/** A subscription as its agency sees it. */
export const Subscription = SubscriptionFields.pick(mask('plan period next currency endsOn state')).extend({
  rev: z.int(),
  seats: z.int(),
  /** Users who may sign in: each takes a seat. */
  users: z.int(),
  /** The first day of the next period; in the trial, the first day that is paid for. */
  renewsOn: LocalDate,
  /** The net amount of the next period, in minor units. */
  renewal: z.int(),
  /** The day on which the agency becomes read only, while a bill is late. */
  suspendsOn: LocalDate.optional(),
  takesCards: z.boolean(),
  card: z.object({ label: z.string(), expires: z.string() }).optional(),
  billing: BillingDetails,
  /** The plans that it may change to. */
  plans: z.array(Plan),
});
export type Subscription = z.infer<typeof Subscription>;

/** A change by the agency. What is left out stays. */
export const SubscriptionChange = z.object({
  rev: RevInput,
  seats: Seats.optional(),
  /** The name of a plan of the offer. */
  plan: requiredText(50).optional(),
  period: Period.optional(),
  billing: BillingDetails.optional(),
  /** Cancels it with the end of the period, or takes that back. */
  isEnding: z.boolean().optional(),
});
export type SubscriptionChange = z.infer<typeof SubscriptionChange>;

/** A new subscription of an agency that has none. */
export const NewSubscription = z.object({
  clientId: Id,
  plan: requiredText(50),
  period: Period,
  seats: Seats,
  billing: BillingDetails,
  /** Left out, the trial of the offer begins today. */
  anchor: LocalDate.optional(),
});
export type NewSubscription = z.infer<typeof NewSubscription>;

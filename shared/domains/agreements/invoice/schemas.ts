import * as z from 'zod';
import { MAX_PAYMENTS } from '#shared/domains/agreements/agreement/document.ts';
import { Rendered } from '#shared/domains/agreements/agreement/rendering.ts';
import { CopiedShow } from '#shared/domains/booking/show/copied-show.ts';
import { OwnerSummary } from '#shared/domains/booking/show/schemas.ts';
import { freeFields } from '#shared/domains/identity/free-field/schemas.ts';
import { ISSUE_FLOWS } from '#shared/domains/reference/bookkeeping/issue-flow.ts';
import { UNITS } from '#shared/domains/reference/product/contract.ts';
import { TagIds } from '#shared/domains/reference/tag/schemas.ts';
import { VAT_CATEGORIES } from '#shared/domains/reference/vat-rate/rules.ts';
import { CompanySummary } from '#shared/domains/relations/company/schemas.ts';
import { ContactSummary } from '#shared/domains/relations/contact/schemas.ts';
import { RateSource, RateText } from '#shared/kernel/money/exchange.ts';
import { Currency, MAX_MINOR, Rate } from '#shared/kernel/money/money.ts';
import { ArtistSummary } from '#shared/kernel/record/artist-summary.ts';
import { Id } from '#shared/kernel/record/ids.ts';
import { Meta } from '#shared/kernel/record/record.ts';
import { Locale } from '#shared/kernel/text/locale.ts';
import { requiredText, text } from '#shared/kernel/text/text.ts';
import { LocalDate, OptionalDate } from '#shared/kernel/time/date.ts';
import { mask } from '#shared/kernel/values/words.ts';
import { Dispute } from './dispute.ts';
import { ESubmission } from './e-submission.ts';
import { INVOICE_STAGES, INVOICE_TYPES } from './kinds.ts';
import { LineBooked, LineBooking } from './line-booking.ts';
import { InvoiceParty, PayTo } from './party-schemas.ts';
import { ReminderHold, SentReminder } from './reminder-schemas.ts';
import { SelfBill } from './self-bill-schemas.ts';
import { SETTLEMENTS } from './settlement.ts';

export const InvoiceStage = z.enum(INVOICE_STAGES);
export type InvoiceStage = z.infer<typeof InvoiceStage>;

export const InvoiceType = z.enum(INVOICE_TYPES);
export type InvoiceType = z.infer<typeof InvoiceType>;
/** The kinds that an author chooses. A credit note and a final follow from their content. */
export const NewType = z.enum(['invoice', 'deposit']).default('invoice');
export type NewType = z.infer<typeof NewType>;

/** The limits of money sections 1 and 3. */
export const MAX_LINES = 200;
export const MAX_SHOWS = 50;
export const MAX_ARTISTS = 10;
const MAX_QUANTITY = 1_000_000_000;

const amount = z.int().min(0).max(MAX_MINOR);

export const InvoiceLineInput = z.object({
  text: requiredText(500),
  /** The quantity in thousandths, 1.5 = 1500. A negative one takes goods back. */
  quantity: z
    .int({ error: 'required' })
    .min(-MAX_QUANTITY)
    .max(MAX_QUANTITY)
    .refine((value) => value !== 0, { error: 'required' })
    .default(1000),
  unit: z.enum(UNITS, { error: 'choice' }).default('C62'),
  /** The price of one unit, in hundredths of a minor unit: 0.2350 EUR = 2350. */
  priceC: z
    .int({ error: 'required' })
    .min(0)
    .max(MAX_MINOR * 100),
  discountRate: Rate.default(0),
  discount: amount.default(0),
  vatRateId: Id,
  showId: Id.optional(),
  /** The first and the last day of the line's own supply. Left out, the document's count. */
  supplyFrom: OptionalDate.optional(),
  supplyTo: OptionalDate.optional(),
  ...LineBooking.shape,
  /** The earlier document that this line takes off, with its net and VAT. The server fills in the amounts. */
  deducts: z.object({ invoiceId: Id, taxable: z.int(), tax: z.int() }).optional(),
});
export type InvoiceLineInput = z.infer<typeof InvoiceLineInput>;

/** The VAT case of a line when the line was saved. Later changes of the case do not affect it. */
export const LineVat = z.object({
  code: z.string(),
  name: z.string(),
  category: z.enum(VAT_CATEGORIES),
  rate: Rate,
  text: z.string(),
});
export type LineVat = z.infer<typeof LineVat>;
/** A stored line. `net` is its amount without VAT, before the document's own discount. */
export const InvoiceLine = InvoiceLineInput.extend({ vat: LineVat, net: z.int(), ...LineBooked.shape });
export type InvoiceLine = z.infer<typeof InvoiceLine>;

export const InvoiceInput = z.object({
  bookkeepingId: Id,
  companyId: Id.optional(),
  contactId: Id.optional(),
  locale: Locale,
  showIds: z.array(Id).max(MAX_SHOWS).default([]),
  artistIds: z.array(Id).max(MAX_ARTISTS).default([]),
  ownerId: Id.optional(),
  /** The date of the invoice. Left empty, it is the day of issue. */
  date: OptionalDate.default(''),
  /** The due date. Left empty, the payment term sets it. */
  dueDate: OptionalDate.default(''),
  paymentTermId: Id.optional(),
  /** The first and last day of the charged supply. */
  supplyFrom: OptionalDate.default(''),
  supplyTo: OptionalDate.default(''),
  currency: Currency,
  /** The reference that the buyer wants on the document. */
  reference: text(50).default(''),
  /** The text above the lines. */
  intro: text(2500).default(''),
  internalNote: text(2500).default(''),
  pricesIncludeVat: z.boolean().default(false),
  discountRate: Rate.default(0),
  discount: amount.default(0),
  lines: z.array(InvoiceLineInput).max(MAX_LINES).default([]),
  statusId: Id.optional(),
  tagIds: TagIds,
  ...freeFields,
});
export type InvoiceInput = z.infer<typeof InvoiceInput>;

export type InvoiceShow = z.infer<typeof CopiedShow>;

export const TaxGroup = z.object({ vat: z.string(), rate: Rate, taxable: z.int(), tax: z.int() });
export type TaxGroup = z.infer<typeof TaxGroup>;
/** The exchange rate on the day of issue: units of the document's currency per unit of the bookkeeping's. */
const IssueRate = z.object({ base: Currency, rate: RateText, date: LocalDate, source: RateSource });
/** A reference to an invoice. `date` is the day of issue, which credit notes print. */
export const InvoiceRef = z.object({ invoiceId: Id, number: z.string(), date: LocalDate.optional() });

/** A part of a contract's payment schedule: its place there. */
export const ContractPart = z.object({
  contractId: Id,
  at: z
    .int()
    .min(0)
    .max(MAX_PAYMENTS - 1),
});
export type ContractPart = z.infer<typeof ContractPart>;

const Author = z.object({ userId: Id, name: z.string() });
export const InvoiceFields = InvoiceInput.omit(mask('companyId contactId ownerId showIds artistIds lines')).extend({
  type: InvoiceType,
  stage: InvoiceStage,
  /** The number; empty before the issue. */
  number: z.string(),
  bookkeepingName: z.string(),
  company: CompanySummary.optional(),
  contact: ContactSummary.optional(),
  artists: z.array(ArtistSummary),
  shows: z.array(CopiedShow),
  owner: OwnerSummary,
  lines: z.array(InvoiceLine),
  groups: z.array(TaxGroup),
  net: z.int(),
  tax: z.int(),
  total: z.int(),
  paid: z.int(),
  writtenOff: z.int(),
  credited: z.int(),
  creditIssued: z.int(),
  /** The purchase that the agency bills to itself for its artist. */
  selfBill: SelfBill.optional(),
  /** The issuer in the name of the seller, an artist. */
  onBehalf: z.object({ by: z.string() }).optional(),
  /** The amounts that credit notes took of its tax groups. */
  creditedGroups: z.array(TaxGroup).optional(),
  creditOf: InvoiceRef.optional(),
  /** Whether it bills the rest after its show is settled. A show has one such invoice. */
  isSettlement: z.literal(true).optional(),
  /** The settled shows among those of a collective, which it bills like a settlement. */
  settledShowIds: z.array(Id).optional(),
  /** The part of a payment schedule that a deposit bills. No other document bills it. */
  part: ContractPart.optional(),
  credits: z.array(InvoiceRef).optional(),
  issuedAt: z.string().optional(),
  /** The time when it was first sent. */
  sentAt: z.string().optional(),
  /** The warnings that a user confirmed at the issue. */
  confirmed: z.array(z.object({ code: z.string(), userId: Id, name: z.string() })).optional(),
  exchange: IssueRate.optional(),
  seller: InvoiceParty.optional(),
  buyer: InvoiceParty.optional(),
  payTo: PayTo.optional(),
  termText: z.string().optional(),
  /** The closing text of the bookkeeping. */
  legalText: z.string().optional(),
  /** How far it is as an e-invoice; left out until it is submitted as one. */
  eInvoice: ESubmission.optional(),
  /** When it was locked, and by whom. Its money does not change until it is unlocked. */
  lockedAt: z.string().optional(),
  lockedBy: z.string().optional(),
  /** The reminders that were sent, the last one last. */
  reminders: z.array(SentReminder).optional(),
  hold: ReminderHold.optional(),
  /** The user who made the draft. Drafts of older releases name none. */
  createdBy: Author.optional(),
  /** The user who handed it to the reviewers, and the time. */
  review: z.object({ by: Author, at: z.string() }).optional(),
  /** The reason of a reviewer who sent it back to its author. */
  sentBack: z.object({ by: Author, at: z.string(), reason: z.string() }).optional(),
  /** The open dispute of its payer. */
  dispute: Dispute.optional(),
  /** The payment that a payer announced. It is no payment until the bank shows it. */
  saidPaid: z.object({ on: LocalDate, reference: z.string(), at: z.string(), by: z.string() }).optional(),
  /** The client of the operator whose subscription it bills. */
  clientId: Id.optional(),
  /** The time since which nothing of it is open. Its links end some time later. */
  settledAt: z.string().optional(),
});
export type InvoiceFields = z.infer<typeof InvoiceFields>;

const Derived = z.object({
  open: z.int(),
  /** The settlement of an issued document. */
  settlement: z.enum(SETTLEMENTS).optional(),
});
/** An invoice as a page gets it. `rendered` is its rendering, once it is issued. */
export const Invoice = InvoiceFields.extend({
  ...Meta.shape,
  ...Derived.shape,
  rendered: Rendered.optional(),
  /** The documents that it deducts. */
  deducted: z.array(InvoiceRef).optional(),
  /** How its bookkeeping issues a draft; only told of a draft. */
  issueFlow: z.enum(ISSUE_FLOWS).optional(),
  /** The final invoice that deducts it. A draft has no number yet. */
  deductedBy: InvoiceRef.optional(),
});
export type Invoice = z.infer<typeof Invoice>;
/** A row of the list: people, subject and amounts, but not the document. */
export const InvoiceRow = Invoice.omit(
  mask('lines groups creditedGroups seller buyer payTo intro rendered deducted deductedBy issueFlow'),
);
export type InvoiceRow = z.infer<typeof InvoiceRow>;

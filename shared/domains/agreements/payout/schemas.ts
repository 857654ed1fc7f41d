import * as z from 'zod';
import { AgreementRef } from '#shared/domains/agreements/agreement/schemas.ts';
import { CompanySummary } from '#shared/domains/relations/company/schemas.ts';
import { OptionalBic } from '#shared/kernel/money/bank.ts';
import { Currency, MAX_MINOR } from '#shared/kernel/money/money.ts';
import { ArtistSummary } from '#shared/kernel/record/artist-summary.ts';
import { Id } from '#shared/kernel/record/ids.ts';
import { Meta } from '#shared/kernel/record/record.ts';
import { text } from '#shared/kernel/text/text.ts';
import { LocalDate } from '#shared/kernel/time/date.ts';
import { PAYOUT_METHODS, PAYOUT_STATES } from './methods.ts';

export const PayoutMethod = z.enum(PAYOUT_METHODS, { error: 'choice' });
export type PayoutMethod = z.infer<typeof PayoutMethod>;
export const PayoutState = z.enum(PAYOUT_STATES);
export type PayoutState = z.infer<typeof PayoutState>;

export const PayoutInput = z.object({
  /** In minor units of the agreement's currency. */
  amount: z.int({ error: 'required' }).min(1).max(MAX_MINOR),
  /** The day for which it is planned. */
  date: LocalDate,
  method: PayoutMethod.default('bank'),
  /** The text on the bank statement of the payee. */
  reference: text(50).default(''),
});
export type PayoutInput = z.infer<typeof PayoutInput>;

export const PayoutFields = PayoutInput.extend({
  agreement: AgreementRef,
  currency: Currency,
  artistIds: z.array(Id),
  artists: z.array(ArtistSummary),
  /** The payee, whose bank account a file names. */
  company: CompanySummary.optional(),
  /** The file that has it. A payout is in one file at most. */
  fileId: Id.optional(),
  paidOn: LocalDate.optional(),
});
export type PayoutFields = z.infer<typeof PayoutFields>;
export const Payout = PayoutFields.extend({ ...Meta.shape, state: PayoutState });
export type Payout = z.infer<typeof Payout>;

/** A SEPA credit transfer file. It never changes: a second download has the same bytes. */
export const PayoutFileFields = z.object({
  name: z.string(),
  bankAccountId: Id,
  date: LocalDate,
  payoutIds: z.array(Id),
  /** In cents. */
  total: z.int(),
  xml: z.string(),
});
export type PayoutFileFields = z.infer<typeof PayoutFileFields>;
export const PayoutFile = PayoutFileFields.extend({ id: Id });
export type PayoutFile = z.infer<typeof PayoutFile>;

/** The account of one side of a transfer. */
export const TransferParty = z.object({ holder: z.string(), iban: z.string(), bic: OptionalBic });
export type TransferParty = z.infer<typeof TransferParty>;

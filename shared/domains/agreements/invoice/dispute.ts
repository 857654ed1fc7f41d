import * as z from 'zod';
import { AppError } from '#shared/kernel/contract/error.ts';
import { MAX_MINOR } from '#shared/kernel/money/money.ts';
import { Id } from '#shared/kernel/record/ids.ts';
import { text } from '#shared/kernel/text/text.ts';

export const DISPUTE_CATEGORIES = ['amount', 'paid', 'addressee', 'performance', 'other'] as const;
export type DisputeCategory = (typeof DISPUTE_CATEGORIES)[number];
export const DISPUTE_TEXT_MIN = 10;
export const DISPUTE_TEXT_MAX = 2000;

/** The answer of the agency that takes the disputed part back. It holds once the credit note is issued. */
export const REMEDIES = ['credit', 'creditAndNew'] as const;
export type Remedy = (typeof REMEDIES)[number];

/** The objection of a payer (outsiders section 5). */
export const DisputeInput = z.object({
  category: z.enum(DISPUTE_CATEGORIES, { error: 'choice' }),
  text: text(DISPUTE_TEXT_MAX).min(DISPUTE_TEXT_MIN),
  /** The disputed part of the open amount, in minor units of the document. */
  amount: z.int({ error: 'required' }).min(1, { error: 'required' }).max(MAX_MINOR),
});
export type DisputeInput = z.infer<typeof DisputeInput>;

export const Dispute = DisputeInput.extend({
  id: Id,
  at: z.string(),
  /** The link by which it was raised, and its recipient. */
  by: z.object({ linkId: Id, name: z.string() }),
  /** The names of the files that came with it. They are among the files of the invoice. */
  files: z.array(z.string()),
  remedy: z.enum(REMEDIES).optional(),
});
export type Dispute = z.infer<typeof Dispute>;

interface Disputed {
  readonly dispute?: Dispute | undefined;
}
/** Refuses a second open dispute, and more than is open. */
export function checkDispute(
  { dispute }: Disputed,
  { amount }: DisputeInput,
  open: number,
  say: (m: number) => string,
) {
  if (dispute) throw new AppError('dispute.open');
  if (open <= 0) throw new AppError('dispute.nothingOpen');
  if (amount > open) throw new AppError('dispute.aboveOpen', { field: 'amount', params: { amount: say(open) } });
}

/** Returns the open dispute, or refuses. */
export function openDispute({ dispute }: Disputed): Dispute {
  if (!dispute) throw new AppError('dispute.none');
  return dispute;
}

/** The disputed part of what is still open: a payment may have left less. */
export const disputedOf = ({ dispute }: Disputed, open: number): number =>
  Math.min(dispute?.amount ?? 0, Math.max(0, open));

/** Whether a credit note takes back the disputed part, or all that is left (outsiders scenario 24). */
export const isResolvedBy = ({ dispute }: Disputed, credited: number, openAfter: number): boolean =>
  dispute !== undefined && (credited >= dispute.amount || openAfter <= 0);

/** A document without its dispute, which has ended. */
export function withoutDispute<I extends Disputed>(invoice: I): I {
  const { dispute: _ended, ...rest } = invoice;
  return rest as I;
}

export interface DisputeAnswer {
  readonly answer: 'reject' | Remedy;
  readonly reason: string;
}
/** Ends a rejected dispute. A remedy stays open until its credit note is issued, so its reminders still pause. */
export function answerDispute<I extends Disputed>(invoice: I, { answer, reason }: DisputeAnswer): I {
  const dispute = openDispute(invoice);
  if (answer !== 'reject') return { ...invoice, dispute: { ...dispute, remedy: answer } };
  if (reason === '') throw new AppError('dispute.reasonMissing', { field: 'reason' });
  return withoutDispute(invoice);
}

import * as z from 'zod';
import { PromoterAgreement } from '#shared/domains/agreements/agreement/document.ts';
import * as kit from '#shared/domains/agreements/agreement/schemas.ts';
import { Id } from '#shared/kernel/record/ids.ts';
import { REASON_MAX } from '#shared/kernel/record/reason.ts';
import { Meta } from '#shared/kernel/record/record.ts';
import { requiredText } from '#shared/kernel/text/text.ts';
import { LocalDate } from '#shared/kernel/time/date.ts';
import { QUOTE_STAGES } from './stages.ts';

export const QuoteStage = z.enum(QUOTE_STAGES);
export type QuoteStage = z.infer<typeof QuoteStage>;

/** The document of a quote, with the last day of its validity. */
export const QuoteDocument = PromoterAgreement.extend({ validUntil: LocalDate });
export type QuoteDocument = z.infer<typeof QuoteDocument>;

/** The reason why a promoter declined it. */
export const DeclineReason = requiredText(REASON_MAX);

export const QuoteFields = kit.agreementFields(QuoteDocument, QuoteStage).extend({
  /** The time when it was accepted or declined. */
  decidedAt: z.string().optional(),
  declineReason: z.string().optional(),
  /** The answer that the promoter gave by link: the name they typed, and where it came from. */
  answer: z.object({ name: z.string(), at: z.string(), linkId: Id, ip: z.string() }).optional(),
  /** The contract that was made from the quote. */
  contract: kit.AgreementRef.optional(),
});
export type QuoteFields = z.infer<typeof QuoteFields>;

/** The fields that follow from the day. */
const derived = { validUntil: LocalDate, isExpired: z.boolean() };
export const Quote = QuoteFields.extend({ ...kit.agreementView, ...derived });
export type Quote = z.infer<typeof Quote>;
export const QuoteRow = QuoteFields.omit(kit.NOT_IN_ROWS).extend({ ...Meta.shape, ...kit.agreementSum, ...derived });
export type QuoteRow = z.infer<typeof QuoteRow>;

export const QuoteInput = kit.agreementInput(QuoteDocument.omit(kit.NOT_FILLED_IN));

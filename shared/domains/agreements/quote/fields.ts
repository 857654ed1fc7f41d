import { agreementFields } from '#shared/domains/agreements/agreement/fields.ts';
import { defineFields, internal, plain, silent } from '#shared/kernel/record/fields.ts';
import type { QuoteFields } from './schemas.ts';

/** The fields of a quote. */
export const quoteFields = defineFields<QuoteFields, 'unlockReason'>()({
  ...agreementFields,
  decidedAt: { ...plain, ...silent },
  declineReason: plain,
  contract: plain,
  answer: { ...internal, ...silent },
});

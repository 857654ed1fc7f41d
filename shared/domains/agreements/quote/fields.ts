import { agreementFields } from '#shared/domains/agreements/agreement/fields.ts';
import { defineFields } from '#shared/kernel/record/fields.ts';
import type { QuoteFields } from './schemas.ts';

const plain = { sees: 'everybody' } as const;

/** The fields of a quote. */
export const quoteFields = defineFields<QuoteFields, 'unlockReason'>()({
  ...agreementFields,
  decidedAt: { ...plain, log: false },
  declineReason: plain,
  contract: plain,
});

import { defineFields, internal, plain, silent } from '#shared/kernel/record/fields.ts';
import type { StatementFields } from './schemas.ts';

/** The fields of a statement. */
export const statementFields = defineFields<StatementFields>()({
  artist: plain,
  bookkeeping: plain,
  currency: plain,
  from: plain,
  to: plain,
  commissionVat: plain,
  rows: plain,
  internalNote: { ...internal, blank: '' },
  stage: plain,
  number: plain,
  figures: { ...plain, ...silent },
  sentAt: { ...plain, ...silent },
  agreed: plain,
  questions: internal,
  settledAt: { ...plain, ...silent },
  payout: plain,
});

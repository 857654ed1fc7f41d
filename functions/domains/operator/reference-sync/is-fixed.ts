import type { AgreementFields } from '#shared/domains/agreements/agreement/schemas.ts';
import type { InvoiceFields } from '#shared/domains/agreements/invoice/schemas.ts';

/**
 * Tells whether an agreement was sent or locked. Its names do not change then; only the link to a record follows the record
 * that took its place.
 */
export const isFixed = ({ sentAt, lockedAt }: Pick<AgreementFields, 'sentAt' | 'lockedAt'>): boolean =>
  Boolean(sentAt || lockedAt);

/** Tells whether an invoice was issued; its contents do not change then. */
export const isIssued = ({ stage }: Pick<InvoiceFields, 'stage'>): boolean => stage !== 'draft';

import type { InvoiceFields } from '#shared/domains/invoice/schemas.ts';
import type { PaperFields } from '#shared/domains/paper/schemas.ts';

/** What was sent or locked keeps the names it had; only the way to a record goes on to the one in its place. */
export const isFixed = ({ sentAt, lockedAt }: Pick<PaperFields, 'sentAt' | 'lockedAt'>): boolean =>
  Boolean(sentAt || lockedAt);

/** What an invoice says stays as it was issued. */
export const isIssued = ({ stage }: Pick<InvoiceFields, 'stage'>): boolean => stage !== 'draft';

import type { AgreementFields } from '#shared/domains/agreements/agreement/schemas.ts';

/**
 * Tells whether an agreement was sent or locked. Its names do not change then; only the link to a record follows the record
 * that took its place.
 */
export const isFixed = ({ sentAt, lockedAt }: Pick<AgreementFields, 'sentAt' | 'lockedAt'>): boolean =>
  Boolean(sentAt || lockedAt);

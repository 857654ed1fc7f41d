import { words } from '#shared/kernel/values/words.ts';

/**
 * The client's own data that a signer may correct (outsiders section 3). Bank data is not among them: no outsider may
 * change it.
 */
export const CORRECTION_FIELDS = [
  ...words('companyName address vatNumber registerNumber signatory signatoryCapacity invoiceEmail'),
  ...words('invoiceAddress purchaseOrder venueName venueAddress'),
] as const;
export type CorrectionField = (typeof CORRECTION_FIELDS)[number];

/** The choices at countersigning. */
export const CORRECTION_CHOICES = ['thisBooking', 'update', 'create', 'ignore'] as const;
/**
 * `collected`: no file prints the field. `held`: the document waits for staff. `accepted`: a new revision is
 * being printed. `printed`: it prints the
 * value. `refused`: the text stays.
 */
export const CORRECTION_STATES = ['collected', 'held', 'accepted', 'printed', 'refused'] as const;

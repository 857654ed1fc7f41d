import * as z from 'zod';

/** The steps of a signing that move the status of source and show. The order is that of a signing. */
export const EFFECTS = [
  'sent',
  'viewed',
  'changesProposed',
  'signedByClient',
  'fullySigned',
  'signedOnPaper',
  'declined',
  'expired',
  'draft',
] as const;
export const Effect = z.enum(EFFECTS, { error: 'choice' });
export type Effect = z.infer<typeof Effect>;
/** The steps that an agency can switch off. The others move nothing. */
export const SWITCHED_EFFECTS = ['sent', 'fullySigned', 'signedOnPaper', 'declined', 'draft'] as const;

import * as z from 'zod';
import { words } from '#shared/kernel/values/words.ts';

/** The steps of a signing that move the status of source and show. The order is that of a signing. */
export const EFFECTS = words(
  'sent viewed changesProposed signedByClient fullySigned signedOnPaper declined expired draft',
);
export const Effect = z.enum(EFFECTS, { error: 'choice' });
export type Effect = z.infer<typeof Effect>;
/** The steps that an agency can switch off. The others move nothing. */
export const SWITCHED_EFFECTS = ['sent', 'fullySigned', 'signedOnPaper', 'declined', 'draft'] as const;

import * as z from 'zod';
import { EAddress } from '#shared/kernel/money/e-address.ts';
import { E_STATES } from './kinds.ts';

/** The last submission of a document to the access point. */
export const ESubmission = z.object({
  state: z.enum(E_STATES),
  /** The id that the access point knows it by. The same submission never gets another one. */
  submissionId: z.string(),
  /** 1 for the first submission. Only a failed one is followed by another. */
  attempt: z.int(),
  /** The receiver's address at the submission. */
  receiver: EAddress,
  at: z.string(),
  by: z.string(),
  /** The time of the outcome, and the reason of a failure as the access point says it. */
  settledAt: z.string().optional(),
  reason: z.string().optional(),
});
export type ESubmission = z.infer<typeof ESubmission>;

import { job } from '#functions/platform/jobs/job.ts';
import { sweepLinks } from '../housekeeping/sweep.ts';

/** Every day: ends the links that should have ended with their document. */
export const handler = job('esign.sweep', sweepLinks);

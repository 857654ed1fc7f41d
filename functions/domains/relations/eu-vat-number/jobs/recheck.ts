import { job } from '#functions/platform/jobs/job.ts';
import { checkDue } from '../public/due.ts';

/** Every quarter of an hour: a few at a time, so that VIES is never flooded. */
export const handler = job('eu-vat-number.recheck', checkDue);

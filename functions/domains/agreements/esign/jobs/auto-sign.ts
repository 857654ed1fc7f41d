import { job } from '#functions/platform/jobs/job.ts';
import { autoSign } from '../housekeeping/auto-sign.ts';

/** Every hour: signs by the standing orders of users. */
export const handler = job('esign.autoSign', autoSign);

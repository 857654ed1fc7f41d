import { job } from '#functions/platform/jobs/job.ts';
import { tickCutoffs } from '../tick.ts';

/** Every quarter of an hour: cutoffs that are a day ahead, and those that have come. */
export const handler = job('guest-list.cutoff', tickCutoffs);
